import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { statusLabels } from '../labels.ts';
import { DeadlineMark, MissingChips } from '../marks.tsx';
import styles from './case-status.module.css';

type Owner = NonNullable<ShoeCaseFile['owner']>;

interface CaseStatusProps {
  file: ShoeCaseFile;
  owners: readonly Owner[];
  /** Throws an error with a message for the user. */
  onChange: (change: { ownerId: string | null } | { archived: boolean }) => Promise<void>;
}

const tones = { open: 'blue', delivered: 'green', billed: 'green', archived: 'neutral' } as const;

export function CaseStatus({ file, owners, onChange }: CaseStatusProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const isArchived = file.status === 'archived';
  const run = async (change: Parameters<typeof onChange>[0]): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    await onChange(change).catch((error: unknown) =>
      setFailure(error instanceof Error ? error.message : String(error)),
    );
    setIsBusy(false);
    setIsAsking(false);
  };
  return (
    <section aria-label="Case status" className={styles.standing}>
      <p className={styles.marks}>
        <Badge tone={tones[file.status]}>{statusLabels[file.status]}</Badge>
        <DeadlineMark line={file} today={file.today} />
      </p>
      {file.missing.length > 0 && (
        <div className={styles.marks}>
          <span aria-hidden="true">Missing:</span>
          <MissingChips label="Missing" steps={file.missing} />
        </div>
      )}
      <div className={styles.acts}>
        <SelectField
          label="Owner"
          value={file.owner?.id ?? ''}
          options={ownerOptions(file.owner, owners)}
          onChange={(ownerId) => void run({ ownerId: ownerId || null })}
        />
        <Button aria-disabled={isBusy} onClick={() => setIsAsking(true)}>
          {isArchived ? 'Restore from archive' : 'Archive'}
        </Button>
      </div>
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      {isAsking && (
        <ArchiveDialog
          {...{ file, isArchived, isBusy }}
          onClose={() => setIsAsking(false)}
          onArchive={() => void run({ archived: !isArchived })}
        />
      )}
    </section>
  );
}

interface ArchiveDialogProps {
  file: ShoeCaseFile;
  isArchived: boolean;
  isBusy: boolean;
  onClose: () => void;
  onArchive: () => void;
}

function ArchiveDialog({ file, isArchived, isBusy, onClose, onArchive }: ArchiveDialogProps) {
  return (
    <Dialog
      title={isArchived ? `Restore ${file.patient_name}’s case?` : `Archive ${file.patient_name}’s case?`}
      description={
        isArchived
          ? 'It will be back in the list and on the board.'
          : 'It won’t be in the list or on the board. Nothing is deleted, and you can restore it.'
      }
      onClose={() => isBusy || onClose()}
    >
      <DialogActions>
        <Button autoFocus onClick={() => isBusy || onClose()}>
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
