import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Language } from '@rxweb/contracts/shared/language';
import type { Example } from './intent-reader.ts';

/** What only a pharmacist may answer: symptoms and questions about medicine. */
export const forPharmacist = 'for-pharmacist';

/** Intents that are no page: the store's facts, `unknown` for what we do not answer, and what goes to the pharmacist. */
export const factNames = [
  'hours',
  'open-now',
  'holidays',
  'address',
  'phone',
  'talk-to-person',
  'small-talk',
  'unknown',
  forPharmacist,
] as const;

/** The files `asked/<id>.txt` of a language, by name; empty without the folder. */
export async function listAskedFiles(knowledgeDir: string, language: Language): Promise<string[]> {
  const dir = join(knowledgeDir, language, 'asked');
  const names = await readdir(dir).catch(() => []);
  return names
    .filter((name) => name.endsWith('.txt') && !name.startsWith('.'))
    .sort()
    .map((name) => join(dir, name));
}

/** Reads sample questions: one a line; the file name is the intent. */
export async function readAskedFile(file: string): Promise<Example[]> {
  const text = await readFile(file, 'utf8');
  const intent = basename(file, '.txt');
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ text: line, intent }));
}

/** Reads the sample questions of both languages. */
export async function readAsked(knowledgeDir: string): Promise<Example[]> {
  const files = await Promise.all([listAskedFiles(knowledgeDir, 'en'), listAskedFiles(knowledgeDir, 'es')]);
  return (await Promise.all(files.flat().map(readAskedFile))).flat();
}
