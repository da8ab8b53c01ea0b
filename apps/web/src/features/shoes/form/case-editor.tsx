import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import type { ShoeCaseDetails } from '@rxweb/contracts/shoes/details';
import { checkShoeCase, isReadyForKx } from '@rxweb/domain/shoes/check-case';
import { toShoeCase } from '@rxweb/domain/shoes/shoe-case';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { formatDate } from '@rxweb/domain/text/format';
import { useEffect, useState } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import { useNow } from '../../../boot/use-now.ts';
import { useDraftStore } from '../../../data/drafts/use-draft-store.ts';
import { Button } from '../../../ui/button.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageLink } from '../../../ui/page-link.tsx';
import { folderIcon, printIcon } from '../../../ui/staff-icons.ts';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { CaseClaim } from '../claim/case-claim.tsx';
import { DeliveryForm } from '../delivery/delivery-form.tsx';
import { CaseDocuments } from '../documents/case-documents.tsx';
import { personText } from '../labels.ts';
import { readForm } from '../shared/form-values.ts';
import { shoeField } from '../shared/shoe-fields.ts';
import { caseHref, shoePaths } from '../shoe-paths.ts';
import type { ShoesApi } from '../shoes.api.ts';
import { useOwners } from '../use-owners.ts';
import { CaseHistory } from './case-history.tsx';
import { CaseNotes } from './case-notes.tsx';
import { CaseStatus } from './case-status.tsx';
import { MergeView } from './merge-view.tsx';
import { SaveBar } from './save-bar.tsx';
import styles from './shoe-form.module.css';
import { ShoeForm } from './shoe-form.tsx';
import { type CaseOutcome, type Merging, type OpenCase, useCase } from './use-case.ts';

interface CaseEditorProps {
  api: ShoesApi;
  initial: ShoeCaseFile;
  user: { id: string };
}

const minuteMs = 60_000;

export function CaseEditor({ api, initial, user }: CaseEditorProps) {
  const store = useStore();
  const today = storeDate(store, useNow(minuteMs));
  const drafts = useDraftStore(user.id);
  const place = { userId: user.id, page: caseHref(initial.id), store: drafts };
  const notePlace = `${place.page}#note`;
  const open = useCase(api, initial, place, today);
  const { file, editing, merging, isSending, isUnsaved } = open;
  const owners = useOwners(api);
  const [note, setNote] = useState(() => drafts.read(notePlace) ?? '');
  const typeNote = (text: string) => {
    setNote(text);
    drafts.keep(notePlace, text.trim() === '' ? null : text);
  };
  const since = formatDate(storeDate(store, new Date(file.createdAt)));
  return (
    <StaffPage
      title={file.patient_name}
      text={`Patient ID ${file.patient_id}. Started ${since} by ${personText(file.createdBy)}.`}
      actions={
        <>
          <PageLink href={shoePaths.cases} variant="quiet" icon={folderIcon}>
            All cases
          </PageLink>
          <Button icon={printIcon} onClick={() => print()}>
            Print
          </Button>
        </>
      }
    >
      <CaseStatus file={file} owners={owners} onChange={open.changeAtOnce} />
      {merging ? (
        <Merger api={api} merging={merging} open={open} />
      ) : (
        <ShoeForm editing={editing} id={file.id} suppliedHere={file.suppliedHere} onSubmit={() => void open.save()}>
          <DeliveryOfCase open={open} today={today} />
          <ClaimOfCase open={open} today={today} />
          <SaveBar label="Save checklist" isSending={isSending} keptAt={open.keptAt}>
            {open.outcome && <OutcomeNotice outcome={open.outcome} id={file.id} />}
          </SaveBar>
        </ShoeForm>
      )}
      <div className={styles.panels}>
        <CaseDocuments file={file} onChange={open.changeDocuments} />
        <CaseNotes notes={file.caseNotes} text={note} onType={typeNote} onAdd={open.addNote} />
        <CaseHistory api={api} file={file} owners={owners} />
      </div>
      <LeaveGuard
        isUnsaved={isUnsaved || note.trim() !== ''}
        onDiscard={() => {
          drafts.keep(place.page, null);
          drafts.keep(notePlace, null);
        }}
      />
    </StaffPage>
  );
}

function DeliveryOfCase({ open: { editing }, today }: { open: OpenCase; today: string }) {
  const { values, change } = editing;
  const { details } = readForm(values);
  return (
    <DeliveryForm
      value={details.handover}
      onChange={(handover: ShoeCaseDetails['handover']) =>
        change('details.handover', handover ? JSON.stringify(handover) : '')
      }
      items={details.items}
      patientName={values.patient_name}
      address={details.patient?.address ?? null}
      today={today}
      isOnPaper={values['details.proofOfDelivery'] === 'yes'}
      onPaperChange={(isOnPaper) => change('details.proofOfDelivery', isOnPaper ? 'yes' : '')}
    />
  );
}

function ClaimOfCase({ open: { file, editing, isUnsaved }, today }: { open: OpenCase; today: string }) {
  const { id, suppliedHere, evidence } = file;
  const shoeCase = toShoeCase(readForm(editing.values).details, { id, today, suppliedHere, evidence });
  return <CaseClaim file={file} isReadyForKx={isReadyForKx(shoeCase, checkShoeCase(shoeCase))} isUnsaved={isUnsaved} />;
}

/** Resolves two versions; loads the name of the other editor. */
function Merger({ api, merging, open }: { api: ShoesApi; merging: Merging; open: OpenCase }) {
  const [by, setBy] = useState('Someone else');
  const { id, version } = merging.file;
  useEffect(() => {
    const abort = new AbortController();
    api.history(id, { isUserAction: false, signal: abort.signal }).then(
      (entries) => {
        const entry = entries.find((each) => each.version === version);
        if (entry) setBy(personText(entry.by));
      },
      () => {
        // Works without the name.
      },
    );
    return () => abort.abort();
  }, [api, id, version]);
  return (
    <MergeView
      key={version}
      merging={merging}
      by={by}
      isSending={open.isSending}
      onResolve={open.finish}
      onPutOff={open.putOff}
    />
  );
}

function OutcomeNotice({ outcome, id }: { outcome: CaseOutcome; id: string }) {
  if (outcome.type === 'failed')
    return (
      <Notice tone="danger" role="alert">
        <p className={styles.outcome}>{outcome.text}</p>
      </Notice>
    );
  if (outcome.type === 'saved')
    return (
      <Notice tone="positive" role="status">
        Saved! Record ID: {id}
      </Notice>
    );
  return (
    <Notice tone="info" role="status">
      Someone else saved this case. Updated: {outcome.paths.map((path) => shoeField(path).label).join(', ')}.
    </Notice>
  );
}
