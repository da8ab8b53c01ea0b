import { type ShoeDocument, type ShoeRequirement, shoeRequirements } from '@rxweb/contracts/shoes/documents';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { requirementLabels } from '../labels.ts';
import styles from './documents.module.css';
import { Failure } from './failure-notice.tsx';

const requirementChoices = shoeRequirements.map((value) => ({ value, label: requirementLabels[value].name }));

interface DocumentDialogProps {
  document: ShoeDocument;
  failure: string | null;
  isBusy: boolean;
  onClose: () => void;
}

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
      description="It will no longer be in this case or its packets. The file itself is kept for the retention period, and your removal is recorded."
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

export function MoveDialog({
  document,
  failure,
  isBusy,
  onClose,
  onMove,
}: DocumentDialogProps & { onMove: (requirement: ShoeRequirement) => void }) {
  const [requirement, setRequirement] = useState(document.requirement);
  return (
    <Dialog title={`Change the type of “${document.name}”`} onClose={() => isBusy || onClose()}>
      <div className={styles.dialog}>
        <SelectField
          label="Document type"
          value={requirement}
          options={requirementChoices}
          hint={requirementLabels[requirement].shows}
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
