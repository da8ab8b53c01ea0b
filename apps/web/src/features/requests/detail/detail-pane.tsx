import type { RequestFile } from '@rxweb/contracts/requests/staff';
import { nextStep, pathOf, stepsOf } from '@rxweb/domain/requests/steps';
import { telHref } from '@rxweb/domain/text/format';
import { useEffect, useRef } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import { useStaffRequestsTexts } from '../../../texts/use/use-staff-requests-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { MenuButton } from '../../../ui/menu-button.tsx';
import { offlineIcon, phoneIcon } from '../../../ui/more-icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { arrowLeftIcon } from '../../../ui/staff-icons.ts';
import { dayTime } from '../labels.ts';
import type { RequestsApi } from '../requests.api.ts';
import page from '../requests-page.module.css';
import type { RequestQuery } from '../use-request.ts';
import { AskedFor } from './asked-for.tsx';
import styles from './detail.module.css';
import { FailureNotice } from './failure-notice.tsx';
import { History } from './history.tsx';
import { NoteForm } from './note-form.tsx';
import { Progress } from './progress.tsx';
import { TextPanel } from './text-panel.tsx';
import { type Steps, useSteps } from './use-steps.ts';
import { Who } from './who.tsx';

interface DetailPaneProps {
  api: RequestsApi;
  query: RequestQuery;
  /** The address can't be a request's. */
  isUnknown: boolean;
  ownId: string;
  now: Date;
  /** On a phone it replaces the pressed row. */
  takesFocus: boolean;
  onBack: () => void;
  onUndo: (words: string, undo: () => void) => void;
}

/** One request: how far it is and what comes next first (look 2, section 3). */
export function DetailPane(props: DetailPaneProps) {
  const { query, isUnknown, now, takesFocus, onBack } = props;
  const { detail: texts, kinds } = useStaffRequestsTexts();
  const store = useStore();
  const language = useLanguage();
  const steps = useSteps(query, props.onUndo);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  const { request } = query;
  return (
    <section className={page.detail} aria-labelledby="request-heading">
      <header className={page.head}>
        <IconButton label={texts.back} drawing={arrowLeftIcon} className={page.back} onClick={onBack} />
        <div className={page.headWords}>
          <h2 id="request-heading" ref={heading} tabIndex={-1}>
            {request ? texts.heading(request.name, kinds[request.kind].toLowerCase()) : texts.loading}
          </h2>
          {request && (
            <p>{texts.asked(request.reference, dayTime(store, new Date(request.createdAt), now, language))}</p>
          )}
        </div>
        {request && (
          <div className={page.tools}>
            <ButtonLink icon={phoneIcon} href={telHref(request.phone)} aria-label={texts.callPerson(request.name)}>
              <span className={page.callWord}>{texts.call}</span>
            </ButtonLink>
            <StepMenu request={request} steps={steps} />
          </div>
        )}
      </header>
      <div className={styles.scroll}>
        <Notices query={query} isUnknown={isUnknown} />
        {request && <Detail {...props} request={request} steps={steps} />}
      </div>
    </section>
  );
}

function Notices({ query, isUnknown }: { query: RequestQuery; isUnknown: boolean }) {
  const { detail: texts, list } = useStaffRequestsTexts();
  const { request, isGone, isError, isFetching, isOnline, refetch, failure } = query;
  const isMissing = isGone || isUnknown;
  return (
    <>
      {!isOnline && (
        <Notice tone="warning" icon={offlineIcon} role="status" isBar>
          {request ? texts.offline : texts.offlineEmpty}
        </Notice>
      )}
      {isError && isOnline && (
        <Notice
          tone="danger"
          role="alert"
          isBar
          action={
            <Button aria-disabled={isFetching} onClick={() => isFetching || void refetch()}>
              {list.retry}
            </Button>
          }
        >
          {texts.failed}
        </Notice>
      )}
      {isMissing && (
        <p className={styles.empty} role="status">
          {texts.gone}
        </p>
      )}
      {!request && !isMissing && !isError && isOnline && <SkeletonLines label={texts.loading} count={5} />}
      <FailureNotice failure={failure} isBar />
    </>
  );
}

interface DetailProps extends Pick<DetailPaneProps, 'api' | 'query' | 'ownId' | 'now'> {
  request: RequestFile;
  steps: Steps;
}

function Detail({ api, query, request, steps, ownId, now }: DetailProps) {
  return (
    <div className={styles.detail}>
      <Progress request={request} steps={steps} query={query} now={now} />
      {steps.offered && (
        <TextPanel
          key={steps.offered}
          api={api}
          request={request}
          query={query}
          now={now}
          offered={steps.offered}
          onDone={steps.dropOffer}
        />
      )}
      <div className={styles.columns}>
        <div className={styles.stack}>
          <AskedFor api={api} request={request} now={now} />
          {!steps.offered && <TextPanel api={api} request={request} query={query} now={now} offered={null} />}
          <NoteForm query={query} request={request} ownId={ownId} />
        </div>
        <div className={styles.stack}>
          <Who api={api} request={request} query={query} ownId={ownId} now={now} />
          <History api={api} request={request} ownId={ownId} now={now} />
        </div>
      </div>
    </div>
  );
}

/** Every other step, forward or back. */
function StepMenu({ request, steps }: { request: RequestFile; steps: Steps }) {
  const { detail, progress, steps: names } = useStaffRequestsTexts();
  const { step, state } = request;
  const path = pathOf(request);
  const others = stepsOf(path).filter((each) => each !== step && each !== nextStep(path, step));
  if (state === 'closed' || others.length === 0) return null;
  return (
    <MenuButton
      label={detail.more}
      entries={others.map((each) => ({
        label: progress.setStep(names[each]),
        onPick: () => void steps.take(each),
      }))}
    />
  );
}
