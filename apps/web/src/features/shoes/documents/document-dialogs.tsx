import { type ShoeDocument, type ShoeRequirement, shoeRequirements } from '@rxweb/contracts/shoes/documents';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { requirementWords } from '../labels.ts';
import styles from './documents.module.css';

export const requirementChoices = shoeRequirements.map((value) => ({ value, label: requirementWords[value].name }));

interface DocumentDialogProps {
  document: ShoeDocument;
  failure: string | null;
  isBusy: boolean;
  onClose: () => void;
}

/** Asks before a document is taken from its case. */
export function RemoveDialog({
  document,
  failure,
  isBusy,
  onClose,
  onRemove,
}: DocumentDialogProps & { onRemove: () => void }) {
  return (
    <Dialog
      title={`Remove “${document.name}”?`}
      description="It leaves this case and its packets. The file itself is kept for as long as papers are kept, and who removed it is noted."
      onClose={() => isBusy || onClose()}
    >
      <div className={styles.dialog}>
        <Failure text={failure} />
        <DialogActions>
          <Button autoFocus aria-disabled={isBusy} onClick={() => isBusy || onClose()}>
            Cancel
          </Button>
          <Button variant="danger" aria-disabled={isBusy} onClick={() => isBusy || onRemove()}>
            {isBusy ? 'Removing…' : 'Remove'}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}

/** Asks what a document proves instead. */
export function MoveDialog({
  document,
  failure,
  isBusy,
  onClose,
  onMove,
}: DocumentDialogProps & { onMove: (requirement: ShoeRequirement) => void }) {
  const [requirement, setRequirement] = useState(document.requirement);
  return (
    <Dialog title={`What does “${document.name}” prove?`} onClose={() => isBusy || onClose()}>
      <div className={styles.dialog}>
        <SelectField
          label="It proves"
          value={requirement}
          options={requirementChoices}
          hint={requirementWords[requirement].shows}
          onChange={setRequirement}
        />
        <Failure text={failure} />
        <DialogActions>
          <Button aria-disabled={isBusy} onClick={() => isBusy || onClose()}>
            Cancel
          </Button>
          <Button variant="primary" aria-disabled={isBusy} onClick={() => isBusy || onMove(requirement)}>
            {isBusy ? 'Saving…' : 'Save'}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}

function Failure({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <Notice tone="danger" role="alert">
      {text}
    </Notice>
  );
}
