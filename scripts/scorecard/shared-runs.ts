import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublicSet } from './read-sets.ts';

/** A line of the training data and its place. */
export interface TrainingLine {
  place: string;
  text: string;
}

/** A line of the training data that shares a run of words with a set: then the set is no measure. */
export interface SharedRun {
  set: string;
  place: string;
  run: string;
}

const runLength = 6;

/** All lines of the text files below the folders; a folder that does not exist has none. */
export async function readTrainingLines(root: string, folders: readonly string[]): Promise<TrainingLine[]> {
  const all = await Promise.all(folders.map((folder) => readFolder(root, folder)));
  return all.flat();
}

async function readFolder(root: string, folder: string): Promise<TrainingLine[]> {
  const names = await readdir(join(root, folder), { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const files = names.filter((name) => name.endsWith('.txt')).sort();
  const lines = await Promise.all(
    files.map(async (name) => {
      const text = await readFile(join(root, folder, name), 'utf8');
      return text.split('\n').map((line, index) => ({ place: `${folder}/${name}:${index + 1}`, text: line }));
    }),
  );
  return lines.flat();
}

/** Training lines that share six words in a row with a line of a set, each once a set. */
export function findSharedRuns(training: readonly TrainingLine[], sets: readonly PublicSet[]): SharedRun[] {
  const places = new Map<string, Set<string>>();
  for (const { place, text } of training) {
    for (const run of runsOf(text)) places.set(run, (places.get(run) ?? new Set()).add(place));
  }
  return sets.flatMap(({ name, lines }) => {
    const found = new Map<string, SharedRun>();
    for (const { text } of lines) {
      for (const run of runsOf(text)) {
        for (const place of places.get(run) ?? []) if (!found.has(place)) found.set(place, { set: name, place, run });
      }
    }
    return [...found.values()];
  });
}

/** Runs of six words, without regard to case, accents and punctuation. A slot such as `{person}` ends a run. */
function runsOf(text: string): Set<string> {
  const runs = new Set<string>();
  for (const part of text.split(/\{[^{}]*\}/)) {
    const words = plain(part).match(/[\p{L}\p{N}]+/gu) ?? [];
    for (let at = 0; at + runLength <= words.length; at += 1) runs.add(words.slice(at, at + runLength).join(' '));
  }
  return runs;
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase();
}
