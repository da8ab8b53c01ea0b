import { type listNotices as contract, noticeLimits } from '@rxweb/contracts/sms/notices';
import type { Sql } from '@rxweb/platform/sql/sql';
import type * as z from 'zod/mini';

type Listed = z.output<(typeof contract)['output']>['notices'];

/** Newest first. */
export async function listNotices(sql: Sql): Promise<Listed> {
  const rows = await sql<(Omit<Listed[number], 'at'> & { at: Date })[]>`
    select order_id as order, kind, source, right(phone, 4) as "phoneEnd", result, at
    from app.order_notices order by at desc, id desc limit ${noticeLimits.listRows}`;
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
