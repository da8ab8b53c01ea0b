import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Language } from '@rxweb/contracts/shared/language';
import type { MessageClass } from '@rxweb/domain/safety/classifier/classes';

/** A piece of a message that carries its class on its own. May contain slots, such as `{person}`. */
export interface Clause {
  text: string;
  kind: ClauseKind;
  language: Language;
  /** Which of the parts of the training data it belongs to; see `foldCount`. */
  fold: number;
  /** From a `.known.txt` file: a message that a test asks for. */
  isKnown: boolean;
}

/** What a clause is about; the name of its file. */
export const classOfKind = {
  emergency: 'emergency',
  urgent: 'urgent',
  symptom: 'medical',
  'medicine-question': 'medical',
  history: 'none',
  poison: 'poison',
  crisis: 'crisis',
  'low-mood': 'lowMood',
  'near-emergency': 'none',
  'near-poison': 'none',
  'near-crisis': 'none',
  life: 'none',
  errand: 'none',
  talk: 'none',
  world: 'none',
  sentence: 'none',
} as const satisfies Record<string, MessageClass>;
export type ClauseKind = keyof typeof classOfKind;

/** The pooling network learns from clauses that the weights it reads have not seen. */
export const foldCount = 4;

const folder = new URL('./clauses/', import.meta.url);

/** Reads `<language>/<kind>.txt` and `<language>/<kind>.<part>.txt`, one clause a line, by name. */
export async function readClauses(): Promise<Clause[]> {
  const clauses: Clause[] = [];
  for (const language of ['en', 'es'] as const) {
    for (const name of (await readdir(new URL(`${language}/`, folder))).sort()) {
      const kind = name.split('.', 1)[0] ?? '';
      if (!isKind(kind))
        throw new Error(`${language}/${name}: its name must begin with ${Object.keys(classOfKind).join(', ')}`);
      const text = await readFile(new URL(`${language}/${name}`, folder), 'utf8');
      const lines = new Set(text.split('\n').map((line) => line.trim()));
      lines.delete('');
      for (const line of lines)
        clauses.push({ text: line, kind, language, fold: foldOf(line), isKnown: name.includes('.known.') });
    }
  }
  return clauses;
}

function isKind(name: string): name is ClauseKind {
  return Object.hasOwn(classOfKind, name);
}

function foldOf(text: string): number {
  return (createHash('sha256').update(text).digest()[0] ?? 0) % foldCount;
}
