import { expect, it } from 'vitest';
import { newTexts } from './new-texts.ts';

const message = (id: string, minute: number, isUnread = true) => ({
  id,
  createdAt: `2026-05-19T09:${String(minute).padStart(2, '0')}:00Z`,
  isUnread,
});

it('announces nothing that is there at the first read', () => {
  expect(newTexts(null, [message('b', 5), message('a', 1)]).came).toEqual([]);
});

it('announces each inbound text once', () => {
  const { known } = newTexts(null, [message('a', 1)]);
  const first = newTexts(known, [message('b', 2), message('a', 1)]);
  expect(first.came).toEqual(['b']);
  expect(newTexts(first.known, [message('c', 3), message('b', 2)]).came).toEqual(['c']);
});

it('announces no old text marked unread, none read at once, and none of ours', () => {
  const { known } = newTexts(null, [message('b', 5), message('a', 1, false)]);
  expect(newTexts(known, [message('b', 5), message('a', 1)]).came).toEqual([]);
  expect(newTexts(known, [message('c', 6, false)]).came).toEqual([]);
});

it('announces the first text of an empty inbox', () => {
  expect(newTexts(newTexts(null, []).known, [message('a', 1)]).came).toEqual(['a']);
});
