import { endSession, endSessions, listSessions, type OpenedSession } from '@rxweb/contracts/session';
import { backgroundHeaders } from '@rxweb/contracts/shared/activity';
import type { StoreInfo } from '@rxweb/contracts/store';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { deviceText } from '@rxweb/domain/text/device-labels';
import { formatDate, formatTime } from '@rxweb/domain/text/format';
import { useCallback, useState } from 'react';
import { useStore } from '../../boot/boot.tsx';
import { onRequest, type ReadOptions } from '../../data/base-query.ts';
import { useQuery } from '../../data/use-query.ts';
import { useStaffCall } from '../../data/use-staff-call.ts';
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
  const [isAsked, setIsAsked] = useState(false);
  const read = useCallback(
    async ({ signal }: ReadOptions) => (await call(listSessions, {}, { signal, headers: backgroundHeaders })).sessions,
    [call],
  );
  const { data: sessions, isError, error, refetch } = useQuery(read, onRequest);
  const end = (session: OpenedSession) =>
    session.isCurrent ? onSignOut() : run(() => call(endSession, { params: { id: session.id } }).then(refetch));

  return (
    <Panel title="Where you’re signed in">
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
            <ul className={styles.sessions} aria-label="Sessions">
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} isBusy={isBusy} onEnd={() => end(session)} />
              ))}
            </ul>
            <div className={styles.actions}>
              <Button onClick={() => setIsAsked(true)}>Sign out everywhere</Button>
            </div>
          </>
        )}
      </div>
      {isAsked && (
        <ConfirmDialog
          title="Sign out everywhere?"
          text="You’ll be signed out on every device, including this one."
          label="Sign out everywhere"
          busyLabel="Signing out…"
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
  const device = deviceText(session.userAgent);
  return (
    <li className={styles.session}>
      <div>
        <p className={styles.device}>
          {device} {session.isCurrent && <Badge tone="green">This device</Badge>}
        </p>
        <p className={styles.text}>
          {session.address ?? 'Unknown address'}, signed in {moment(store, session.createdAt)}, last used{' '}
          {moment(store, session.lastActiveAt)}
        </p>
      </div>
      <Button aria-label={`Sign out ${device}`} aria-disabled={isBusy} onClick={onEnd}>
        Sign out
      </Button>
    </li>
  );
}

function moment(store: StoreInfo, at: string): string {
  const date = new Date(at);
  return `${formatDate(storeDate(store, date))}, ${formatTime(store, date)}`;
}
