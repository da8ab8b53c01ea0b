import { join } from 'node:path';
import postgres from 'postgres';
import { fillInbox } from './sms/fill-inbox.ts';
import { commonWord, phoneOf, rareWord } from './sms/make-messages.ts';
import { startProduct } from './systems/product.ts';
import { asUser, signIn } from './systems/system.ts';
import { call, hangUp } from './tools/http-call.ts';
import { load } from './tools/load.ts';
import { printTable, say } from './tools/report.ts';
import { tellRows } from './tools/rows.ts';
import { quantile } from './tools/statistics.ts';
import { memoryFolder } from './tools/temporary-folder.ts';

/**
 * Measures how soon the inbox answers a store with 200,000 texts of 8,000 people; prints a table with the limit, then JSON. The data lies in
 * memory where there is room: the reads are what is judged, not the disk.
 */
const messages = 200_000;
const people = 8_000;
const limitMs = 100;
/** What is asked for the first time is compiled and read from disk first. All calls together stay within what one address may ask in a minute. */
const warmUp = { callers: 1, maxCalls: 6 };
const alone = { callers: 1, maxCalls: 45 };

const folder = await memoryFolder(2 * 1024 ** 3);
try {
  const product = await startProduct(join(folder.path, 'sms'));
  try {
    await fillInbox(product.databaseUrl, messages, people);
    const results = [];
    for (const [name, ask] of await prepare(product)) {
      await measure(ask, warmUp);
      const times = await measure(ask, alone);
      results.push({ name, p50Ms: quantile(times, 0.5), p95Ms: quantile(times, 0.95) });
    }
    printTable(
      `${messages} texts of ${people} people`,
      ['call', 'p50 ms', 'p95 ms', `within ${limitMs} ms`],
      results.map(({ name, p50Ms, p95Ms }) => [name, p50Ms, p95Ms, p95Ms <= limitMs ? 'pass' : 'fail']),
    );
    say(JSON.stringify({ texts: messages, people, limitMs, results }));
    await tellRows([
      {
        id: 'sms-p95',
        measure: `${messages} texts: slowest of ${results.length} calls of the inbox, p95`,
        unit: 'ms',
        ours: Math.max(...results.map(({ p95Ms }) => p95Ms)),
        goal: { atMost: limitMs },
      },
    ]);
  } finally {
    hangUp();
    await product.stop();
  }
} finally {
  await folder.remove();
}

type Asked = [name: string, ask: () => Promise<unknown>];

/** The calls of a page that opens, of one who looks for something, and of one who works. */
async function prepare(product: Awaited<ReturnType<typeof startProduct>>): Promise<Asked[]> {
  const api = `${product.url.replace(/\/backend$/, '')}/api`;
  const headers = { ...asUser(product, await signIn(product)), 'content-type': 'application/json' };
  const get = (path: string) => call(`${api}${path}`, { headers });
  const search = (text: string) =>
    call(`${api}/sms/search`, { method: 'POST', headers, body: JSON.stringify({ text }) });
  const sql = postgres(product.databaseUrl, { max: 1, onnotice: () => undefined });
  const [often] = await sql`select person_id as id from public.messages group by 1 order by count(*) desc limit 1`;
  const inbound = await sql`
    select id from public.messages where direction = 'inbound' order by created_at desc limit ${warmUp.maxCalls + alone.maxCalls}`;
  await sql.end();
  const newest = JSON.parse((await get('/twilio/messages?limit=200')).body.toString()) as { next: string };
  const list =
    (query: string): (() => Promise<unknown>) =>
    () =>
      get(`/twilio/messages?limit=200${query}`);
  return [
    ['first screen: list and desk', () => Promise.all([get('/twilio/messages?limit=200'), get('/sms/desk')])],
    ['list, the next page', list(`&before=${newest.next}`)],
    ['list, one status that is rare', list('&status=failed')],
    ['list, one status that is common', list('&status=read')],
    ['list, a whole number', list(`&phone=${encodeURIComponent(phoneOf(4_242))}`)],
    ['list, part of many numbers', list('&phone=612')],
    ['list, a number of nobody', list('&phone=9999999')],
    ['list, the number of the store', list('&phone=5035550100')],
    ['list, open', list('&view=open')],
    ['list, done', list('&view=done')],
    ['list, unread', list('&view=unread')],
    ['list, snoozed', list('&view=snoozed')],
    ['search, a word of many', () => search(commonWord)],
    ['search, a word of few', () => search(rareWord)],
    ['search, two words', () => search(`${rareWord} order`)],
    ['search, nothing', () => search('no such word')],
    ['search, two letters of many', () => search('ok')],
    ['search, two letters of none', () => search('qx')],
    ['search, a name', () => search('dorothy vance')],
    ['search, a number', () => search('(612) 258-1154')],
    ['one thread', () => get(`/sms/people/${often?.id}`)],
    [
      'mark a message read',
      () => call(`${api}/twilio/messages/${inbound.pop()?.id}/read`, { method: 'PATCH', headers, body: '{}' }),
    ],
  ];
}

async function measure(ask: () => Promise<unknown>, size: typeof alone): Promise<number[]> {
  const { latenciesMs } = await load(async () => void (await ask()), { ...size, durationMs: 60_000 });
  return latenciesMs;
}
