import { join } from 'node:path';
import { changeLatencies } from './cases/change-latency.bench.ts';
import { download, upload } from './cases/files.bench.ts';
import { readMessages } from './cases/read-messages.bench.ts';
import { refreshSession } from './cases/refresh.bench.ts';
import { signInWithPassword } from './cases/sign-in.bench.ts';
import { startBare } from './systems/bare.ts';
import { startLite } from './systems/lite.ts';
import { startPlugin } from './systems/plugin.ts';
import { startSeededProduct } from './systems/product.ts';
import type { System } from './systems/system.ts';
import { compare, type Result } from './tools/compare.ts';
import { hangUp } from './tools/http-call.ts';
import { type Cell, printTable, say } from './tools/report.ts';
import { type BenchRow, tellRows } from './tools/rows.ts';
import { median, quantile } from './tools/statistics.ts';
import { temporaryFolder } from './tools/temporary-folder.ts';

/**
 * Compares the product and its backend alone with a bare handler doing the same SQL and with @supabase/lite, on this machine, in one run.
 * Prints tables, then everything as one line of JSON.
 */
const cases = [readMessages, signInWithPassword, refreshSession, upload, download];
const rounds = 5;
const roundMs = 1_500;
const folder = await temporaryFolder();
const systems: System[] = [];
const report: Record<string, unknown> = {};
const goals: BenchRow[] = [];

try {
  const product = await startSeededProduct(join(folder.path, 'product'));
  systems.push(product, await startPlugin(join(folder.path, 'plugin')));
  const bare = await startBare(product, join(folder.path, 'bare'));
  systems.push(bare);
  const lite = await startLite(join(folder.path, 'lite')).catch((error: unknown) => {
    say(`lite: skipped, ${error instanceof Error ? error.message : String(error)}`);
    return null;
  });
  if (lite) systems.push(lite);

  for (const subject of cases) {
    // The statement alone, without session, role and claims: what the read's processor time is held against.
    const query = { ...bare, name: 'bare query', url: `${bare.url}/query` };
    const compared = subject === readMessages ? [...systems, query] : systems;
    const results = await compare(subject, compared, rounds, roundMs);
    show(`${subject.name}, ${subject.callers} callers`, results);
    report[subject.name] = results;
    goals.push(...goalsOf(subject.name, results));
  }

  const latencies = [];
  for (const system of systems.filter(({ changesFrom }) => changesFrom !== null)) {
    const values = await changeLatencies(system);
    latencies.push({
      system: system.name,
      p50Ms: median(values),
      p99Ms: quantile(values, 0.99),
      changes: values.length,
    });
  }
  const rows = latencies.map(({ system, p50Ms, p99Ms, changes }) => [system, p50Ms, p99Ms, changes]);
  printTable('change to subscribed browser', ['system', 'p50 ms', 'p99 ms', 'changes'], rows);
  report['change to subscribed browser'] = latencies;
  say(JSON.stringify(report));
  const heard = latencies.find(({ system }) => system === 'product');
  if (heard) {
    const measure = 'from an insert until a subscribed browser receives it';
    goals.push(
      { id: 'change-p50', measure: `${measure}, p50`, unit: 'ms', ours: heard.p50Ms, goal: { atMost: 30 } },
      { id: 'change-p99', measure: `${measure}, p99`, unit: 'ms', ours: heard.p99Ms, goal: { atMost: 150 } },
    );
  }
  await tellRows(goals);
} finally {
  hangUp();
  for (const system of systems.reverse()) await system.stop();
  await folder.remove();
}

function show(title: string, results: readonly Result[]): void {
  const bare = results.find(({ system }) => system === 'bare')?.perSecond ?? Number.NaN;
  const rows = results.map((result): Cell[] => [
    result.system,
    result.perSecond,
    result.perSecond / bare,
    result.p50Ms,
    result.p99Ms,
    result.cpuMsPerCall,
    result.calls,
  ]);
  printTable(title, ['system', 'per s', 'of bare', 'p50 ms', 'p99 ms', 'cpu ms', 'calls'], rows);
}

/** The product beside the bare handler and, where lite could be installed, beside it. */
function goalsOf(name: string, results: readonly Result[]): BenchRow[] {
  const [product, bare, query, lite] = ['product', 'bare', 'bare query', 'lite'].map((system) =>
    results.find((result) => result.system === system),
  );
  if (!product) return [];
  const id = name.replaceAll(/\W+/g, '-');
  const rows: BenchRow[] = [];
  if (query && bare)
    rows.push(
      {
        id: `${id}-of-bare`,
        measure: `${name}, calls a second beside a bare handler`,
        unit: '',
        ours: product.perSecond / bare.perSecond,
        goal: { atLeast: 0.6 },
        limit: 1,
      },
      {
        id: `${id}-cpu`,
        measure: `${name}, processor time beside the bare query's`,
        unit: '',
        ours: product.cpuMsPerCall / query.cpuMsPerCall,
        goal: { atMost: 1.5 },
        limit: 1,
      },
    );
  if (lite) {
    const isGoal = name !== signInWithPassword.name;
    rows.push({
      id: `${id}-of-lite`,
      measure: `${name}, calls a second beside @supabase/lite`,
      unit: '',
      ours: product.perSecond / lite.perSecond,
      goal: isGoal ? { atLeast: 1 } : null,
      peer: '@supabase/lite 1',
    });
  }
  return rows;
}
