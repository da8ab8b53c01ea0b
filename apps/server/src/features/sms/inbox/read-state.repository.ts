import type { TransactionSql } from '@rxweb/platform/sql/sql';

/** Each of these says whether there was anything to change. */

export async function markOneRead(tx: TransactionSql, id: string): Promise<boolean> {
  const { count } = await tx`
    update public.messages set status = 'read' where id = ${id} and direction = 'inbound' and status <> 'read'`;
  return count > 0;
}

export async function markInbound(tx: TransactionSql, personId: string): Promise<boolean> {
  const { count } = await tx`
    update public.messages set status = 'read' where person_id = ${personId} and direction = 'inbound' and status <> 'read'`;
  return count > 0;
}

export async function markLastUnread(tx: TransactionSql, personId: string): Promise<boolean> {
  const { count } = await tx`
    update public.messages set status = 'delivered' where status = 'read' and id = (
      select m.id from public.messages m
      where m.person_id = ${personId} and m.direction = 'inbound' order by m.created_at desc, m.id limit 1)`;
  return count > 0;
}
