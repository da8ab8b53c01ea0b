import type { ConceptName } from '../concepts/concepts.ts';
import type { Rule } from '../concepts/rules.ts';
import type { Meaning, ReadText, Span } from './meaning.ts';
import type { Hit } from './phrase-index.ts';

/** The positions of the words that make a rule true. */
export type Finding = readonly Hit<Meaning>[];

/**
 * The finding of the first rule that matches, or null. `heedsDenial`: "no chest pain" does not match. `since`: at least one word must be at
 * or after this position (default: 0).
 */
export function findRule(rules: readonly Rule[], text: ReadText, heedsDenial: boolean, since = 0): Finding | null {
  if (text.hits.size === 0) return null;
  for (const rule of rules) {
    const lists = rule.near.map((name) => hitsOf(text, name, heedsDenial && !rule.evenDenied));
    if (lists.some((hits) => hits.length === 0)) continue;
    const finding = since === 0 ? findNear(rule, text, lists) : findNearSince(rule, text, lists, since);
    if (finding) return finding;
  }
  return null;
}

type Hits = readonly Hit<Meaning>[];

function findNear(rule: Rule, text: ReadText, [first = [], ...others]: readonly Hits[]): Finding | null {
  for (const hit of first) {
    const finding = nearest(text, hit, others, rule.within);
    if (finding && !isDismissed(rule, text, finding)) return finding;
  }
  return null;
}

/** Try each concept of the rule as the new one. */
function findNearSince(rule: Rule, text: ReadText, lists: readonly Hits[], since: number): Finding | null {
  for (const [at, hits] of lists.entries()) {
    const ordered = [hits.filter((hit) => hit.start >= since), ...lists.filter((_, other) => other !== at)];
    const finding = findNear(rule, text, ordered);
    if (finding) return finding;
  }
  return null;
}

function hitsOf(text: ReadText, name: ConceptName, heedsDenial: boolean): Hits {
  const hits = text.hits.get(name) ?? [];
  return heedsDenial && text.denied.size > 0 ? hits.filter((hit) => !text.denied.has(hit)) : hits;
}

function nearest(text: ReadText, hit: Hit<Meaning>, others: readonly Hits[], within: number): Finding | null {
  const found = [hit];
  for (const candidates of others) {
    let closest: Hit<Meaning> | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (let at = firstFrom(candidates, hit.start - within); at < candidates.length; at += 1) {
      const candidate = candidates[at];
      if (!candidate || candidate.start > hit.end + within) break;
      const size = spread(text, found, candidate);
      if (size < least) [closest, least] = [candidate, size];
    }
    if (!closest || least > within) return null;
    found.push(closest);
  }
  return found;
}

/** The first hit at or after a position. */
function firstFrom(hits: readonly Span[], place: number): number {
  let low = 0;
  let high = hits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hits[middle]?.start ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Width of a finding in words; the end of a sentence counts as two more. */
function spread(text: ReadText, hits: Finding, also: Hit<Meaning>): number {
  let { start, end } = also;
  for (const hit of hits) {
    if (hit.start < start) start = hit.start;
    if (hit.end > end) end = hit.end;
  }
  return end - start + 2 * ((text.sentences[end - 1] ?? 0) - (text.sentences[start] ?? 0));
}

/** A dismissing word has to be near the sign, because people in need write without periods. */
const nearbyWords = 12;
const thingWords = 4;

function isDismissed(rule: Rule, text: ReadText, finding: Finding): boolean {
  const start = Math.min(...finding.map((hit) => hit.start));
  const end = Math.max(...finding.map((hit) => hit.end));
  const around = (words: number): Span => ({
    start: sentenceStart(text, start, start - words),
    end: sentenceEnd(text, end, end + words),
  });
  const unless = around(rule.unlessWithin ?? Number.POSITIVE_INFINITY);
  if (rule.unless?.some((name) => isAnyIn(text.hits.get(name) ?? [], unless))) return true;
  if (rule.notOfThings && isAnyIn(text.around.ofThings, around(thingWords))) return true;
  if (rule.notOfThings && isJoke(text)) return true;
  const nearby = around(nearbyWords);
  if (isAnyIn(text.around.happeningNow, nearby)) return false;
  const isPast = isAnyIn(text.around.longAgo, nearby) || namesAPastYear(text, nearby);
  return (rule.notLongAgo === true && isPast) || (rule.notMereTopic === true && isAnyIn(text.around.mereTopic, nearby));
}

/** Laughter plus a routine request is not an emergency. */
function isJoke(text: ReadText): boolean {
  return text.hits.has('laugh') && (text.hits.has('elsewhere') || text.hits.has('errand'));
}

/** Whether one of these sorted positions is in a range. */
function isAnyIn(spans: readonly Span[], part: Span): boolean {
  for (let at = firstFrom(spans, part.start); at < spans.length; at += 1) {
    const span = spans[at];
    if (!span || span.start >= part.end) return false;
    if (span.end <= part.end) return true;
  }
  return false;
}

function namesAPastYear(text: ReadText, part: Span): boolean {
  for (let place = Math.max(part.start, 1); place < part.end; place += 1) {
    if (!/^(19|20)\d\d$/.test(text.words[place]?.text ?? '')) continue;
    if (/^(in|en|el|del|since|desde|around)$/.test(text.words[place - 1]?.text ?? '')) return true;
  }
  return false;
}

function sentenceStart(text: ReadText, place: number, least: number): number {
  let from = place;
  while (from > 0 && from > least && text.sentences[from - 1] === text.sentences[place]) from -= 1;
  return from;
}

function sentenceEnd(text: ReadText, place: number, most: number): number {
  let to = place;
  while (to < text.words.length && to < most && text.sentences[to] === text.sentences[place - 1]) to += 1;
  return to;
}

/** The language of a finding's words; numbers have none. */
export function languageOf(finding: Finding): 'en' | 'es' {
  const count = (language: 'en' | 'es') => finding.filter((hit) => hit.value.language === language).length;
  return count('es') > 0 && count('es') >= count('en') ? 'es' : 'en';
}
