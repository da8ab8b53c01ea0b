import type { ShoeDocument } from '@rxweb/contracts/shoes/documents';
import { useStore } from '../../../boot/boot.tsx';
import { cx } from '../../../browser/class-names.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { MenuButton } from '../../../ui/menu-button.tsx';
import { fileIcon } from '../../../ui/more-icons.ts';
import { scanText } from '../../../ui/outside-file/file-state.ts';
import { State } from '../../../ui/state.tsx';
import { documentFacts, verifiedText } from './document-labels.ts';
import styles from './documents.module.css';
import type { DocumentActions } from './use-document-actions.ts';

interface DocumentRowProps {
  document: ShoeDocument;
  acts: DocumentActions;
  isOnline: boolean;
  onVerify: () => void;
  onMove: () => void;
  onRemove: () => void;
}

export function DocumentRow({ document, acts, isOnline, onVerify, onMove, onRemove }: DocumentRowProps) {
  const store = useStore();
  const verified = verifiedText(document, store);
  const isBusy = acts.busy.has(document.id) || !isOnline;
  return (
    <li className={styles.document}>
      <span className={styles.kind}>
        <Icon drawing={fileIcon} size={24} />
      </span>
      <div className={styles.words}>
        <button
          type="button"
          className={styles.name}
          aria-disabled={isBusy}
          onClick={() => isBusy || void acts.open(document)}
        >
          {document.name}
        </button>
        <p className={styles.facts}>
          {documentFacts(document, store)}
          {document.file && ` · ${scanText(document.file)}`}
        </p>
        {verified && <State tone="pass">{verified}</State>}
      </div>
      <div className={cx(styles.acts, verified && styles.alone)}>
        {!verified && (
          <Button aria-label={`Verify ${document.name}`} aria-disabled={isBusy} onClick={() => isBusy || onVerify()}>
            Verify
          </Button>
        )}
        <MenuButton
          label={`Actions for ${document.name}`}
          entries={[
            { label: 'Open', onPick: () => void acts.open(document) },
            { label: 'Save a copy', onPick: () => void acts.save(document) },
            { label: 'Change type…', onPick: onMove },
            ...(verified ? [{ label: 'Mark as not verified', onPick: () => void acts.unverify(document) }] : []),
            { label: 'Remove…', isDanger: true, onPick: onRemove },
          ]}
        />
      </div>
    </li>
  );
}
