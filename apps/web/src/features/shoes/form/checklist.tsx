import { storeDate } from '@rxweb/domain/store/opening-hours';
import type { PageProps } from '../../../app/feature.ts';
import { useStore } from '../../../boot/boot.tsx';
import { useNow } from '../../../boot/use-now.ts';
import { useDraftStore } from '../../../data/drafts/use-draft-store.ts';
import { useFormTexts } from '../../../texts/shoes/use-form-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageLink } from '../../../ui/page-link.tsx';
import { caseHref } from '../shoe-paths.ts';
import { SaveBar } from './save-bar.tsx';
import styles from './shoe-form.module.css';
import { ShoeForm } from './shoe-form.tsx';
import { type Outcome, useNewChecklist } from './use-new-checklist.ts';

const nothing = { depthPairs: 0, customPairs: 0, insertPairs: 0, modifications: 0 };
const minuteMs = 60_000;

/** Waits for a draft of the same page. */
export function Checklist({ user, path }: Pick<PageProps, 'user' | 'path'>) {
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
