import { getSession } from '@rxweb/contracts/session';
import { backgroundHeaders } from '@rxweb/contracts/shared/activity';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { formatDate } from '@rxweb/domain/text/format';
import { useCallback, useEffect, useState } from 'react';
import { useStore } from '../../boot/boot.tsx';
import type { ReadOptions } from '../../data/base-query.ts';
import { useStanding } from '../../data/standing.ts';
import { useQuery } from '../../data/use-query.ts';
import { useStaffCall } from '../../data/use-staff-call.ts';
import { useLocation } from '../../navigation/location.ts';
import { navigate } from '../../navigation/navigation.ts';
import { useStaffTexts } from '../../texts/use/use-staff-texts.ts';
import { useLanguage } from '../../texts/use/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { alertIcon } from '../../ui/more-icons.ts';
import { PageLink } from '../../ui/page-link.tsx';
import styles from './second-factor-bar.module.css';

const accountPath = '/app/account';
/** Earlier, the dashboard's card says it. */
const remindMs = 7 * 24 * 60 * 60_000;
const seldomMs = 5 * 60_000;
/** Until it is set up, so that the line goes soon after. */
const oftenMs = 3_000;

/** For those whose role needs a second factor within a week. From its date on, only *My account* opens. */
export function SecondFactorBar() {
  const store = useStore();
  const { secondFactor: texts } = useStaffTexts();
  const language = useLanguage();
  const { pathname } = useLocation();
  const [dueAt, setDueAt] = useState<string | null>(null);
  const call = useStaffCall();
  const read = useCallback(
    async ({ signal }: ReadOptions) => {
      const session = await call(getSession, {}, { signal, headers: backgroundHeaders });
      setDueAt(session.secondFactorDueAt);
      return session;
    },
    [call],
  );
  // A changed rule reaches the open screen at once; the question repeats for screens without a stream.
  const standing = useStanding();
  useEffect(() => {
    if (standing) setDueAt(standing.secondFactorDueAt);
  }, [standing]);
  useQuery(read, { refetchInterval: dueAt === null ? seldomMs : oftenMs });
  const isOverdue = dueAt !== null && Date.parse(dueAt) <= Date.now();
  const isAway = pathname.startsWith('/app') && pathname !== accountPath;
  useEffect(() => {
    if (isOverdue && isAway) navigate(accountPath, { replace: true });
  }, [isOverdue, isAway]);

  if (dueAt === null || Date.parse(dueAt) - Date.now() > remindMs) return null;
  return (
    <div role="status" className={styles.bar}>
      <Icon drawing={alertIcon} />
      <p>{isOverdue ? texts.overdue : texts.due(formatDate(storeDate(store, new Date(dueAt)), language))}</p>
      {pathname !== accountPath && <PageLink href={accountPath}>{texts.setUp}</PageLink>}
    </div>
  );
}
