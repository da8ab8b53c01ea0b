import type { ShoeRequirement } from '@rxweb/contracts/shoes/documents';
import { Suspense, useState } from 'react';
import { cx } from '../../../../browser/class-names.ts';
import { useOnline } from '../../../../browser/use-online.ts';
import type { CaseTexts } from '../../../../texts/shoes/case-en.ts';
import { useCaseTexts } from '../../../../texts/shoes/use-case-texts.ts';
import { lazyPartOf } from '../../../../texts/use/lazy-part-of.ts';
import { offlineIcon } from '../../../../ui/more-icons.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { State } from '../../../../ui/state.tsx';
import type { AskedPaper } from '../../documents/document-entries.ts';
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
import styles from './papers.module.css';
import { stateIcon } from './slot-state.ts';
import type { SlotView } from './slot-views.ts';

const PaperDialog = lazyPartOf(async () => (await import('./paper-dialog.tsx')).PaperDialog);

/** One row for each requirement, from request to verdict. Files can be dropped on a row. */
export function PapersTab({ api, open, model, onGo }: TabProps) {
  const { papers: texts } = useCaseTexts();
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
    <Panel title={texts.title} note={<Counts views={views} />}>
      <div {...zone.getRootProps({ className: cx(styles.zone, zone.isDragActive && styles.dragged) })}>
        <input {...zone.getInputProps()} aria-label={texts.input} tabIndex={-1} />
        {!isOnline && <OfflineNotice />}
        {refusals.length > 0 && <Refusals texts={refusals} onDismiss={dismiss} />}
        {acts.failure && !asking && <FailureNotice onDismiss={acts.dismiss}>{acts.failure}</FailureNotice>}
        <p role="status" className={styles.drop}>
          {dropText(zone, texts)}
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
        <p>{texts.note}</p>
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
      {useCaseTexts().papers.offline}
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

function ColumnNames() {
  const { columns } = useCaseTexts().papers;
  return (
    <div className={styles.head} aria-hidden="true">
      {Object.values(columns).map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  );
}

const counted = [
  { tone: 'fail', words: 'failed' },
  { tone: 'warn', words: 'toCheck' },
  { tone: 'pass', words: 'pass' },
] as const;

function Counts({ views }: { views: readonly SlotView[] }) {
  const { papers: texts } = useCaseTexts();
  return (
    <span className={styles.counts}>
      {counted.map(({ tone, words }) => {
        const those = views.filter(({ verdict }) => verdict.tone === tone);
        const [first] = those;
        return (
          first && (
            <State key={tone} tone={tone} {...stateIcon(first.verdict)}>
              {texts[words](those.length)}
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

function dropText(
  { isDragActive, isDragReject }: { isDragActive: boolean; isDragReject: boolean },
  texts: CaseTexts['papers'],
): string {
  if (isDragActive) return isDragReject ? texts.notSupported : texts.dropHere;
  return texts.drop;
}
