import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { featuresOf } from '@rxweb/domain/privacy/learned/features';
import { tokensOf } from '@rxweb/domain/privacy/learned/tokens';

/** `text.slice(start, end)` and what it is. */
export interface Detail {
  start: number;
  end: number;
  kind: DetailLetter;
}

/** A message with what must not reach a vendor. */
export interface Example {
  text: string;
  details: readonly Detail[];
}

/** Kinds of details in the files, and what the model calls them. */
export const kindOfLetter = {
  n: 'name',
  b: 'date',
  p: 'number',
  e: 'e-mail',
  a: 'address',
  s: 'number',
  m: 'number',
  r: 'number',
  i: 'number',
  c: 'number',
  l: 'number',
} as const;
export type DetailLetter = keyof typeof kindOfLetter;

const folder = new URL('./examples/', import.meta.url);
const marked = /\{([nbpeasmricl]):([^{}]+)\}/g;

/** Reads `examples/*.txt`: a message a line, details marked like `{n:Ana Ruiz}`, line breaks as `\n`. All people are invented. */
export async function readExamples(): Promise<Example[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.txt')).sort();
  const read = async (name: string) => linesOf(await readFile(new URL(name, folder), 'utf8')).map(exampleOf);
  return (await Promise.all(files.map(read))).flat();
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/** One line of a file. */
export function exampleOf(line: string): Example {
  const source = line.replaceAll('\\n', '\n');
  const details: Detail[] = [];
  let text = '';
  let end = 0;
  for (const { 0: whole, 1: kind, 2: detail = '', index } of source.matchAll(marked)) {
    text += source.slice(end, index);
    details.push({ start: text.length, end: text.length + detail.length, kind: kind as DetailLetter });
    text += detail;
    end = index + whole.length;
  }
  return { text: text + source.slice(end), details };
}

/** Changes with the examples and with the way they are read; of the features a sample is enough. */
export function digestOf(examples: readonly Example[]): string {
  const hash = createHash('sha256');
  for (const [index, example] of examples.entries()) {
    hash.update(JSON.stringify(example));
    if (index % 40 === 0) for (const features of featuresOf(tokensOf(example.text))) hash.update(features);
  }
  return hash.digest('hex').slice(0, 16);
}
