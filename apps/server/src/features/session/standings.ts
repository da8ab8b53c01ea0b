import type { SessionEndReason, Standing } from '@rxweb/contracts/session';
import type { ErrorCode } from '@rxweb/contracts/shared/errors';
import type { Role } from '@rxweb/contracts/shared/roles';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { SendEvent, ServerSentEvent } from '../../kernel/http/event-stream.ts';
import { toSessionEndReason } from '../../kernel/http/session-end.ts';

/** The longest delay of a change, beside the query itself. */
const everyMs = 500;

interface Follower {
  sessionId: string;
  userId: string;
  said: string;
  send: SendEvent;
  finish: () => void;
}

export interface Standings {
  /** Sends the current standing, then each change. Resolves when the session ends, the client disconnects, or the server stops. */
  follow(person: { sessionId: string; userId: string }, signal: AbortSignal, send: SendEvent): Promise<void>;
  close(): void;
}

/** One query for all open screens, twice a second (docs/decisions/0045): it also sees passing limits and changes by hand. */
export function createStandings(sql: Sql): Standings {
  const followers = new Set<Follower>();
  let timer: NodeJS.Timeout | null = null;
  let isReading = false;

  async function look(): Promise<void> {
    if (isReading) return;
    isReading = true;
    try {
      const asked = [...followers];
      const rows = await readStandings(sql, asked);
      for (const [place, follower] of asked.entries()) say(follower, rows[place]);
    } catch {
      // The database is away. Try again.
    } finally {
      isReading = false;
    }
  }

  function leave(follower: Follower): void {
    followers.delete(follower);
    if (followers.size === 0 && timer) {
      clearInterval(timer);
      timer = null;
    }
    follower.finish();
  }

  function say(follower: Follower, row: StandingRow | undefined): void {
    const event = eventOf(row);
    if (!followers.has(follower) || event.data === follower.said) return;
    follower.said = event.data;
    void follower.send(event);
    if (event.event === 'ended') leave(follower);
  }

  return {
    follow({ sessionId, userId }, signal, send) {
      return new Promise<void>((resolve) => {
        const follower = { sessionId, userId, said: '', send, finish: resolve };
        if (signal.aborted) return resolve();
        followers.add(follower);
        signal.addEventListener('abort', () => leave(follower), { once: true });
        timer ??= setInterval(() => void look(), everyMs);
        void look();
      });
    },
    close: () => {
      for (const follower of followers) leave(follower);
    },
  };
}

interface StandingRow {
  exists: boolean;
  role: Role | null;
  blocked: boolean;
  isOpen: boolean;
  stands: boolean;
  idle: boolean;
  reason: string | null;
  owesSecondFactor: boolean;
  due: Date | null;
}

type EndCode = Extract<ErrorCode, 'session_ended' | 'session_idle' | 'account_blocked'>;

function eventOf(row: StandingRow | undefined): ServerSentEvent {
  if (!row?.exists || !row.stands || row.blocked) return ended(row);
  const { role, owesSecondFactor, due } = row;
  const standing: Standing = { role, owesSecondFactor, secondFactorDueAt: due?.toISOString() ?? null };
  return { event: 'standing', data: JSON.stringify(standing) };
}

function ended(row: StandingRow | undefined): ServerSentEvent {
  const code: EndCode = row?.blocked ? 'account_blocked' : row?.idle ? 'session_idle' : 'session_ended';
  // Open, not idle, and still invalid: it reached its absolute limit.
  const isOver = code === 'session_ended' && row?.isOpen === true;
  const reason: SessionEndReason | null = isOver ? 'over_its_limit' : toSessionEndReason(row?.reason ?? null);
  const why = reason && { reason, role: row?.role ?? 'public' };
  return { event: 'ended', data: JSON.stringify({ code, ...why }) };
}

/** In the order asked for. Keep in sync with `authenticate`. */
function readStandings(sql: Sql, asked: readonly Pick<Follower, 'sessionId' | 'userId'>[]) {
  return sql<StandingRow[]>`
    select u.id is not null as exists, s.role,
      coalesce(s.blocked, false) or coalesce(u.banned_until > now(), false) as blocked,
      x.id is not null as "isOpen", coalesce(app.session_stands(x.id), false) as stands,
      coalesce(coalesce(a.last_active_at, x.created_at) <= now() - l.idle, false) as idle, e.reason,
      x.aal is distinct from 'aal2' and f.has as "owesSecondFactor", case when not f.has then r.required_from end as due
    from unnest(${asked.map(({ sessionId }) => sessionId)}::uuid[], ${asked.map(({ userId }) => userId)}::uuid[])
      with ordinality w(session_id, user_id, place)
    cross join app.session_limits l
    cross join lateral (
      select exists (select from auth.mfa_factors where user_id = w.user_id and status = 'verified') as has) f
    left join auth.users u on u.id = w.user_id and u.deleted_at is null
    left join auth.sessions x on x.id = w.session_id and x.user_id = u.id
    left join app.session_activity a on a.session_id = x.id
    left join app.session_ends e on e.session_id = w.session_id and e.user_id = w.user_id
    left join app.staff s on s.user_id = u.id
    left join app.second_factor_rules r on r.role = s.role
    order by w.place`;
}
