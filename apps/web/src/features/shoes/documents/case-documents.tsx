import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import { type ShoeDocument, type ShoeRequirement, shoeRequirements } from '@rxweb/contracts/shoes/documents';
import { type ReactNode, useState } from 'react';
import { cx } from '../../../browser/class-names.ts';
import { useOnline } from '../../../browser/use-online.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { closeIcon, offlineIcon } from '../../../ui/more-icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { uploadIcon } from '../../../ui/staff-icons.ts';
import { useShoesApi } from '../shoes.api.ts';
import { MoveDialog, RemoveDialog, requirementChoices } from './document-dialogs.tsx';
import { DocumentRow } from './document-row.tsx';
import styles from './documents.module.css';
import { PacketButtons } from './packet-buttons.tsx';
import { RequirementRows } from './requirement-rows.tsx';
import { UploadRow } from './upload-row.tsx';
import { type ChangeDocuments, useDocumentActions } from './use-document-actions.ts';
import { useDocumentDrop } from './use-document-drop.ts';
import { useDocumentUploads } from './use-document-uploads.ts';

interface CaseDocumentsProps {
  file: Pick<ShoeCaseFile, 'id' | 'documents'>;
  /** Takes an updater, so concurrent changes all count. */
  onChange: ChangeDocuments;
}

interface Asking {
  about: 'move' | 'remove';
  document: ShoeDocument;
}

/** Files can be dropped anywhere or picked. */
export function CaseDocuments({ file: { id, documents }, onChange }: CaseDocumentsProps) {
  const isOnline = useOnline();
  const api = useShoesApi();
  const [chosen, setChosen] = useState<ShoeRequirement>(() => firstUnproven(documents));
  const [asking, setAsking] = useState<Asking | null>(null);
  const acts = useDocumentActions(api, id, onChange);
  const sent = useDocumentUploads(api, id, (document) => onChange((before) => [...before, document]));
  const { zone, refusals, dismiss, pick } = useDocumentDrop(chosen, sent.add);
  const close = () => {
    acts.dismiss();
    setAsking(null);
  };
  return (
    <Panel title="Documents" note={countText(documents)} action={<PacketButtons api={api} caseId={id} />}>
      <div {...zone.getRootProps({ className: cx(styles.zone, zone.isDragActive && styles.dragged) })}>
        <input {...zone.getInputProps()} aria-label="Files for this case" tabIndex={-1} />
        {!isOnline && (
          <Notice tone="warning" icon={offlineIcon} role="status">
            No internet connection. Files you add will be sent when you’re back online.
          </Notice>
        )}
        <DropArea zone={zone} chosen={chosen} onChoose={setChosen} onPick={() => pick(null)} />
        {refusals.length > 0 && (
          <FailureNotice onDismiss={dismiss}>
            <ul>
              {refusals.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </FailureNotice>
        )}
        {acts.failure && !asking && <FailureNotice onDismiss={acts.dismiss}>{acts.failure}</FailureNotice>}
        <RequirementRows
          documents={documents}
          uploads={sent.uploads}
          onPick={pick}
          showDocument={(document) => (
            <DocumentRow
              key={document.id}
              {...{ document, acts, isOnline }}
              onMove={() => setAsking({ about: 'move', document })}
              onRemove={() => setAsking({ about: 'remove', document })}
            />
          )}
          showUpload={(upload) => (
            <UploadRow
              key={upload.id}
              {...{ upload, isOnline }}
              onCancel={() => sent.cancel(upload)}
              onRetry={() => sent.retry(upload)}
            />
          )}
        />
      </div>
      {asking && <DocumentDialog asking={asking} acts={acts} onClose={close} />}
    </Panel>
  );
}

interface DropAreaProps {
  zone: { isDragActive: boolean; isDragReject: boolean };
  chosen: ShoeRequirement;
  onChoose: (requirement: ShoeRequirement) => void;
  onPick: () => void;
}

function DropArea({ zone, chosen, onChoose, onPick }: DropAreaProps) {
  return (
    <div className={styles.drop}>
      <Icon drawing={uploadIcon} size={28} className={styles.dropIcon} />
      <p className={styles.dropText} role="status">
        {dropText(zone)}
      </p>
      <SelectField label="Document type" value={chosen} options={requirementChoices} onChange={onChoose} />
      <Button onClick={onPick}>Choose files</Button>
    </div>
  );
}

function FailureNotice({ children, onDismiss }: { children: ReactNode; onDismiss: () => void }) {
  return (
    <Notice tone="danger" role="alert" action={<IconButton label="Dismiss" drawing={closeIcon} onClick={onDismiss} />}>
      {children}
    </Notice>
  );
}

interface DocumentDialogProps {
  asking: Asking;
  acts: ReturnType<typeof useDocumentActions>;
  onClose: () => void;
}

function DocumentDialog({ asking: { about, document }, acts, onClose }: DocumentDialogProps) {
  const closeAfter = async (act: Promise<boolean>) => {
    if (await act) onClose();
  };
  const props = { document, failure: acts.failure, isBusy: acts.busy.has(document.id), onClose };
  if (about === 'remove') return <RemoveDialog {...props} onRemove={() => void closeAfter(acts.remove(document))} />;
  return <MoveDialog {...props} onMove={(requirement) => void closeAfter(acts.move(document, requirement))} />;
}

function firstUnproven(documents: readonly ShoeDocument[]): ShoeRequirement {
  return shoeRequirements.find((each) => documents.every(({ requirement }) => requirement !== each)) ?? 'other';
}

function countText(documents: readonly ShoeDocument[]): string {
  const verified = documents.filter(({ verifiedAt }) => verifiedAt !== null).length;
  if (documents.length === 0) return 'None yet';
  return `${documents.length === 1 ? '1 file' : `${documents.length} files`}, ${verified} verified`;
}

function dropText({ isDragActive, isDragReject }: { isDragActive: boolean; isDragReject: boolean }): string {
  if (isDragActive) return isDragReject ? 'File type not supported' : 'Drop files here!';
  return 'Drop PDF, JPEG or PNG files here or on a row below, up to 10 at a time.';
}
