import { unknownState } from '@rxweb/contracts/shared/file-state';
import type { ShoeDocument } from '@rxweb/contracts/shoes/documents';
import { kindOfFile } from '@rxweb/domain/uploads/media-types';
import { sizeText } from '../../../format/size-text.ts';
import { useCaseTexts } from '../../../texts/shoes/use-case-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { FileQuestion, OutsideFile } from '../../../ui/outside-file/outside-file.tsx';
import styles from './documents.module.css';
import type { DocumentActions } from './use-document-actions.ts';

interface DocumentFileProps {
  document: ShoeDocument;
  acts: DocumentActions;
}

export function DocumentFile({ document, acts }: DocumentFileProps) {
  const { language } = useCaseTexts();
  const { name, type, size, file = unknownState } = document;
  return (
    <OutsideFile
      name={name}
      facts={`${kindOfFile(type, language)} · ${sizeText(size)}`}
      type={type}
      state={file}
      alt={name}
      isShownAtOnce
      isLarge
      calls={acts.fileCalls(document)}
    />
  );
}

export function OpenDialog({ onClose, ...file }: DocumentFileProps & { onClose: () => void }) {
  const { close } = useCaseTexts();
  return (
    <Dialog title={file.document.name} isWide onClose={onClose}>
      <div className={styles.dialog}>
        <DocumentFile {...file} />
        <DialogActions>
          <Button autoFocus onClick={onClose}>
            {close}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}

interface DocumentQuestionProps extends DocumentFileProps {
  asks: 'original' | 'delete';
  onClose: () => void;
}

export function DocumentQuestion({ asks, document, acts, onClose }: DocumentQuestionProps) {
  return (
    <FileQuestion
      asks={asks}
      name={document.name}
      state={document.file ?? unknownState}
      calls={acts.fileCalls(document)}
      onDeleted={onClose}
      onClose={onClose}
    />
  );
}
