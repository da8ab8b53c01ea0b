import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { MenuButton } from '../../../ui/menu-button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Failure } from '../documents/failure-notice.tsx';
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
        label="Actions for this case"
        entries={[
          { label: 'Change owner…', onPick: () => open('owner') },
          { label: 'Print checklist', onPick: () => print() },
          { label: isArchived ? 'Restore from archive…' : 'Archive…', onPick: () => open('archive') },
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
  const [chosen, setChosen] = useState(owner?.id ?? '');
  return (
    <Dialog title="Who owns this case?" onClose={onClose}>
      <div className={styles.dialog}>
        <SelectField label="Owner" value={chosen} options={ownerOptions(owner, owners)} onChange={setChosen} />
        <Failure text={failure} />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" aria-disabled={isBusy} onClick={() => onChoose(chosen)}>
            {isBusy ? 'Saving…' : 'Save owner'}
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
  return (
    <Dialog
      title={isArchived ? `Restore ${file.patient_name}’s case?` : `Archive ${file.patient_name}’s case?`}
      description={
        isArchived
          ? 'It will be back in the list and on the board.'
          : 'It won’t be in the list or on the board. Nothing is deleted, and you can restore it.'
      }
      onClose={onClose}
    >
      <Failure text={failure} />
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          Cancel
        </Button>
        <Button variant="primary" aria-disabled={isBusy} onClick={onArchive}>
          {isArchived ? 'Restore' : 'Archive case'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Possible owners, plus the current one if no longer among them. */
function ownerOptions(owner: Owner | null, owners: readonly Owner[]) {
  const all = owner && !owners.some(({ id }) => id === owner.id) ? [owner, ...owners] : owners;
  return [
    { value: '', label: 'Unassigned' },
    ...all.map(({ id, name }) => ({ value: id, label: name ?? 'Deleted account' })),
  ];
}
