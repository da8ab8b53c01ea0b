import type { ShoeDocument } from '@rxweb/contracts/shoes/documents';
import { useStore } from '../../../boot/boot.tsx';
import { cx } from '../../../browser/class-names.ts';
import { useCaseTexts } from '../../../texts/shoes/use-case-texts.ts';
import { useShoesTexts } from '../../../texts/shoes/use-shoes-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { MenuButton } from '../../../ui/menu-button.tsx';
import { fileIcon } from '../../../ui/more-icons.ts';
import { scanText } from '../../../ui/outside-file/file-state.ts';
import { State } from '../../../ui/state.tsx';
import { type AskedPaper, documentEntries } from './document-entries.ts';
import { documentFacts, verifiedText } from './document-labels.ts';
import styles from './documents.module.css';
import type { DocumentActions } from './use-document-actions.ts';

interface DocumentRowProps {
  document: ShoeDocument;
  acts: DocumentActions;
  isOnline: boolean;
  onAsk: (about: AskedPaper['about']) => void;
}

export function DocumentRow({ document, acts, isOnline, onAsk }: DocumentRowProps) {
  const store = useStore();
  const own = useCaseTexts();
  const shared = useShoesTexts();
  const texts = own.papers;
  const verified = verifiedText(document, store, own, shared);
  const isBusy = acts.busy.has(document.id) || !isOnline;
  return (
    <li className={styles.document}>
      <span className={styles.kind}>
        <Icon drawing={fileIcon} size={24} />
      </span>
      <div className={styles.words}>
        <button type="button" className={styles.name} aria-disabled={isBusy} onClick={() => isBusy || onAsk('open')}>
          {document.name}
        </button>
        <p className={styles.facts}>
          {documentFacts(document, store, own, shared)}
          {document.file && (
            <>
              {' · '}
              <span lang="en">{scanText(document.file)}</span>
            </>
          )}
        </p>
        {verified && <State tone="pass">{verified}</State>}
      </div>
      <div className={cx(styles.acts, verified && styles.alone)}>
        {!verified && (
          <Button
            aria-label={texts.verifyFile(document.name)}
            aria-disabled={isBusy}
            onClick={() => isBusy || onAsk('verify')}
          >
            {texts.verify}
          </Button>
        )}
        <MenuButton
          label={texts.actions(document.name)}
          entries={documentEntries(document, onAsk, () => void acts.unverify(document), texts)}
        />
      </div>
    </li>
  );
}
