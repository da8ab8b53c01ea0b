import { hideKept } from '../names/kept-names.ts';
import { nameWords } from '../names/name-words.ts';
import { particles } from '../names/not-names.ts';
import { nameForm } from '../sticky-names.ts';
import { featuresOf } from './features.ts';
import { type DetailModel, detailKinds, sharesOf } from './model.ts';
import { isMask, isWord, type Token, tokensOf } from './tokens.ts';

/** Least share of a word that is masked: in a text without masks, where ordinary questions stay as they are, and in one with masks. */
const leastShares = {
  name: { alone: 0.85, beside: 0.1 },
  number: { alone: 0.9, beside: 0.15 },
  // Days, months, doses, counts and coming years.
  small: { alone: 0.9, beside: 0.8 },
  // Words of the language are seldom names, and the rest of the message needs them.
  ordinary: { alone: 0.95, beside: 0.4 },
};
/** Below this share in all of its words, a text has no detail. */
const leastDetail = 0.2;
/** "the" and "for" tell nothing of a person. */
const shortest = 4;
const labels = new Set(['rx', 'dob', 'ssn', 'mrn', 'bin', 'pcn']);
const mostPasses = 4;
const noFeatures = new Int32Array();

/** Masks what examples have taught and the rules left, in a text in plain signs, with or without masks. Linear. */
export function maskLearned(text: string, model: DetailModel): string {
  let masked = text;
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const before = masked;
    masked = maskOnce(before, model);
    if (masked === before) break;
  }
  return masked;
}

function maskOnce(text: string, model: DetailModel): string {
  const tokens = tokensOf(text);
  const hasMask = tokens.some(isMask);
  const features = featuresOf(tokens);
  const hidden = hideKept(text);
  let masked = '';
  let end = 0;
  let last = '';
  for (const [at, token] of tokens.entries()) {
    // What the rules keep on purpose stays.
    if (!isWord(token) || hidden[token.start] !== text[token.start]) continue;
    const shares = sharesOf(model, features[at] ?? noFeatures);
    if (1 - (shares[0] ?? 1) < leastOf(token, hasMask)) continue;
    const mask = `[${likeliest(shares)}]`;
    const gap = text.slice(end, token.start);
    if (mask !== last || !joins.test(gap)) masked += gap + mask;
    end = token.end;
    last = mask;
  }
  return masked + text.slice(end);
}

function leastOf({ kind, text, plain }: Token, hasMask: boolean): number {
  if (labels.has(plain) || particles.has(plain) || (kind.startsWith('ordinary') && text.length < shortest)) return 1;
  const isNumber = /^(?:digits|number|month)/.test(kind);
  const isSmall = /^(?:\d{1,2}|20[2-9]\d)$/.test(text);
  const least = leastShares[isSmall ? 'small' : isNumber ? 'number' : kind === 'ordinary aa' ? 'ordinary' : 'name'];
  return hasMask ? least.beside : least.alone;
}

/** Between two parts of one detail. */
const joins = /^[ ,.'#:/()-]{0,3}$/;

function likeliest(shares: ArrayLike<number>): string {
  let best = 0;
  for (let index = 1; index < detailKinds.length; index += 1) {
    if ((shares[index + 1] ?? 0) > (shares[best + 1] ?? 0)) best = index;
  }
  return detailKinds[best] ?? 'name';
}

/** Whether any word of a text may be part of a detail. */
function hasDetail(text: string, model: DetailModel): boolean {
  const tokens = tokensOf(text);
  const features = featuresOf(tokens);
  return tokens.some(
    (token, at) => isWord(token) && 1 - (sharesOf(model, features[at] ?? noFeatures)[0] ?? 0) >= leastDetail,
  );
}

/** Masks of the rules for what may be a place, a brand or a plan. All others stay. */
const surely = /\[(?!name\]|address\])[\p{L} -]+\]/u;
/** Words that announce a person. */
const announced =
  /(?<!\p{L})(?:mr|mrs|ms|miss|sra?|srta|don|do[ñn]a|se[ñn]ora?|name(?:d| is|'s)|surname|nombre|llam[oa]|apellid\p{L}+|patient|paciente|dra?\.?(?= \p{L})|doctora?(?= \p{Lu}))\.?(?!\p{L})/iu;

/** Gives back the texts in which examples show no detail and the rules found only names and addresses, without names found in the others. */
export function keepOrdinary(
  texts: readonly string[],
  redacted: readonly string[],
  model: DetailModel,
  named: ReadonlySet<string> = new Set(),
): string[] {
  const isOrdinary = texts.map(
    (text, at) =>
      text !== redacted[at] && !surely.test(redacted[at] ?? '') && !announced.test(text) && !hasDetail(text, model),
  );
  if (!isOrdinary.includes(true)) return [...redacted];
  const others = texts.flatMap((text, at) => (isOrdinary[at] ? [] : lostNames(text, redacted[at] ?? '')));
  const names = nameForm(new Set([...named, ...others]));
  return texts.map((text, at) => {
    if (!isOrdinary[at]) return redacted[at] ?? text;
    return names ? text.replace(names, '[name]') : text;
  });
}

/** Words of a text that its masks took, and that mean nothing else. */
function lostNames(text: string, redacted: string): string[] {
  const left = new Set(nameWords(redacted).map((word) => word.text));
  return nameWords(text).flatMap(({ text: word, kind }) =>
    kind === 'ordinary' || kind === 'double' || word.length < 3 || left.has(word) ? [] : [word],
  );
}
