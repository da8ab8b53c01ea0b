import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openSql } from '@rxweb/platform/sql/open-sql';
import { fillAudit } from './growth/fill-audit.ts';
import { fillCases } from './growth/fill-cases.ts';
import { fillConversations } from './growth/fill-conversations.ts';
import { fillInbox } from './growth/fill-inbox.ts';
import { fillRequests } from './growth/fill-requests.ts';
import { type List, prepareLists } from './growth/lists.ts';
import { type Effort, type Measured, measureInTurn } from './growth/measure.ts';
import { type Product, startProduct } from './systems/product.ts';
import { hangUp } from './tools/http-call.ts';
import { printTable, say } from './tools/report.ts';
import { type BenchRow, tellRows } from './tools/rows.ts';
import { memoryFolder } from './tools/temporary-folder.ts';

/**
 * How staff's lists and searches grow: the same calls on products with 1,000, 10,000 and 100,000 texts, shoe cases, conversations, requests and
 * audit rows. The data is in memory if there is room: reads are measured, not the disk.
 */
const isQuick = process.env.BENCH_QUICK === '1';
const sizes = isQuick ? [1_000, 10_000] : [1_000, 10_000, 100_000];
const effort: Effort = isQuick
  ? { turns: 6, callsPerTurn: 5, warmUpCalls: 3 }
  : { turns: 40, callsPerTurn: 5, warmUpCalls: 5 };
/** Of the largest to the smallest. */
const growthGoal = 2;
const limitMs = 100;
const settleMs = isQuick ? 0 : 20_000;
/** Only lists whose id begins so; for who works on one of them. */
const only = process.argv[2] ?? '';

interface Filled {
  product: Product;
  lists: List[];
}

const folder = await memoryFolder(3 * 1024 ** 3);
const products: Product[] = [];
try {
  const filled: Filled[] = [];
  for (const size of sizes) {
    const product = await startProduct(join(folder.path, `rows-${size}`), { TRUST_PROXY: '127.0.0.1' });
    products.push(product);
    filled.push({ product, lists: await fill(product, size) });
  }
  // The servers still work on what the fill left.
  await wait(settleMs);
  const rows = [];
  for (const [index, { id, name }] of (filled[0]?.lists ?? []).entries()) {
    if (!id.startsWith(only)) continue;
    const sides = filled.map(({ product, lists }) => ({
      product,
      ask: () => lists[index]?.ask() ?? Promise.resolve(),
    }));
    rows.push({ id, name, measured: await measureInTurn(sides, effort) });
  }
  show(rows);
  await tellRows(rows.flatMap(toBenchRows));
} finally {
  hangUp();
  for (const product of products) await product.stop();
  await folder.remove();
}

async function fill(product: Product, size: number): Promise<List[]> {
  const sql = openSql(product.databaseUrl, { max: 1 });
  try {
    const startedAt = performance.now();
    await fillInbox(sql, size);
    await fillCases(sql, size, new Date().toISOString().slice(0, 10));
    await fillConversations(sql, size);
    await fillRequests(sql, size);
    await fillAudit(sql, size);
    say(`${size} of each, filled in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`);
    return await prepareLists(product, sql);
  } finally {
    await sql.end();
  }
}

interface Row {
  id: string;
  name: string;
  measured: Measured[];
}

function growthOf(measured: readonly Measured[], figure: keyof Measured): number {
  return (measured.at(-1)?.[figure] ?? Number.NaN) / (measured[0]?.[figure] ?? Number.NaN);
}

function show(rows: readonly Row[]): void {
  const heads = sizes.map((size) => size.toLocaleString('en-US'));
  printTable(
    `one call at a time, of ${effort.turns * effort.callsPerTurn} at each size`,
    [
      'list',
      ...heads.map((head) => `p95 ms, ${head}`),
      'growth',
      `within ${growthGoal}`,
      ...heads.map((head) => `db cpu, ${head}`),
      'growth',
    ],
    rows.map(({ name, measured }) => [
      name,
      ...measured.map(({ p95Ms }) => p95Ms),
      growthOf(measured, 'p95Ms'),
      growthOf(measured, 'p95Ms') <= growthGoal ? 'pass' : 'fail',
      ...measured.map(({ cpuMs }) => cpuMs),
      growthOf(measured, 'cpuMs'),
    ]),
  );
}

function toBenchRows({ id, name, measured }: Row): BenchRow[] {
  const largest = (sizes.at(-1) ?? 0).toLocaleString('en-US');
  return [
    {
      id: `growth-${id}`,
      measure: `${name}: p95 of ${largest} rows to that of ${sizes[0]?.toLocaleString('en-US')}`,
      unit: '',
      ours: growthOf(measured, 'p95Ms'),
      goal: { atMost: growthGoal },
    },
    {
      id: `growth-${id}-p95`,
      measure: `${name}: p95 of ${largest} rows`,
      unit: 'ms',
      ours: measured.at(-1)?.p95Ms ?? Number.NaN,
      goal: { atMost: limitMs },
    },
  ];
}
