import { parseArgs } from 'node:util';
import { type Language, languages } from '@rxweb/contracts/shared/language';
import { messageClasses } from '@rxweb/domain/safety/classifier/classes';
import { checkSafety, type SafetyFinding } from '@rxweb/domain/safety/safety-gate';
import { needsThirdReader } from '@rxweb/domain/safety/third-reader';

const options = { before: { type: 'string', default: '' }, lang: { type: 'string', default: 'en' } } as const;
const mostSigns = 5;

/** Explains the gate's finding in a message as text; null for wrong arguments. */
export function runExplain(args: string[]): string | null {
  const read = readArguments(args);
  if (!read) return null;
  const { text, before, language } = read;
  return explain(checkSafety({ text, before }, language), text.trim().split(/\s+/).length);
}

function readArguments(args: string[]): { text: string; before: string; language: Language } | null {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const language = languages.find((each) => each === values.lang);
    const [text, ...more] = positionals;
    if (text === undefined || more.length > 0 || !language) return null;
    return { text, before: values.before, language };
  } catch {
    return null;
  }
}

/** One line for each thing that the gate knows; `words` is the length of the message. */
export function explain(finding: SafetyFinding, words: number): string {
  const { reason, odds, hasCorePhrase = false } = finding;
  const signs = reason?.signs.slice(0, mostSigns) ?? [];
  const isAsked = needsThirdReader(finding, { words, hasCorePhrase });
  return [
    `tier              ${tierOf(finding)}`,
    `language          ${finding.language}`,
    `words             ${words}`,
    `deciding segment  ${reason?.segment || '–'}`,
    `strongest signs   ${signs.length > 0 ? signs.join(' | ') : '–'}`,
    `core phrase       ${hasCorePhrase ? 'yes' : 'no'}`,
    `language model    ${isAsked ? 'would be asked, if one is configured' : 'would not be asked'}`,
    ...(odds ? messageClasses.map((name) => `  ${name.padEnd(16)}${odds[name].toFixed(3)}`) : []),
  ].join('\n');
}

function tierOf({ card, kind, note, isForPharmacist }: SafetyFinding): string {
  const answer = isForPharmacist ? 'pharmacist' : 'answer';
  if (card) return `1 card (${kind})${note ? `, then note (${note})` : ''}`;
  if (note) return `2 note (${note}), ${answer}`;
  return isForPharmacist ? '3 pharmacist' : '4 answer';
}
