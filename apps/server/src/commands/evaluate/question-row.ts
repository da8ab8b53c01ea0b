import { languages } from '@rxweb/contracts/shared/language';
import { z } from 'zod';

/** The expected card's destination, or none. */
export const gateValues = ['911', 'poison', '988', 'pharmacist', 'none'] as const;
export type GateValue = (typeof gateValues)[number];

export const redFlags: ReadonlySet<GateValue> = new Set(['911', 'poison', '988']);

const pattern = z.string().refine(isPattern, { error: 'is no regular expression' });

/** See docs/evaluation.md. */
const questionRow = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  lang: z.enum(languages),
  text: z.string(),
  /** The visitor's earlier messages, oldest first. */
  history: z.array(z.string()).default([]),
  expect: z.object({
    gate: z.enum(gateValues),
    intent: z.string().nullish(),
    mustMatch: z.array(pattern).default([]),
    mustNotMatch: z.array(pattern).default([]),
  }),
});

export type QuestionRow = z.infer<typeof questionRow>;

/** A file's questions and its faults by line number. Skips blank lines. */
export function readQuestions(text: string): { rows: QuestionRow[]; faults: string[] } {
  const rows: QuestionRow[] = [];
  const faults: string[] = [];
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .entries()) {
    if (line.trim() === '') continue;
    const read = readQuestion(line);
    if (typeof read === 'string') faults.push(`line ${index + 1}: ${read}`);
    else rows.push(read);
  }
  return { rows, faults };
}

function readQuestion(line: string): QuestionRow | string {
  const value = parse(line);
  if (value === undefined) return 'is not JSON';
  const read = questionRow.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  return `${issue?.path.join('.') || 'it'}: ${issue?.message ?? 'is not right'}`;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function isPattern(text: string): boolean {
  try {
    return patternOf(text) instanceof RegExp;
  } catch {
    return false;
  }
}

/** Throws if invalid. */
export function patternOf(text: string): RegExp {
  try {
    return new RegExp(text, 'iu');
  } catch {
    return new RegExp(text, 'i');
  }
}
