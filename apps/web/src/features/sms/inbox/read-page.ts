import { activityHeader, backgroundActivity } from '@rxweb/contracts/shared/activity';
import { smsLimits } from '@rxweb/contracts/shared/limits';
import { type SmsMessage, type SmsPage, type SmsStatus, type SmsView, smsMessage } from '@rxweb/contracts/sms/messages';
import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { logFailure } from '../../../browser/log.ts';
import type { ReadOptions } from '../../../data/base-query.ts';
import type { ListQuery, SmsApi } from '../sms.api.ts';

export interface InboxQuery {
  /** Part of a number, without spaces. */
  phone: string;
  status: SmsStatus | null;
  view: ListView;
  /** A label's id. */
  label: string | null;
  /** Searches all messages instead; empty for none. */
  search: string;
}

export type ListView = SmsView | 'all';

/** Pages reread after a change; older ones seldom change. */
const renewedPages = 5;

export interface Reading {
  /** The table is the fallback (spec section 7). */
  source: 'server' | 'table';
  pages: SmsPage[];
}

interface Readers {
  api: SmsApi;
  openClient: () => Promise<SupabaseClient>;
}

/** Reads the pages listed so far, or the table if the server fails. Throws if both fail. */
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

export function readPage(api: SmsApi, query: InboxQuery, before: string | null, options: ReadOptions) {
  if (query.search !== '') return api.search(query.search, before, options);
  return api.list({ ...listQuery(query), ...(before && { before }) }, options.signal);
}

/** Only chosen filters, as in the spec's first request. The page hides done and snoozed people. */
export function listQuery({ phone, status, view, label }: InboxQuery): ListQuery {
  return {
    ...(phone !== '' && { phone }),
    ...(status && { status }),
    limit: smsLimits.listRows,
    ...(view !== 'open' && view !== 'all' && { view }),
    ...(label && { label }),
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

/** Skips invalid rows. */
function readRow(row: unknown): SmsMessage[] {
  const parsed = z.safeParse(smsMessage, row);
  return parsed.success ? [parsed.data] : [];
}
