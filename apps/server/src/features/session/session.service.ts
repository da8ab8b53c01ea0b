import type { OpenedSession, SessionInfo } from '@rxweb/contracts/session';
import type { Sql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { AppError } from '../../kernel/errors/app-error.ts';
import type { Activity } from '../../kernel/http/activity.ts';
import type { Principal } from '../../kernel/http/authenticate.ts';
import { countCodes } from './recovery-codes.ts';
import {
  deleteSessions,
  readSecondFactorDue,
  readSessionInfo,
  readSessions,
  writeOwnName,
} from './session.repository.ts';

export interface SessionDeps {
  sql: Sql;
  activity: Activity;
}

export async function getSessionInfo({ sql }: SessionDeps, { sessionId, userId }: Principal): Promise<SessionInfo> {
  const [standing, recoveryCodesLeft, secondFactorDueAt] = await Promise.all([
    readSessionInfo(sql, sessionId),
    countCodes(sql, userId),
    readSecondFactorDue(sql, userId),
  ]);
  if (!standing) throw new AppError('session_ended');
  return { ...standing, recoveryCodesLeft, secondFactorDueAt };
}

export async function reportActivity(deps: SessionDeps, principal: Principal): Promise<SessionInfo> {
  await deps.activity.recordPresence(principal.sessionId);
  return getSessionInfo(deps, principal);
}

export async function listSessions({ sql }: SessionDeps, { userId, sessionId }: Principal): Promise<OpenedSession[]> {
  const sessions = await readSessions(sql, userId);
  return sessions.map((session) => ({ ...session, isCurrent: session.id === sessionId }));
}

/** Returns the count. */
export async function endAllSessions({ sql }: SessionDeps, { userId }: Principal, address: string): Promise<number> {
  return inTransaction(sql, (tx) => deleteSessions(tx, userId, null, address));
}

/** Throws `not_found` for anyone else's session. */
export async function endOneSession(
  { sql }: SessionDeps,
  { userId }: Principal,
  sessionId: string,
  address: string,
): Promise<number> {
  const ended = await inTransaction(sql, (tx) => deleteSessions(tx, userId, sessionId, address));
  if (ended === 0) throw new AppError('not_found');
  return ended;
}

/** Throws `conflict` for an account that is not staff. The database notes the change. */
export async function setOwnName(
  { sql }: SessionDeps,
  { userId }: Principal,
  name: string,
  address: string,
): Promise<string> {
  const named = await inTransaction(sql, (tx) => writeOwnName(tx, userId, name, address));
  if (!named) throw new AppError('conflict', { message: 'Only staff have a name here.' });
  return name;
}
