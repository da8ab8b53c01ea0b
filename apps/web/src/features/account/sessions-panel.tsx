import { endSession, endSessions, listSessions, type OpenedSession } from '@rxweb/contracts/session';
import { backgroundHeaders } from '@rxweb/contracts/shared/activity';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { deviceText } from '@rxweb/domain/text/device-labels';
import { formatDate, formatTime } from '@rxweb/domain/text/format';
import { useCallback, useState } from 'react';
import { useStore } from '../../boot/boot.tsx';
import { onRequest, type ReadOptions } from '../../data/base-query.ts';
import { useQuery } from '../../data/use-query.ts';
import { useStaffCall } from '../../data/use-staff-call.ts';
import { useAccountTexts } from '../../texts/staff/use-account-texts.ts';
import { useLanguage } from '../../texts/use/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './account-page.module.css';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { LoadError } from './load-error.tsx';
import { useAction } from './use-action.ts';

export function SessionsPanel({ onSignOut }: { onSignOut: () => void }) {
  const call = useStaffCall();
  const { message: failure, isBusy, run } = useAction();
  const { sessions: texts } = useAccountTexts();
  const [isAsked, setIsAsked] = useState(false);
  const read = useCallback(
    async ({ signal }: ReadOptions) => (await call(listSessions, {}, { signal, headers: backgroundHeaders })).sessions,
    [call],
  );
  const { data: sessions, isError, error, refetch } = useQuery(read, onRequest);
  const end = (session: OpenedSession) =>
    session.isCurrent ? onSignOut() : run(() => call(endSession, { params: { id: session.id } }).then(refetch));

  return (
    <Panel title={texts.title}>
      <div className={styles.body}>
        {isError && <LoadError error={error} onRetry={refetch} />}
        {failure !== null && (
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        )}
        {!sessions && !isError && <Spinner />}
        {sessions && (
          <>
            <ul className={styles.sessions} aria-label={texts.label}>
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} isBusy={isBusy} onEnd={() => end(session)} />
              ))}
            </ul>
            <div className={styles.actions}>
              <Button onClick={() => setIsAsked(true)}>{texts.everywhere}</Button>
            </div>
          </>
        )}
      </div>
      {isAsked && (
        <ConfirmDialog
          title={texts.everywhereTitle}
          text={texts.everywhereText}
          label={texts.everywhere}
          busyLabel={texts.busy}
          onClose={() => setIsAsked(false)}
          act={async () => {
            await call(endSessions, {});
            onSignOut();
          }}
        />
      )}
    </Panel>
  );
}

interface SessionRowProps {
  session: OpenedSession;
  isBusy: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const store = useStore();
  const { sessions: texts } = useAccountTexts();
  const language = useLanguage();
  const device = deviceText(session.userAgent, language);
  const moment = (at: string) => {
    const date = new Date(at);
    return `${formatDate(storeDate(store, date), language)}, ${formatTime(store, date, language)}`;
  };
  return (
    <li className={styles.session}>
      <div>
        <p className={styles.device}>
          {device} {session.isCurrent && <Badge tone="green">{texts.current}</Badge>}
        </p>
        <p className={styles.text}>
          {texts.used(session.address ?? texts.unknown, moment(session.createdAt), moment(session.lastActiveAt))}
        </p>
      </div>
      <Button aria-label={texts.endOn(device)} aria-disabled={isBusy} onClick={onEnd}>
        {texts.end}
      </Button>
    </li>
  );
}
