import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureSets } from './measure.ts';
import { readSets, SetFault } from './read-sets.ts';
import { findSharedRuns, readTrainingLines } from './shared-runs.ts';
import { writePage } from './write-page.ts';

const usage = `Usage: npm run -s scorecard -- --sets FOLDER [--out FILE]

  Measures the safety gate on the public sets that FOLDER/sets.json names and writes docs/scorecard.md, or FILE
  (docs/evaluation.md, "Public scorecard").
`;

/** Codes of sysexits.h, next to our own two. */
const exitCodes = { passed: 0, failed: 1, usage: 64, dataError: 65 } as const;
type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Where the lines are that the gate learned from. */
const trainingFolders = ['scripts/gate/clauses'];

export interface ScorecardIo {
  /** The repository. */
  root: string;
  now: Date;
  out(text: string): void;
}

/** Writes the scorecard. Returns the exit code: 1 when a training line shares six words in a row with a set. */
export async function runScorecard(args: string[], { root, now, out }: ScorecardIo): Promise<ExitCode> {
  const options = readArguments(args);
  if (!options) {
    out(usage);
    return exitCodes.usage;
  }
  try {
    const sets = await readSets(options.sets);
    const training = await readTrainingLines(root, trainingFolders);
    const shared = findSharedRuns(training, sets);
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    const page = writePage({
      sets,
      lines: measureSets(sets),
      sharedRuns: new Set(shared.map(({ place }) => place)).size,
      trainingLines: training.filter(({ text }) => text.trim() !== '').length,
      date: now.toISOString().slice(0, 10),
      version,
    });
    await writeFile(options.out ?? join(root, 'docs/scorecard.md'), page);
    for (const { set, place, run } of shared) out(`${place} shares "${run}" with ${set}\n`);
    return shared.length > 0 ? exitCodes.failed : exitCodes.passed;
  } catch (error) {
    if (!(error instanceof SetFault)) throw error;
    out(`${error.message}\n`);
    return exitCodes.dataError;
  }
}

function readArguments(args: string[]): { sets: string; out: string | undefined } | null {
  try {
    const { values } = parseArgs({ args, options: { sets: { type: 'string' }, out: { type: 'string' } } });
    return values.sets ? { sets: values.sets, out: values.out } : null;
  } catch {
    return null;
  }
}
