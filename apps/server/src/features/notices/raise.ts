import type { TransactionSql } from '@rxweb/platform/sql/sql';
import type { RaisedNotice, SettledNotice } from '../../kernel/feature/ports.ts';

/** Times are the program's clock, as the escalation reads them. */
interface Clock {
  now(): Date;
}

export async function raiseNotice(
  { now }: Clock,
  tx: TransactionSql,
  { kind, subject, audience, dueAt = null, isAskedAgain = false, isAnew = false }: RaisedNotice,
): Promise<void> {
  const roles = 'roles' in audience ? [...audience.roles] : [];
  const userId = 'userId' in audience ? audience.userId : null;
  if (isAskedAgain)
    await tx`
      update app.staff_notices set settled_at = ${now()}, next_at = ${now()}
      where kind = ${kind} and subject = ${subject} and settled_at is null and taken_at is not null`;
  const raisedAt = isAnew ? await replaceOpen({ now }, tx, kind, subject) : now();
  await tx`
    insert into app.staff_notices (kind, subject, roles, user_id, raised_at, due_at, next_at)
    values (${kind}, ${subject}, ${roles}, ${userId}, ${raisedAt}, ${dueAt}, ${now()})
    on conflict (kind, subject) where settled_at is null do update
      set due_at = excluded.due_at, next_at = excluded.next_at where ${isAskedAgain}`;
}

/** When the new one counts from. */
async function replaceOpen(
  { now }: Clock,
  tx: TransactionSql,
  kind: RaisedNotice['kind'],
  subject: string,
): Promise<Date> {
  const [running] = await tx<{ raisedAt: Date }[]>`
    select raised_at as "raisedAt" from app.staff_notices
    where kind = ${kind} and subject = ${subject} and settled_at is null and taken_at is null and next_at is not null`;
  await settleNotice({ now }, tx, { kind, subject });
  return running?.raisedAt ?? now();
}

export async function settleNotice(
  { now }: Clock,
  tx: TransactionSql,
  { kind, subject, why }: SettledNotice,
): Promise<void> {
  await tx`
    update app.staff_notices set settled_at = ${now()}, settled_why = ${why ?? null}, next_at = ${now()}
    where kind = ${kind} and subject = ${subject} and settled_at is null`;
}
