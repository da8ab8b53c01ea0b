import type { ShoeCase } from '@rxweb/contracts/shoes/checks';
import { broken, type Finding, notRecorded, pass, warning } from './finding.ts';

export const qualifyingConditions = [
  'amputation',
  'past ulcer',
  'pre-ulcerative callus',
  'neuropathy with callus',
  'deformity',
  'poor circulation',
] as const;
export type QualifyingCondition = (typeof qualifyingConditions)[number];

/** The six conditions of fact 1, each with the patterns that recognize it in typed text. `2a` to `2f` are their numbers in the policy. */
const conditions: readonly { name: QualifyingCondition; isNamed: (text: string) => boolean }[] = [
  { name: 'amputation', isNamed: (text) => /amputat|\b2a\b/.test(text) },
  { name: 'past ulcer', isNamed: (text) => /(?<!pre ?)ulcer|\b2b\b/.test(text) },
  { name: 'pre-ulcerative callus', isNamed: (text) => /\bpre ?ulcer|\b2c\b/.test(text) },
  {
    name: 'neuropathy with callus',
    isNamed: (text) => (/neuropath/.test(text) && /\bcall(us|os|ous)/.test(text)) || /\b2d\b/.test(text),
  },
  {
    name: 'deformity',
    isNamed: (text) =>
      /deform|bunion|hallux|hammer ?toe|(claw|mallet) ?toe|charcot|\bpes (cavus|planus)|varus|valgus|\b2e\b/.test(text),
  },
  {
    name: 'poor circulation',
    isNamed: (text) => /circulat|vascular|arterial|isch(a)?emi|claudicat|\bp[av]d\b|\b2f\b/.test(text),
  },
];

const denial = /\b(no|not|none|never|without|denies|denied|negative)\b/;

/** Fact 1: at least one of six conditions. Text that is not recognized needs a person to read it. */
export function checkQualifyingCondition({ conditions: typed, exam }: ShoeCase): Finding {
  const rule = `At least one of these is required: ${conditions.map(({ name }) => name).join(', ')}.`;
  if (typed === null) return notRecorded({ 'the qualifying condition': typed }, rule);
  const texts = typed.map((text) => text.trim()).filter((text) => text !== '');
  if (texts.length === 0) return broken(1, `No qualifying condition is named. ${rule}`);
  const named = namedConditions(texts);
  if (named.length === 0)
    return warning(
      `“${texts.join('”, “')}” wasn’t recognized as a qualifying condition. Check whether it is one. ${rule}`,
    );
  const proof = exam ? 'The exam notes must say so' : 'Exam notes must say so, and no exam is recorded';
  return pass(`Qualifying: ${named.join(', ')}. ${proof}; the certifying statement alone isn’t enough.`);
}

/** The conditions that the texts name, and the texts that name none. */
export function readConditions(texts: readonly string[]): { named: QualifyingCondition[]; others: string[] } {
  const named = namedConditions(texts);
  const others = texts.filter((text, index) => {
    const rest = namedConditions(texts.toSpliced(index, 1));
    return text.trim() !== '' && rest.length === named.length && namedConditions([text]).length === 0;
  });
  return { named, others };
}

function namedConditions(texts: readonly string[]): QualifyingCondition[] {
  const said = texts
    .map(plainly)
    .filter((text) => !denial.test(text))
    .join('; ');
  return conditions.filter(({ isNamed }) => isNamed(said)).map(({ name }) => name);
}

function plainly(text: string): string {
  return text.toLowerCase().replace(/[\s_\-‐‑–]+/g, ' ');
}
