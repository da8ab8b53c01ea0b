import { isUuid } from '@rxweb/contracts/shared/uuid';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { Suspense, useEffect, useState } from 'react';
import type { PageProps } from '../../../app/feature.ts';
import { useStore } from '../../../boot/boot.tsx';
import { useNow } from '../../../boot/use-now.ts';
import { useDraftStore } from '../../../data/drafts/use-draft-store.ts';
import { useLocation } from '../../../navigation/location.ts';
import { navigate } from '../../../navigation/navigation.ts';
import { useFormTexts } from '../../../texts/shoes/use-form-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageLink } from '../../../ui/page-link.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { folderIcon, printIcon } from '../../../ui/staff-icons.ts';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { caseHref, shoePaths } from '../shoe-paths.ts';
import { ShoesNav } from '../shoes-nav.tsx';
import { SaveBar } from './save-bar.tsx';
import styles from './shoe-form.module.css';
import { ShoeForm } from './shoe-form.tsx';
import { type Outcome, useNewChecklist } from './use-new-checklist.ts';

const nothing = { depthPairs: 0, customPairs: 0, insertPairs: 0, modifications: 0 };
const minuteMs = 60_000;

/** See spec sections 2 to 5 and 8. */
export function NewChecklistPage({ user, path }: PageProps) {
  // The durable medical equipment page adds a title and a subtitle (spec section 2).
  const isDme = path === shoePaths.dme;
  const { search } = useLocation();
  // A saved checklist names its case; opened again, that address leads there.
  const [begun] = useState(() => new URLSearchParams(search).get('case'));
  useEffect(() => {
    if (begun && isUuid(begun)) navigate(caseHref(begun.toLowerCase()), { replace: true });
  }, [begun]);
  const texts = useFormTexts();
  const { heading } = texts;
  return (
    <StaffPage
      title={isDme ? texts.dme : heading}
      {...(isDme && { text: texts.text })}
      actions={
        <>
          <PageLink href={shoePaths.cases} variant="quiet" icon={folderIcon}>
            {texts.allCases}
          </PageLink>
          <Button icon={printIcon} onClick={() => print()}>
            {texts.print}
          </Button>
        </>
      }
    >
      {isDme && <ShoesNav />}
      {isDme && <h2 className="visually-hidden">{heading}</h2>}
      <Suspense fallback={<SkeletonLines label={texts.loading} count={6} />}>
        <Checklist user={user} path={path} />
      </Suspense>
    </StaffPage>
  );
}

/** Waits for a draft of the same page. */
function Checklist({ user, path }: Pick<PageProps, 'user' | 'path'>) {
  const today = storeDate(useStore(), useNow(minuteMs));
  const drafts = useDraftStore(user.id);
  const checklist = useNewChecklist({ userId: user.id, page: path, store: drafts }, user.email, today);
  const { editing, isSending, outcome, isUnsaved, keptAt, send, startOver } = checklist;
  return (
    <>
      <ShoeForm editing={editing} id="new" suppliedHere={nothing} onSubmit={() => void send()}>
        <SaveBar isSending={isSending} keptAt={keptAt}>
          {outcome && <OutcomeNotice outcome={outcome} onStartOver={startOver} />}
        </SaveBar>
      </ShoeForm>
      <LeaveGuard isUnsaved={isUnsaved} onDiscard={() => drafts.keep(path, null)} />
    </>
  );
}

interface OutcomeNoticeProps {
  outcome: Outcome;
  onStartOver: () => void;
}

/** Spec section 8, word for word. */
function OutcomeNotice({ outcome, onStartOver }: OutcomeNoticeProps) {
  const texts = useFormTexts();
  if (outcome.type === 'failed')
    return (
      <Notice tone="danger" role="alert">
        <p className={styles.outcome}>{outcome.text}</p>
      </Notice>
    );
  return (
    <Notice tone="positive" role="status">
      <p>{texts.saved(outcome.id ?? texts.success)}</p>
      {outcome.openCaseId && <p>{texts.hasOpenCase}</p>}
      <div className={styles.links}>
        {outcome.id && (
          <PageLink href={caseHref(outcome.id)} variant="quiet">
            {texts.openCase}
          </PageLink>
        )}
        {outcome.openCaseId && (
          <PageLink href={caseHref(outcome.openCaseId)} variant="quiet">
            {texts.openEarlier}
          </PageLink>
        )}
        <Button variant="quiet" onClick={onStartOver}>
          {texts.newChecklist}
        </Button>
      </div>
    </Notice>
  );
}
