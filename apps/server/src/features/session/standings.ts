import { features } from '@rxweb/contracts/features';
import type { SessionEndReason, Standing } from '@rxweb/contracts/session';
import type { ErrorCode } from '@rxweb/contracts/shared/errors';
import type { Role } from '@rxweb/contracts/shared/roles';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { SendEvent, ServerSentEvent } from '../../kernel/http/event-stream.ts';
import { toSessionEndReason } from '../../kernel/http/session-end.ts';

/** The longest delay of a change, beside the queries. */
const everyMs = 500;
/** The longest delay of what the audit log doesn't note, such as limits. */
const wholeMs = 5_000;
/** Triggers note each change as one of these. */
const watched = features
  .filter(({ name }) => name === 'session' || name === 'users')
  .flatMap(({ auditActions }) => Object.keys(auditActions));

interface Follower {
  sessionId: string;
  userId: string;
  said: string;
  /** The revision of notices that was sent. */
  notices: number;
  send: SendEvent;
  finish: () => void;
}

export interface Standings {
  /** Sends the current standing, then each change. Resolves when the session ends, the client disconnects, or the server stops. */
  follow(person: { sessionId: string; userId: string }, signal: AbortSignal, send: SendEvent): Promise<void>;
  close(): void;
}

/** Notices changes for all open screens (docs/decisions/0045). */
export function createStandings(sql: Sql): Standings {
  const followers = new Set<Follower>();
  const reader = createReader(sql);
  let timer: NodeJS.Timeout | null = null;
  let isReading = false;

  async function look(): Promise<void> {
    if (isReading) return;
    isReading = true;
    try {
      do await reader.read([...followers], say, tick);
      while ([...followers].some(({ said }) => said === ''));
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
      reader.forget();
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

  /** Not its first one: a page reads when it opens. */
  function tick(follower: Follower, revision: number): void {
    if (!followers.has(follower) || follower.notices === revision) return;
    if (follower.notices >= 0) void follower.send({ event: 'notices', data: String(revision) });
    follower.notices = revision;
  }

  return {
    follow({ sessionId, userId }, signal, send) {
      return new Promise<void>((resolve) => {
        const follower = { sessionId, userId, said: '', notices: -1, send, finish: resolve };
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

/** Asks for all standings after news or a pause, else only for new followers. */
function createReader(sql: Sql) {
  let head: number | null = null;
  let wholeAt = 0;
  return {
    forget: () => {
      head = null;
    },
    async read(
      followers: readonly Follower[],
      say: (follower: Follower, row: StandingRow | undefined) => void,
      tick: (follower: Follower, revision: number) => void,
    ) {
      const news = await readNews(sql, head);
      for (const follower of followers) tick(follower, news.notices);
      const isWhole = news.found || performance.now() >= wholeAt;
      const asked = followers.filter(({ said }) => isWhole || said === '');
      const rows = asked.length === 0 ? [] : await readStandings(sql, asked);
      for (const [place, follower] of asked.entries()) say(follower, rows[place]);
      head = news.head;
      if (isWhole) wholeAt = performance.now() + wholeMs;
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

/** Whether newer rows are about accounts or sessions. Numbers are in commit order. */
async function readNews(sql: Sql, head: number | null): Promise<{ head: number; found: boolean; notices: number }> {
  const [news] = await sql<[{ head: number; found: boolean; notices: number }]>`
    select coalesce(max(l.seq), h.seq)::float8 as head, coalesce(bool_or(l.action = any (${watched})), ${head === null}) as found,
      (select revision::float8 from app.notice_head) as notices
    from app.audit_head h left join app.audit_log l on l.seq > ${head}::bigint group by h.seq`;
  return news;
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
