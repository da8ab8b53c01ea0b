import type { RequestStep } from '@rxweb/contracts/requests/kinds';
import type { RequestFile } from '@rxweb/contracts/requests/staff';
import { isFilled, nextStep, pathOf, stepsOf } from '@rxweb/domain/requests/steps';
import { Suspense, useState } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import { cx } from '../../../browser/class-names.ts';
import { lazyPartOf } from '../../../texts/use/lazy-part-of.ts';
import { useStaffRequestsTexts } from '../../../texts/use/use-staff-requests-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { checkIcon } from '../../../ui/more-icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { State } from '../../../ui/state.tsx';
import { dayTime, firstNameOf, isOverdue, lateText, markOf } from '../labels.ts';
import type { RequestQuery } from '../use-request.ts';
import styles from './detail.module.css';
import stepper from './stepper.module.css';
import type { Steps } from './use-steps.ts';

const ChoiceDialog = lazyPartOf(async () => (await import('./choice-dialog.tsx')).ChoiceDialog);

interface ProgressProps {
  request: RequestFile;
  steps: Steps;
  query: RequestQuery;
  now: Date;
}

/** How far it is, whether it is late, and the next step as the only filled button. */
export function Progress({ request, steps, query, now }: ProgressProps) {
  const texts = useStaffRequestsTexts();
  const { progress } = texts;
  const [asks, setAsks] = useState<'need' | 'reason' | null>(null);
  const { state, step, need } = request;
  const path = pathOf(request);
  const next = nextStep(path, step);
  const isClosed = state === 'closed';
  return (
    <section className={styles.part} aria-label={progress.title}>
      <Stepper request={request} now={now} />
      <News request={request} query={query} />
      {need && <p className={styles.need}>{progress.waitsFor(texts.needs[need])}</p>}
      <div className={styles.rowset}>
        <Standing request={request} now={now} />
        <div className={styles.acts}>
          {isClosed ? (
            <Button aria-disabled={query.isChanging} onClick={() => void steps.reopen()}>
              {progress.reopen}
            </Button>
          ) : (
            <>
              <Button onClick={() => setAsks('reason')}>
                {isFilled(path) ? progress.cannotFill : progress.cannot}
              </Button>
              <Button onClick={() => setAsks('need')}>{progress.ask}</Button>
              {next && (
                <Button variant="primary" aria-disabled={query.isChanging} onClick={() => void steps.take(next)}>
                  {texts.take[next]}
                </Button>
              )}
            </>
          )}
        </div>
      </div>
      {asks && (
        <Suspense>
          <ChoiceDialog asks={asks} path={path} query={query} steps={steps} onClose={() => setAsks(null)} />
        </Suspense>
      )}
    </section>
  );
}

/** Since staff looked last, the visitor answered or canceled. */
function News({ request: { hasNews, outcome, name }, query }: Pick<ProgressProps, 'request' | 'query'>) {
  const { progress } = useStaffRequestsTexts();
  if (!hasNews) return null;
  return (
    <Notice
      tone="info"
      role="status"
      action={
        <Button aria-disabled={query.isChanging} onClick={() => void query.change({ change: 'seen' })}>
          {progress.read}
        </Button>
      }
    >
      {outcome === 'canceled' ? progress.canceled(name) : progress.answered(firstNameOf(name))}
    </Notice>
  );
}

function Standing({ request, now }: Pick<ProgressProps, 'request' | 'now'>) {
  const texts = useStaffRequestsTexts();
  const store = useStore();
  const language = useLanguage();
  const { outcome, closedAt, dueAt, events } = request;
  if (outcome && closedAt) {
    const when = dayTime(store, new Date(closedAt), now, language);
    const reason = events.findLast(({ what }) => what === 'closed')?.reason;
    const words = texts.outcomes[outcome];
    return (
      <State tone={outcome === 'done' ? 'pass' : 'off'}>
        {reason ? texts.progress.closedWhy(words, texts.reasons[reason], when) : texts.progress.closed(words, when)}
      </State>
    );
  }
  if (dueAt && isOverdue(request, now)) return <State tone="fail">{lateText(dueAt, now, texts)}</State>;
  const { tone, words } = markOf({ ...request, hasNews: false }, texts, store, now, language);
  return <State tone={tone}>{words}</State>;
}

function Stepper({ request, now }: Pick<ProgressProps, 'request' | 'now'>) {
  const texts = useStaffRequestsTexts();
  const store = useStore();
  const language = useLanguage();
  const { step, state, dueAt, outcome, startsAt } = request;
  const all = stepsOf(pathOf(request));
  const at = all.indexOf(step);
  const isLate = isOverdue(request, now);
  const isDone = (index: number) => index < at || outcome === 'done';
  const noteOf = (name: RequestStep, index: number) => {
    const reached = isDone(index) || index === at ? reachedAt(request, name) : null;
    if (index === at && state !== 'closed' && dueAt && name !== 'ready')
      return texts.due.promised(dayTime(store, new Date(dueAt), now, language));
    if (name === 'given' && startsAt && !isDone(index)) return dayTime(store, new Date(startsAt), now, language);
    return reached && dayTime(store, new Date(reached), now, language);
  };
  return (
    <ol className={stepper.stepper}>
      {all.map((name, index) => (
        <li
          key={name}
          aria-current={index === at && outcome !== 'done' ? 'step' : undefined}
          className={cx(
            stepper.step,
            isDone(index) ? stepper.done : index === at && (isLate ? stepper.late : stepper.now),
          )}
        >
          <span className={stepper.dot} aria-hidden="true">
            {isDone(index) ? <Icon drawing={checkIcon} size={18} /> : index + 1}
          </span>
          <span className={stepper.name}>{texts.steps[name]}</span>
          {noteOf(name, index) && <span className={stepper.note}>{noteOf(name, index)}</span>}
        </li>
      ))}
    </ol>
  );
}

/** When it came to a step last. */
function reachedAt({ events, createdAt }: RequestFile, step: RequestStep): string | null {
  if (step === 'received') return createdAt;
  return events.findLast((event) => event.step === step && event.what !== 'reopened')?.at ?? null;
}
