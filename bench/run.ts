import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { notes } from './notes.ts';
import { shortLines } from './tools/groups.ts';
import { printTable, say } from './tools/report.ts';
import type { BenchRow } from './tools/rows.ts';
import { cellsOf, heads, type Line, notesFor, notMeasured, replaceTable, toMarkdown } from './tools/summary.ts';
import { temporaryFolder } from './tools/temporary-folder.ts';

/**
 * `npm run bench`: runs each script of this folder in turn and prints one table. After a full run, all rows go to docs/performance-rows.md and the
 * worst of each kind to docs/performance.md. `npm run bench -- page sms` runs two and writes nothing.
 */
const root = join(import.meta.dirname, '..');
/** What a reader takes in, and every row. */
const shortDocument = join(root, 'docs/performance.md');
const fullDocument = join(root, 'docs/performance-rows.md');
/** What the table begins with; a script that is not named here comes after these. */
const order = [
  'page',
  'stream',
  'server',
  'insert',
  'post',
  'sse',
  'event-loop',
  'chat',
  'growth',
  'backend',
  'servers',
  'live',
];
const scriptTimeoutMs = 45 * 60_000;

const all = await findScripts();
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) throw new Error(`no bench ${unknown.join(', ')}: there are ${all.join(', ')}`);

const chromium = await findChromium();
const machine = await describeMachine();
const before = await readFile(fullDocument, 'utf8');
const folder = await temporaryFolder();
const lines: Line[] = [];
let failures = 0;
try {
  for (const bench of asked.length > 0 ? asked : all) {
    say(`\n=== bench/${bench}.ts`);
    const { rows, failure } = await run(bench, join(folder.path, `${bench}.jsonl`));
    lines.push(...rows.map((row) => ({ bench, row })));
    if (failure === null) continue;
    failures += 1;
    lines.push(
      ...notMeasured(
        bench,
        failure,
        rows.map(({ id }) => id),
        before,
      ),
    );
  }
} finally {
  await folder.remove();
}

say(`\n${machine}`);
printTable('goals and figures', heads, lines.map(cellsOf));
const missed = notesFor(lines, notes);
for (const [row, note] of missed) say(`${row}: ${note}`);
const isWhole = asked.length === 0 && !process.env.BENCH_QUICK;
if (isWhole) {
  await writeFile(fullDocument, replaceTable(before, toMarkdown(lines, machine, [])));
  const short = await readFile(shortDocument, 'utf8');
  await writeFile(shortDocument, replaceTable(short, toMarkdown(shortLines(lines), machine, missed)));
}
say(isWhole ? '\nWritten to docs/performance.md.' : '\nNot written to docs/performance.md: only all at full size is.');
if (failures > 0) process.exitCode = 1;

async function findScripts(): Promise<string[]> {
  const files = await readdir(import.meta.dirname);
  const names = files.filter((file) => file.endsWith('.ts')).map((file) => file.slice(0, -'.ts'.length));
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return names.filter((name) => name !== 'run' && name !== 'notes').toSorted((a, b) => rank(a) - rank(b));
}

/** The rows a script reported, and why it ended early if it did. */
async function run(bench: string, rowsFile: string): Promise<{ rows: BenchRow[]; failure: string | null }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, `${bench}.ts`)], {
    cwd: root,
    env: { ...process.env, BENCH_ROWS: rowsFile, ...(chromium && { CHROMIUM_PATH: chromium }) },
    stdio: ['ignore', 'inherit', 'pipe'],
    timeout: scriptTimeoutMs,
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    process.stderr.write(chunk);
    complaint = (complaint + chunk.toString()).slice(-4_000);
  });
  const [code, signal] = await once(child, 'close');
  const told = await readFile(rowsFile, 'utf8').catch(() => '');
  const rows = told
    .split('\n')
    .filter(Boolean)
    .map((line): BenchRow => JSON.parse(line))
    // JSON has no word for a number that is none.
    .map((row) => ({ ...row, ours: row.ours ?? Number.NaN }));
  if (code === 0) return { rows, failure: rows.length > 0 ? null : 'it told no rows' };
  const [, reason] = /^(?:\w*Error): (.*)$/m.exec(complaint) ?? [];
  return { rows, failure: shorten(reason ?? `ended with ${code ?? signal}`) };
}

/** One line for a cell of the table, without what only this machine knows. */
function shorten(reason: string): string {
  return reason.replaceAll(root, '').replaceAll('|', '/').slice(0, 120);
}

async function findChromium(): Promise<string | null> {
  const args = [join(root, 'e2e/with-chromium.ts'), process.execPath, '-p', 'process.env.CHROMIUM_PATH'];
  const { stdout } = await promisify(execFile)(process.execPath, args).catch(() => ({ stdout: '' }));
  return stdout.trim().split('\n').at(-1) || null;
}

async function describeMachine(): Promise<string> {
  const version = chromium
    ? (await promisify(execFile)(chromium, ['--no-sandbox', '--version']).catch(() => ({ stdout: '' }))).stdout.trim()
    : '';
  const memory = `${Math.round(totalmem() / 1024 ** 3)} GiB of memory`;
  const day = new Date().toISOString().slice(0, 10);
  const load = (loadavg()[0] ?? 0).toFixed(1);
  return `Measured on ${day}: ${availableParallelism()} cores, ${memory}, Node ${process.versions.node}, ${version || 'no Chromium'}; load before ${load}.`;
}
