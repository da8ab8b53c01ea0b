import { activityHeader, backgroundActivity } from '@rxweb/contracts/shared/activity';
import { smsLimits } from '@rxweb/contracts/shared/limits';
import { type SmsMessage, type SmsPage, type SmsStatus, type SmsView, smsMessage } from '@rxweb/contracts/sms/messages';
import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { logFailure } from '../../../browser/log.ts';
import type { ReadOptions } from '../../../data/base-query.ts';
import type { ListQuery, SmsApi } from '../sms.api.ts';

/** What the list is asked for. */
export interface InboxQuery {
  /** Part of a number, without white space. */
  phone: string;
  status: SmsStatus | null;
  view: ListView;
  /** Words looked for in all messages instead; empty when nothing is. */
  search: string;
}

/** Which people the list shows. */
export type ListView = SmsView | 'all';

/** As many pages are read anew at each change; what is older changes seldom. */
const renewedPages = 5;

export interface Reading {
  /** From where: our server, or the table itself when that failed (spec section 7). */
  source: 'server' | 'table';
  pages: SmsPage[];
}

interface Readers {
  api: SmsApi;
  openClient: () => Promise<SupabaseClient>;
}

/** Reads the newest messages, as many pages of them as are listed; the table itself when the server gives none. Throws when neither does. */
export async function readNewest(
  { api, openClient }: Readers,
  query: InboxQuery,
  count: number,
  options: ReadOptions,
): Promise<Reading> {
  try {
    return { source: 'server', pages: await readPages(api, query, Math.min(count, renewedPages), options) };
  } catch (error) {
    const { signal } = options;
    if (signal.aborted) throw error;
    logFailure('The messages are read from their table, since the server gave none', error);
    return { source: 'table', pages: [await readTable(await openClient(), signal)] };
  }
}

async function readPages(api: SmsApi, query: InboxQuery, count: number, options: ReadOptions): Promise<SmsPage[]> {
  const pages: SmsPage[] = [];
  let before: string | null = null;
  do {
    const page = await readPage(api, query, before, options);
    pages.push(page);
    before = page.next;
  } while (before && pages.length < count);
  return pages;
}

/** One page of the list or of what was found. */
export function readPage(api: SmsApi, query: InboxQuery, before: string | null, options: ReadOptions) {
  if (query.search !== '') return api.search(query.search, before, options);
  return api.list({ ...listQuery(query), ...(before && { before }) }, options.signal);
}

/** Only what was chosen. Who is done or snoozed is left out by the page, so that the first request is the spec's. */
export function listQuery({ phone, status, view }: InboxQuery): ListQuery {
  return {
    ...(phone !== '' && { phone }),
    ...(status && { status }),
    limit: smsLimits.listRows,
    ...(view !== 'open' && view !== 'all' && { view }),
  };
}

async function readTable(client: SupabaseClient, signal: AbortSignal): Promise<SmsPage> {
  const { data } = await client
    .from('messages')
    .select('*')
    .order('created_at', { ascending: false })
    .limit(smsLimits.listRows)
    .abortSignal(signal)
    .setHeader(activityHeader, backgroundActivity)
    .throwOnError();
  return { messages: data.flatMap(readRow), people: [], next: null };
}

/** A row that is no message is left out rather than all of them. */
function readRow(row: unknown): SmsMessage[] {
  const parsed = z.safeParse(smsMessage, row);
  return parsed.success ? [parsed.data] : [];
}
