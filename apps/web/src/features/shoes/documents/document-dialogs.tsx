import { type ShoeDocument, type ShoeRequirement, shoeRequirements } from '@rxweb/contracts/shoes/documents';
import { useState } from 'react';
import { useCaseTexts } from '../../../texts/shoes/use-case-texts.ts';
import { useShoesTexts } from '../../../texts/shoes/use-shoes-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import styles from './documents.module.css';
import { Failure } from './failure-notice.tsx';

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
  const { documents: texts, cancel } = useCaseTexts();
  return (
    <Dialog title={texts.removeTitle(document.name)} description={texts.removeText} onClose={() => isBusy || onClose()}>
      <div className={styles.dialog}>
        <Failure text={failure} />
        <DialogActions>
          <Button autoFocus aria-disabled={isBusy} onClick={() => isBusy || onClose()}>
            {cancel}
          </Button>
          <Button variant="danger" aria-disabled={isBusy} onClick={() => isBusy || onRemove()}>
            {isBusy ? texts.removing : texts.remove}
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
  const { documents: texts, papers, cancel } = useCaseTexts();
  const { requirements } = useShoesTexts();
  const [requirement, setRequirement] = useState(document.requirement);
  return (
    <Dialog title={texts.moveTitle(document.name)} onClose={() => isBusy || onClose()}>
      <div className={styles.dialog}>
        <SelectField
          label={papers.type}
          value={requirement}
          options={shoeRequirements.map((value) => ({ value, label: requirements[value].name }))}
          hint={requirements[requirement].shows}
          onChange={setRequirement}
        />
        <Failure text={failure} />
        <DialogActions>
          <Button aria-disabled={isBusy} onClick={() => isBusy || onClose()}>
            {cancel}
          </Button>
          <Button variant="primary" aria-disabled={isBusy} onClick={() => isBusy || onMove(requirement)}>
            {isBusy ? texts.saving : texts.save}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
