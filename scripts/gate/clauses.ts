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
  /** The message of several sentences that it is part of. */
  post?: string;
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

/**
 * Reads `<language>/<kind>.txt` and `<language>/<kind>.<part>.txt`, one clause a line, and `<language>/post.txt`, one message a line: its
 * sentences, each as `kind: text`, separated by tabs.
 */
export async function readClauses(): Promise<Clause[]> {
  const clauses: Clause[] = [];
  for (const language of ['en', 'es'] as const) {
    for (const name of (await readdir(new URL(`${language}/`, folder))).sort()) {
      const text = await readFile(new URL(`${language}/${name}`, folder), 'utf8');
      const lines = new Set(text.split('\n').map((line) => line.trim()));
      lines.delete('');
      for (const line of lines) clauses.push(...clausesOf(line, name, language));
    }
  }
  return clauses;
}

function clausesOf(line: string, name: string, language: Language): Clause[] {
  const fold = foldOf(line);
  const kind = name.split('.', 1)[0] ?? '';
  if (kind === 'post')
    return line.split('\t').map((sentence) => {
      const [start = '', text] = sentence.split(/: (.*)/, 2);
      if (!isKind(start) || !text) throw new Error(`${language}/${name}: "${sentence}" must be "kind: text"`);
      return { text, kind: start, language, fold, isKnown: false, post: line };
    });
  if (!isKind(kind))
    throw new Error(`${language}/${name}: its name must begin with post, ${Object.keys(classOfKind).join(', ')}`);
  return [{ text: line, kind, language, fold, isKnown: name.includes('.known.') }];
}

function isKind(name: string): name is ClauseKind {
  return Object.hasOwn(classOfKind, name);
}

export function foldOf(text: string): number {
  return (createHash('sha256').update(text).digest()[0] ?? 0) % foldCount;
}
