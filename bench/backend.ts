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
