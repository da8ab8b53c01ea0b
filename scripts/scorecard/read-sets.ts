import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { type Language, languages } from '@rxweb/contracts/shared/language';
import { parseCsv } from './parse-csv.ts';

/** What a line must meet: a card or note for danger, the pharmacist, or neither. */
export const expectedTiers = ['danger', 'pharmacist', 'harmless'] as const;
export type ExpectedTier = (typeof expectedTiers)[number];

export interface SetLine {
  text: string;
  /** The message before it; empty without one. */
  before: string;
  language: Language;
  expected: ExpectedTier;
}

export interface PublicSet {
  name: string;
  source: string;
  lines: SetLine[];
  /** Rows whose label the mapping leaves out. */
  unused: number;
}

/** One entry of `sets.json` (docs/evaluation.md, "Public scorecard"). */
interface SetMapping {
  name: string;
  file: string;
  source: string;
  /** Columns. */
  text: string;
  before: string | null;
  label: string | null;
  languageColumn: string | null;
  language: Language;
  /** The tier for each label, or one for all lines. */
  expect: Record<string, ExpectedTier> | ExpectedTier;
}

/** `sets.json` or a set that does not fit; says which and why. */
export class SetFault extends Error {}

/** Reads the sets that `sets.json` of a folder names. Throws a {@link SetFault}. */
export async function readSets(folder: string): Promise<PublicSet[]> {
  const text = await readFile(join(folder, 'sets.json'), 'utf8').catch(() => {
    throw new SetFault(`${folder} has no sets.json`);
  });
  const list = parseJson(text, 'sets.json');
  if (!Array.isArray(list) || list.length === 0) throw new SetFault('sets.json must be a list of sets');
  const mappings = list.map(readMapping);
  return Promise.all(mappings.map((mapping) => readSet(folder, mapping)));
}

function readMapping(value: unknown, index: number): SetMapping {
  const where = `sets.json, set ${index + 1}`;
  if (!isObject(value)) throw new SetFault(`${where}: must be an object`);
  const textOf = (key: string) => {
    const found = value[key];
    if (found !== undefined && typeof found !== 'string') throw new SetFault(`${where}: ${key} must be a text`);
    return found ?? null;
  };
  const required = (key: string) => {
    const found = textOf(key);
    if (!found) throw new SetFault(`${where}: ${key} is missing`);
    return found;
  };
  const file = required('file');
  if (basename(file) !== file) throw new SetFault(`${where}: file must be a name in the folder`);
  const language = languages.find((each) => each === (textOf('language') ?? 'en'));
  if (!language) throw new SetFault(`${where}: language must be ${languages.join(' or ')}`);
  const label = textOf('label');
  const expect = readExpect(value.expect, where);
  if (typeof expect !== 'string' && !label) throw new SetFault(`${where}: label is missing, which expect is about`);
  return {
    name: required('name'),
    file,
    source: textOf('source') ?? '',
    text: required('text'),
    before: textOf('before'),
    label,
    languageColumn: textOf('languageColumn'),
    language,
    expect,
  };
}

function readExpect(value: unknown, where: string): SetMapping['expect'] {
  const tierOf = (each: unknown) => {
    const tier = expectedTiers.find((known) => known === each);
    if (!tier)
      throw new SetFault(`${where}: expect must be ${expectedTiers.join(', ')}, or one of them for each label`);
    return tier;
  };
  if (!isObject(value)) return tierOf(value);
  return Object.fromEntries(Object.entries(value).map(([label, tier]) => [label, tierOf(tier)]));
}

async function readSet(folder: string, mapping: SetMapping): Promise<PublicSet> {
  const { name, file, source } = mapping;
  const text = await readFile(join(folder, file), 'utf8').catch(() => {
    throw new SetFault(`${file} cannot be read`);
  });
  const rows = readRows(file, text);
  const lines = rows.flatMap((row, index) => {
    const line = readLine(row, mapping, `${file}, row ${index + 1}`);
    return line ? [line] : [];
  });
  if (lines.length === 0) throw new SetFault(`${file} has no line that the mapping uses`);
  return { name, source, lines, unused: rows.length - lines.length };
}

function readRows(file: string, text: string): Record<string, unknown>[] {
  const kind = extname(file).toLowerCase();
  if (kind === '.csv') return parseCsv(text);
  if (kind === '.tsv') return parseCsv(text, '\t');
  if (kind !== '.jsonl') throw new SetFault(`${file} must end with .jsonl, .csv or .tsv`);
  const lines = text.replace(/^\uFEFF/, '').split('\n');
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const row = parseJson(line, `${file}, line ${index + 1}`);
    if (!isObject(row)) throw new SetFault(`${file}, line ${index + 1}: must be an object`);
    return [row];
  });
}

function readLine(row: Record<string, unknown>, mapping: SetMapping, where: string): SetLine | null {
  const { expect, label, before, languageColumn } = mapping;
  const expected = typeof expect === 'string' ? expect : label ? expect[fieldOf(row, label)] : undefined;
  if (!expected) return null;
  if (!Object.hasOwn(row, mapping.text)) throw new SetFault(`${where}: there is no column ${mapping.text}`);
  const text = fieldOf(row, mapping.text);
  if (text.trim() === '') return null;
  const said = languageColumn ? fieldOf(row, languageColumn).slice(0, 2).toLowerCase() : mapping.language;
  const language = languages.find((each) => each === said);
  return language ? { text, before: before ? fieldOf(row, before) : '', language, expected } : null;
}

function fieldOf(row: Record<string, unknown>, column: string): string {
  const value = Object.hasOwn(row, column) ? row[column] : '';
  return typeof value === 'string' ? value : value === null || value === undefined ? '' : String(value);
}

function parseJson(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SetFault(`${where}: is not JSON`);
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
