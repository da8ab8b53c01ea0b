import { join } from 'node:path';
import { fillStore } from './shoes/fill-store.ts';
import { startProduct } from './systems/product.ts';
import { asUser, signIn } from './systems/system.ts';
import { call, hangUp } from './tools/http-call.ts';
import { load } from './tools/load.ts';
import { printTable, say } from './tools/report.ts';
import { tellRows } from './tools/rows.ts';
import { quantile } from './tools/statistics.ts';
import { temporaryFolder } from './tools/temporary-folder.ts';

/** Measures how soon the desk answers a store with 10,000 cases of shoes; prints a table with the limit, then JSON. */
const cases = 10_000;
const limitMs = 100;
/**
 * What is asked for the first time is compiled and read from disk first; then one person asks, then four at once. All calls together stay within
 * what one address may ask in a minute.
 */
const warmUp = { callers: 1, maxCalls: 8 };
const alone = { callers: 1, maxCalls: 70 };
const together = { callers: 4, maxCalls: 32 };

const searches: [name: string, filter: object][] = [
  ['list, first page', {}],
  ['list, page 100', { offset: 4_950 }],
  ['list, what closes', { due: 'closing' }],
  ['search, a name', { search: 'vance dor' }],
  ['search, a phone', { search: '612-004' }],
  ['search, nobody', { search: 'no such patient' }],
];

const folder = await temporaryFolder();
try {
  const product = await startProduct(join(folder.path, 'shoes'));
  try {
    const today = new Date().toISOString().slice(0, 10);
    await fillStore(product.databaseUrl, cases, today);
    const desk = `${product.url.replace(/\/backend$/, '')}/api/dme-shoe`;
    const headers = { ...asUser(product, await signIn(product)), 'content-type': 'application/json' };
    const search = (filter: object) =>
      call(`${desk}/search`, { method: 'POST', headers, body: JSON.stringify(filter) });
    const get = (path: string) => call(`${desk}${path}`, { headers });
    const first: { cases: { id: string }[] } = JSON.parse((await search({})).body.toString());
    const asked: [name: string, ask: () => Promise<unknown>][] = [
      ...searches.map(([name, filter]): [string, () => Promise<unknown>] => [name, () => search(filter)]),
      ['board', () => get('/board')],
      ['board, of nobody', () => get('/board?owner=none')],
      ['recall', () => get('/recall')],
      ['one case', () => get(`/${first.cases[0]?.id}`)],
    ];
    const results = [];
    for (const [name, ask] of asked) {
      await measure(ask, warmUp);
      const [one, four] = [await measure(ask, alone), await measure(ask, together)];
      results.push({ name, p50Ms: quantile(one, 0.5), p95Ms: quantile(one, 0.95), fourP95Ms: quantile(four, 0.95) });
    }
    printTable(
      `${cases} shoe cases`,
      ['call', 'p50 ms', 'p95 ms', `within ${limitMs} ms`, 'p95 ms, 4 at once'],
      results.map(({ name, p50Ms, p95Ms, fourP95Ms }) => [
        name,
        p50Ms,
        p95Ms,
        p95Ms <= limitMs ? 'pass' : 'fail',
        fourP95Ms,
      ]),
    );
    say(JSON.stringify({ shoeCases: cases, limitMs, results }));
    await tellRows([
      {
        id: 'shoe-cases-p95',
        measure: `${cases} shoe cases: slowest of ${results.length} calls of the desk, p95`,
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

async function measure(ask: () => Promise<unknown>, size: typeof alone): Promise<number[]> {
  const { latenciesMs } = await load(async () => void (await ask()), { ...size, durationMs: 60_000 });
  return latenciesMs;
}
