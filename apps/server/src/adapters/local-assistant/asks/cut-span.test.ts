import { expect, it } from 'vitest';
import { cutSpan, type ReadTopic } from './cut-span.ts';

const topics: readonly [word: string, intent: string, share: number][] = [
  ['ready', 'ready-or-price', 0.9],
  ['open', 'hours', 0.8],
  ['park', 'parking-and-drive-through', 0.5],
  ['dose', 'for-pharmacist', 0.9],
];

const readIn =
  (text: string): ReadTopic =>
  (start, end) => {
    const said = text.slice(start, end);
    const found = topics.filter(([word]) => said.includes(word));
    const [, intent = '', share = 0] = found[0] ?? [];
    return [intent, found.length > 1 ? 0.55 : share];
  };

function cut(text: string, pieces: readonly string[] = []): string[] {
  const openings = [...text.matchAll(/\S+/g)].map(({ index }) => index);
  const span = { start: 0, end: text.length, intent: '', openings };
  const marked = pieces.map((piece) => ({ start: text.indexOf(piece), end: text.indexOf(piece) + piece.length }));
  return cutSpan(text, span, marked, readIn(text)).map(({ start, end }) => text.slice(start, end));
}

it('cuts a span where its stretches are surely about different things', () => {
  expect(cut('is it ready are you open')).toEqual([expect.stringContaining('ready'), expect.stringContaining('open')]);
});

it('keeps a span whose stretches are about one thing, or not surely about two', () => {
  expect(cut('is it ready ready now')).toEqual(['is it ready ready now']);
  expect(cut('are you open can I park')).toEqual(['are you open can I park']);
});

it('cuts beside a question for the pharmacist only at marks', () => {
  expect(cut('are you open what dose')).toEqual(['are you open what dose']);
  expect(cut('are you open, what dose', ['are you open', 'what dose'])).toEqual(['are you open', 'what dose']);
});
