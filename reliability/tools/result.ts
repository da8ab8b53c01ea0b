import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';

/** One line of docs/reliability.md: what a run found beside what has to hold. */
export interface Figure {
  /** What was counted or measured, in words a reader understands without the code. */
  measure: string;
  /** What it has to be, such as `0` or `≤ 500 ms`; empty for a figure that is told for its own sake. */
  goal: string;
  ours: string;
  /** Whether the goal is met; null where there is none. */
  isMet: boolean | null;
}

/** What a script leaves in `results/<name>.json`. */
export interface Result {
  name: string;
  /** What was typed to make it. */
  command: string;
  /** The day, as YYYY-MM-DD. */
  measuredOn: string;
  machine: string;
  figures: Figure[];
  /** What a reader has to know beside the figures: what was left out, what ran beside it. */
  notes: string[];
}

/** `--quick` or RELIABILITY_QUICK=1 asks a script for a run of seconds. Its figures are printed and not kept. */
export const isQuick = process.env.RELIABILITY_QUICK === '1' || process.argv.includes('--quick');
const [unknownArgument] = process.argv.slice(2).filter((argument) => argument !== '--quick');
if (unknownArgument !== undefined) {
  process.stderr.write(`Unknown argument: ${unknownArgument}. The only one is --quick.\n`);
  process.exit(2);
}

const resultsDir = join(import.meta.dirname, '../results');

/** Prints what was found, keeps it when the run was at full size, and lets the process end with 1 when a goal is missed. */
export async function tellResult(name: string, figures: readonly Figure[], notes: readonly string[] = []) {
  const result: Result = {
    name,
    command: `npm run test:${name}`,
    measuredOn: new Date().toISOString().slice(0, 10),
    machine: describeMachine(),
    figures: [...figures],
    notes: [...notes],
  };
  for (const { measure, goal, ours, isMet } of figures)
    say(`${isMet === null ? '  ' : isMet ? 'ok' : 'NO'}  ${measure}: ${ours}${goal && ` (goal ${goal})`}`);
  for (const note of notes) say(`    ${note}`);
  if (figures.some(({ isMet }) => isMet === false)) process.exitCode = 1;
  if (isQuick) return;
  await mkdir(resultsDir, { recursive: true });
  await writeFile(join(resultsDir, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`);
}

/** A count that must be none. */
export const none = (measure: string, count: number): Figure => ({
  measure,
  goal: '0',
  ours: String(count),
  isMet: count === 0,
});

/** A figure that is told for its own sake. */
export const told = (measure: string, ours: string | number): Figure => ({
  measure,
  goal: '',
  ours: String(ours),
  isMet: null,
});

/** A figure that must be at least or at most so much, in a unit. */
export function bounded(measure: string, value: number, bound: { atLeast: number } | { atMost: number }, unit = '') {
  const isMet = 'atLeast' in bound ? value >= bound.atLeast : value <= bound.atMost;
  const limit = 'atLeast' in bound ? `≥ ${bound.atLeast}` : `≤ ${bound.atMost}`;
  return { measure, goal: `${limit} ${unit}`.trim(), ours: `${toFigure(value)} ${unit}`.trim(), isMet };
}

/** Three digits that count; a whole number as it is. */
function toFigure(value: number): string {
  return Number.isInteger(value) || Math.abs(value) >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function describeMachine(): string {
  const memory = `${Math.round(totalmem() / 1024 ** 3)} GiB of memory`;
  const load = (loadavg()[0] ?? 0).toFixed(1);
  return `${availableParallelism()} cores, ${memory}, Node ${process.versions.node}, load at the end ${load}`;
}
