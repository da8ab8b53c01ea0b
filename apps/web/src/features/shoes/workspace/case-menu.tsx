import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import { useState } from 'react';
import type { ShoesTexts } from '../../../texts/shoes/shoes-en.ts';
import { useCaseTexts } from '../../../texts/shoes/use-case-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { MenuButton } from '../../../ui/menu-button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Failure } from '../documents/failure-notice.tsx';
import { useCaseWords } from './case-words.ts';
import styles from './workspace.module.css';

type Owner = NonNullable<ShoeCaseFile['owner']>;
type Change = { ownerId: string | null } | { archived: boolean };

export interface CaseMenuProps {
  file: ShoeCaseFile;
  owners: readonly Owner[];
  /** Throws an error with a message for the user. */
  onChange: (change: Change) => Promise<void>;
}

export function CaseMenu({ file, owners, onChange }: CaseMenuProps) {
  const { menu: texts } = useCaseTexts();
  const [asking, setAsking] = useState<'owner' | 'archive' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isArchived = file.status === 'archived';
  const open = (about: 'owner' | 'archive') => {
    setFailure(null);
    setAsking(about);
  };
  const run = async (change: Change): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await onChange(change);
      setAsking(null);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setIsBusy(false);
    }
  };
  const shared = { file, isBusy, failure, onClose: () => isBusy || setAsking(null) };
  return (
    <>
      <MenuButton
        label={texts.label}
        entries={[
          { label: texts.changeOwner, onPick: () => open('owner') },
          { label: texts.print, onPick: () => print() },
          { label: isArchived ? texts.restore : texts.archive, onPick: () => open('archive') },
        ]}
      />
      {asking === 'owner' && (
        <OwnerDialog {...shared} owners={owners} onChoose={(ownerId) => void run({ ownerId: ownerId || null })} />
      )}
      {asking === 'archive' && (
        <ArchiveDialog {...shared} isArchived={isArchived} onArchive={() => void run({ archived: !isArchived })} />
      )}
    </>
  );
}

interface DialogProps {
  file: ShoeCaseFile;
  isBusy: boolean;
  failure: string | null;
  onClose: () => void;
}

interface OwnerDialogProps extends DialogProps {
  owners: readonly Owner[];
  onChoose: (ownerId: string) => void;
}

function OwnerDialog({ file: { owner }, owners, isBusy, failure, onClose, onChoose }: OwnerDialogProps) {
  const { shared, own } = useCaseWords();
  const texts = own.menu;
  const [chosen, setChosen] = useState(owner?.id ?? '');
  return (
    <Dialog title={texts.who} onClose={onClose}>
      <div className={styles.dialog}>
        <SelectField
          label={shared.owners.label}
          value={chosen}
          options={ownerOptions(owner, owners, shared)}
          onChange={setChosen}
        />
        <Failure text={failure} />
        <DialogActions>
          <Button onClick={onClose}>{own.cancel}</Button>
          <Button variant="primary" aria-disabled={isBusy} onClick={() => onChoose(chosen)}>
            {isBusy ? texts.saving : texts.saveOwner}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}

interface ArchiveDialogProps extends DialogProps {
  isArchived: boolean;
  onArchive: () => void;
}

function ArchiveDialog({ file, isArchived, isBusy, failure, onClose, onArchive }: ArchiveDialogProps) {
  const { menu: texts, cancel } = useCaseTexts();
  return (
    <Dialog
      title={isArchived ? texts.restoreTitle(file.patient_name) : texts.archiveTitle(file.patient_name)}
      description={isArchived ? texts.restoreText : texts.archiveText}
      onClose={onClose}
    >
      <Failure text={failure} />
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {cancel}
        </Button>
        <Button variant="primary" aria-disabled={isBusy} onClick={onArchive}>
          {isArchived ? texts.restoreCase : texts.archiveCase}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Possible owners, plus the current one if no longer among them. */
function ownerOptions(owner: Owner | null, owners: readonly Owner[], { unassigned, deletedAccount }: ShoesTexts) {
  const all = owner && !owners.some(({ id }) => id === owner.id) ? [owner, ...owners] : owners;
  return [
    { value: '', label: unassigned },
    ...all.map(({ id, name }) => ({ value: id, label: name ?? deletedAccount })),
  ];
}
