import type { ShoeRequirement } from '@rxweb/contracts/shoes/documents';
import { lazy, Suspense, useState } from 'react';
import { retryImport } from '../../../../boot/retry-import.ts';
import { cx } from '../../../../browser/class-names.ts';
import { useOnline } from '../../../../browser/use-online.ts';
import { offlineIcon } from '../../../../ui/more-icons.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { State } from '../../../../ui/state.tsx';
import { FailureNotice } from '../../documents/failure-notice.tsx';
import { PacketButtons } from '../../documents/packet-buttons.tsx';
import { UploadRow } from '../../documents/upload-row.tsx';
import { useDocumentActions } from '../../documents/use-document-actions.ts';
import { useDocumentDrop } from '../../documents/use-document-drop.ts';
import { useDocumentUploads } from '../../documents/use-document-uploads.ts';
import type { TabProps } from '../tab-props.ts';
import { useStepMarks } from '../use-step-marks.ts';
import { OtherPapers } from './other-papers.tsx';
import { PaperRow } from './paper-row.tsx';
import type { AskedPaper } from './paper-row-props.ts';
import styles from './papers.module.css';
import { stateIcon } from './slot-state.ts';
import type { SlotView } from './slot-views.ts';

const PaperDialog = lazy(async () => ({
  default: (await retryImport(() => import('./paper-dialog.tsx'))).PaperDialog,
}));

/** One row for each requirement, from request to verdict. Files can be dropped on a row. */
export function PapersTab({ api, open, model, onGo }: TabProps) {
  const { file, views } = model;
  const isOnline = useOnline();
  const marks = useStepMarks(api, file.id, file.version);
  const [asking, setAsking] = useState<AskedPaper | null>(null);
  const acts = useDocumentActions(api, file.id, open.changeDocuments);
  const sent = useDocumentUploads(api, file.id, (document) => open.changeDocuments((before) => [...before, document]));
  const { zone, refusals, dismiss, pick } = useDocumentDrop(firstOpen(views), sent.add);
  const row = { acts, isOnline, marks, today: model.today, onAsk: setAsking, onPick: pick, onGo };
  const uploadsOf = (requirement: ShoeRequirement) =>
    sent.uploads.filter((upload) => upload.requirement === requirement);
  const shown = (requirement: ShoeRequirement) =>
    uploadsOf(requirement).map((upload) => (
      <UploadRow
        key={upload.id}
        {...{ upload, isOnline }}
        onCancel={() => sent.cancel(upload)}
        onRetry={() => sent.retry(upload)}
      />
    ));
  return (
    <Panel title="Papers" note={<Counts views={views} />}>
      <div {...zone.getRootProps({ className: cx(styles.zone, zone.isDragActive && styles.dragged) })}>
        <input {...zone.getInputProps()} aria-label="Files for this case" tabIndex={-1} />
        {!isOnline && <OfflineNotice />}
        {refusals.length > 0 && <Refusals texts={refusals} onDismiss={dismiss} />}
        {acts.failure && !asking && <FailureNotice onDismiss={acts.dismiss}>{acts.failure}</FailureNotice>}
        <p role="status" className={styles.drop}>
          {dropText(zone)}
        </p>
        <ColumnNames />
        <ol className={styles.rows}>
          {views.map((view) => (
            <PaperRow key={view.slot} {...row} view={view} uploads={shown(view.slot)} />
          ))}
        </ol>
        <OtherPapers
          documents={file.documents}
          acts={acts}
          isOnline={isOnline}
          shown={shown}
          onAsk={setAsking}
          onPick={pick}
        />
      </div>
      <div className={styles.foot}>
        <p>Staff tick what was requested and received. Verdicts count only verified papers, and never block a save.</p>
        <PacketButtons api={api} caseId={file.id} />
      </div>
      {asking && (
        <Suspense>
          <PaperDialog asking={asking} acts={acts} values={model.values} onClose={() => setAsking(null)} />
        </Suspense>
      )}
    </Panel>
  );
}

function OfflineNotice() {
  return (
    <Notice tone="warning" icon={offlineIcon} role="status">
      No internet connection. Files you add will be sent when you’re back online.
    </Notice>
  );
}

function Refusals({ texts, onDismiss }: { texts: readonly string[]; onDismiss: () => void }) {
  return (
    <FailureNotice onDismiss={onDismiss}>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </FailureNotice>
  );
}

const columns = ['Requirement', 'Requested', 'Received', 'Document', 'Verified', 'Verdict'];

function ColumnNames() {
  return (
    <div className={styles.head} aria-hidden="true">
      {columns.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  );
}

const counted = [
  { tone: 'fail', words: 'missing or failed' },
  { tone: 'warn', words: 'to check' },
  { tone: 'pass', words: 'pass' },
] as const;

function Counts({ views }: { views: readonly SlotView[] }) {
  return (
    <span className={styles.counts}>
      {counted.map(({ tone, words }) => {
        const those = views.filter(({ verdict }) => verdict.tone === tone);
        const [first] = those;
        return (
          first && (
            <State key={tone} tone={tone} {...stateIcon(first.verdict)}>
              {those.length} {words}
            </State>
          )
        );
      })}
    </span>
  );
}

function firstOpen(views: readonly SlotView[]): ShoeRequirement {
  return views.find(({ documents }) => documents.length === 0)?.slot ?? 'other';
}

function dropText({ isDragActive, isDragReject }: { isDragActive: boolean; isDragReject: boolean }): string {
  if (isDragActive) return isDragReject ? 'File type not supported' : 'Drop files here!';
  return 'Drop PDF, JPEG or PNG files on a row, up to 10 at a time.';
}
