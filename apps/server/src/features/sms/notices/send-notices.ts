import { type Notice, type NoticeResults, noticeLimits, notice as noticeSchema } from '@rxweb/contracts/sms/notices';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';
import type { SmsDeps } from '../deps.ts';
import { queueNotice } from './queue-notice.ts';

type Source = 'api' | 'import' | 'folder';
type Result = NoticeResults['results'][number];

/** A row of a file: the notice, or what could be read of it. */
export type ReadRow = { notice: Notice } | { order: string; kind: string | null };

/**
 * Sends each notice once: order and kind name it, whatever its source. Each row commits by itself, so a run that was cut off is repeated
 * whole.
 */
export async function sendNotices(deps: SmsDeps, source: Source, rows: readonly ReadRow[]): Promise<NoticeResults> {
  const results: Result[] = [];
  for (const row of rows)
    results.push('notice' in row ? await sendNotice(deps, source, row.notice) : { ...row, result: 'bad_row' });
  return { results };
}

/** What a later try may change. Kept as the answer until then. */
const retried = ['no_consent', 'opted_out', 'limited', 'bad_phone', 'not_connected'];

function sendNotice(deps: SmsDeps, source: Source, notice: Notice): Promise<Result> {
  const { order, kind, phone, language = null, at } = notice;
  return inTransaction(deps.sql, async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtextextended(${`notice ${kind} ${order}`}, 0))`;
    const [earlier] = await tx<{ result: string }[]>`
      select result from app.order_notices where order_id = ${order} and kind = ${kind}`;
    if (earlier && !retried.includes(earlier.result)) return { order, kind, result: 'duplicate' as const };
    const outcome = await queueNotice(deps, tx, { kind, phone, language, at: at ? new Date(at) : null });
    await tx`
      insert into app.order_notices (order_id, kind, source, phone, result, message_id, at)
      values (${order}, ${kind}, ${source}, ${outcome.phone}, ${outcome.result}, ${outcome.messageId}, ${deps.now()})
      on conflict (order_id, kind) do update set source = excluded.source, phone = excluded.phone, result = excluded.result,
        message_id = excluded.message_id, at = excluded.at`;
    return { order, kind, result: outcome.result };
  });
}

const csvRecords = z.array(z.record(z.string(), z.string()));

/**
 * Reads a CSV file with a header. Rows that aren't a notice come back as what
 * was readable of them. Throws a `SyntaxError` for any other file.
 */
export function readNoticesCsv(text: string): ReadRow[] {
  const records = csvRecords.parse(parseCsv(text));
  if (records.length > noticeLimits.maxRows) throw new SyntaxError(`at most ${noticeLimits.maxRows} rows in one file`);
  return records.map(({ order = '', kind = '', phone = '', language = '', at = '' }) => {
    const read = noticeSchema.safeParse({
      order,
      kind: kind.toLowerCase(),
      phone,
      ...(language && { language: language.toLowerCase() }),
      ...(at && { at }),
    });
    return read.success ? { notice: read.data } : { order: order.slice(0, 64), kind: kind.slice(0, 20) || null };
  });
}

function parseCsv(text: string): unknown {
  let hasHeader = false;
  try {
    const records = parse(text, {
      bom: true,
      trim: true,
      skip_empty_lines: true,
      columns(header: string[]) {
        const names = header.map((name) => name.toLowerCase());
        const missing = ['order', 'kind', 'phone'].filter((name) => !names.includes(name));
        if (missing.length > 0) throw new SyntaxError(`no column ${missing.join(', ')}`);
        hasHeader = true;
        return names;
      },
    });
    if (!hasHeader) throw new SyntaxError('no columns');
    return records;
  } catch (cause) {
    if (cause instanceof SyntaxError) throw cause;
    throw new SyntaxError('a line with too few, too many or unclosed fields', { cause });
  }
}
