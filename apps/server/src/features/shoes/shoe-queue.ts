import type { QueueRow } from '@rxweb/contracts/queue';
import { addDays } from '@rxweb/domain/store/calendar-date';
import type { Sql } from '@rxweb/platform/sql/sql';
import { deadline } from './case-list-items.ts';
import { closingDays } from './case-lists.repository.ts';

type ShoeRow = Extract<QueueRow, { group: 'shoes' }>;
type Row = Omit<ShoeRow, 'at'> & { at: Date };

/** Cases whose window has closed or closes soon, the first to close first. */
export async function listShoeRows(sql: Sql, today: string, userId: string, limit: number): Promise<QueueRow[]> {
  const rows = await sql<Row[]>`
    select 'shoes' as group, c.id, c.patient_name as name, c.patient_phone as phone, c.updated_at as at, null as "dueAt",
      coalesce(c.owner_id = ${userId}, false) as "isMine", c.next_deadline::text as "dueOn"
    from public.dme_shoe_cases c
    where c.status = 'open' and ${deadline(sql)} <= ${addDays(today, closingDays)}::date
    order by ${deadline(sql)}, c.updated_at desc, c.id limit ${limit}`;
  return rows.map(({ at, phone, ...row }) => ({ ...row, at: at.toISOString(), phone: toCall(phone) }));
}

/** Typed by hand: a US number, or none to call. */
function toCall(phone: string | null): string | null {
  const digits = (phone ?? '').replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length === 10 ? `+1${digits}` : null;
}
