import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Chunked } from '@rxweb/domain/text/chunked';
import { plainWords } from '../search-terms.ts';
import { intentFeatures } from './intent-features.ts';
import { type Example, type IntentBase, learnIntents } from './intent-reader.ts';

const keptFolder = join(import.meta.dirname, '../../../../../../node_modules/.cache/intents');
/** Counts the ways of learning. */
const learning = 7;
const fewestKept = 1_000;
const mostFiles = 9;
const probe = 50;

/** Learns from sample questions, or reads what an earlier start learned from the same ones. */
export function* learnOnce(examples: readonly Example[], folder = keptFolder): Chunked<IntentBase> {
  const learn = () => learnIntents(examples);
  return yield* examples.length < fewestKept ? learn() : keepLearned(examples, learn, folder);
}

/** What is learned from these texts, kept for the next start with the same ones. */
export function* keepLearned<T>(
  from: readonly { text: string }[],
  learn: () => Chunked<T>,
  folder = keptFolder,
): Chunked<T> {
  const file = join(folder, keyOf(from));
  yield;
  const kept = readKept<T>(file);
  if (kept) return kept;
  const learned = yield* learn();
  keep(folder, file, learned);
  return learned;
}

/** Whether an earlier start of this installation learned, or there are too few examples to keep. */
export const hasLearnedOnce = (examples: readonly Example[]): boolean =>
  examples.length < fewestKept || existsSync(keptFolder);

/** Also of some features, which change with the search's words. */
function keyOf(from: readonly { text: string }[]): string {
  const some = from.filter((_, index) => index % probe === 0).map(({ text }) => intentFeatures(plainWords(text)));
  return createHash('sha256')
    .update(JSON.stringify([learning, process.versions.v8, from, some]))
    .digest('hex');
}

function readKept<T>(file: string): T | null {
  try {
    return deserialize(readFileSync(file));
  } catch {
    return null;
  }
}

/** Renamed when whole: several processes may write it. */
function keep(folder: string, file: string, learned: unknown): void {
  try {
    mkdirSync(folder, { recursive: true });
    const part = `${file}.${process.pid}`;
    writeFileSync(part, serialize(learned));
    renameSync(part, file);
    const files = readdirSync(folder).map((name) => join(folder, name));
    const oldest = files.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs).slice(mostFiles);
    for (const each of oldest) rmSync(each, { force: true });
  } catch {
    // Learned again at the next start.
  }
}
