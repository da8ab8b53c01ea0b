import {
  falseDenials,
  happeningNow,
  lightWords,
  longAgo,
  mereTopic,
  negators,
  neverBefore,
} from './everyday-language.ts';
import { findPhrases, type Hit, indexPhrases } from './phrase-index.ts';
import type { Meaning, ReadText } from './read-text.ts';
import type { Rule } from './rules.ts';

/** What a rule found: the places whose words make it true. */
export type Finding = readonly Hit<Meaning>[];

/** What the first rule that holds found in a text, or null. `heedsDenial`: "no chest pain" is not chest pain. */
export function findRule(rules: readonly Rule[], text: ReadText, heedsDenial: boolean): Finding | null {
  const denied = heedsDenial ? deniedHits(text) : new Set<Hit<Meaning>>();
  for (const rule of rules) {
    const [first = [], ...others] = rule.near.map((name) =>
      (text.hits.get(name) ?? []).filter((hit) => !denied.has(hit)),
    );
    for (const hit of first) {
      const finding = nearest(text, hit, others, rule.within);
      if (finding && !isDismissed(rule, text, finding)) return finding;
    }
  }
  return null;
}

function nearest(text: ReadText, hit: Hit<Meaning>, others: readonly Hit<Meaning>[][], within: number): Finding | null {
  const found = [hit];
  for (const candidates of others) {
    let closest: Hit<Meaning> | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const candidate of candidates) {
      const size = spread(text, [...found, candidate]);
      if (size < least) [closest, least] = [candidate, size];
    }
    if (!closest) return null;
    found.push(closest);
  }
  return others.length === 0 || spread(text, found) <= within ? found : null;
}

/** How many words a finding reaches over; the end of a sentence counts as two more. */
function spread(text: ReadText, hits: Finding): number {
  const [start, end] = reach(hits);
  return end - start + 2 * ((text.sentences[end - 1] ?? 0) - (text.sentences[start] ?? 0));
}

function reach(hits: Finding): [start: number, end: number] {
  return [Math.min(...hits.map((hit) => hit.start)), Math.max(...hits.map((hit) => hit.end))];
}

const pastIndex = indexPhrases(longAgo.map((phrase) => [phrase, 'past'] as const));
const topicIndex = indexPhrases(mereTopic.map((phrase) => [phrase, 'topic'] as const));
const nowIndex = indexPhrases(happeningNow.map((phrase) => [phrase, 'now'] as const));

function isDismissed(rule: Rule, text: ReadText, finding: Finding): boolean {
  const [from, to] = sentencesAround(text, finding);
  if (rule.unless?.some((name) => text.hits.get(name)?.some((hit) => from <= hit.start && hit.end <= to))) return true;
  if (!rule.notLongAgo && !rule.notMereTopic) return false;
  const sentence = text.words.slice(from, to);
  if (findPhrases(sentence, nowIndex).length > 0) return false;
  if (rule.notLongAgo && (findPhrases(sentence, pastIndex).length > 0 || namesAPastYear(text, from, to))) return true;
  return rule.notMereTopic === true && findPhrases(sentence, topicIndex).length > 0;
}

function sentencesAround(text: ReadText, finding: Finding): [from: number, to: number] {
  const [start, end] = reach(finding);
  const from = text.sentences.indexOf(text.sentences[start] ?? 0);
  return [from, text.sentences.lastIndexOf(text.sentences[end - 1] ?? 0) + 1];
}

function namesAPastYear(text: ReadText, from: number, to: number): boolean {
  return text.words
    .slice(from, to)
    .some(
      (word, index, words) =>
        /^(19|20)\d\d$/.test(word.text) && /^(in|en|since|desde|around)$/.test(words[index - 1]?.text ?? ''),
    );
}

const falseDenialIndex = indexPhrases(falseDenials.map((phrase) => [phrase, null] as const));
const neverBeforeIndex = indexPhrases(neverBefore.map((phrase) => [phrase, null] as const));

function deniedHits(text: ReadText): Set<Hit<Meaning>> {
  const denials = trueDenials(text);
  return new Set([...text.hits.values()].flat().filter((hit) => isDenied(text, hit, denials)));
}

/** The places of words such as "not" that deny what follows them. */
function trueDenials(text: ReadText): Set<number> {
  const blank = new Set(findPhrases(text.words, falseDenialIndex).flatMap((hit) => range(hit.start, hit.end)));
  const neverBeforeHits = findPhrases(text.words, neverBeforeIndex);
  return new Set(
    text.words.flatMap((word, place) => {
      if (!negators.has(word.text) || blank.has(place)) return [];
      const isComparison =
        /^(never|nunca|jamas)$/.test(word.text) &&
        neverBeforeHits.some((hit) => hit.start > place && hit.start - place <= 10);
      return isComparison ? [] : [place];
    }),
  );
}

const listWords = 7;

/**
 * Walks back from a sign to a denial: over light words ("not having any ..."), and over the earlier members of a list
 * ("no fever, cough or ..."). Anything else between them means that the denial is about something else.
 */
function isDenied(text: ReadText, hit: Hit<Meaning>, denials: ReadonlySet<number>): boolean {
  let inList = false;
  for (let place = hit.start - 1, steps = 0; place >= 0 && steps < listWords + 4; place -= 1, steps += 1) {
    const gap = text.words[place + 1]?.after ?? '';
    if (gap === '.') return false;
    if (gap === ',') {
      if (denials.has(place) || !endsInOr(text, hit.start)) return false;
      inList = true;
    }
    const word = text.words[place]?.text ?? '';
    if (denials.has(place)) return true;
    if (word === 'or' || word === 'nor' || word === 'ni' || word === 'o') inList = true;
    else if (breaksDenial.has(word) || (!inList && !lightWords.has(word))) return false;
  }
  return false;
}

const breaksDenial = new Set(
  'i he she we they you my but and because so still now only just pero y porque mi ella yo aunque sino cannot until unless if'.split(
    ' ',
  ),
);

/** Whether "or" closes the list that this place is in. */
function endsInOr(text: ReadText, place: number): boolean {
  const sentence = text.sentences[place];
  return text.words.some(
    (word, index) => index >= place - 1 && text.sentences[index] === sentence && /^(or|nor|ni|o)$/.test(word.text),
  );
}

function range(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, index) => start + index);
}

/** In which language the words of a finding are; numbers have none. */
export function languageOf(finding: Finding): 'en' | 'es' {
  const count = (language: 'en' | 'es') => finding.filter((hit) => hit.value.language === language).length;
  return count('es') > 0 && count('es') >= count('en') ? 'es' : 'en';
}
