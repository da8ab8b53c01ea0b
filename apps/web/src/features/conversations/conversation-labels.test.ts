import type { StoreInfo } from '@rxweb/contracts/store';
import { describe, expect, it } from 'vitest';
import { conversationsEn } from '../../texts/staff/conversations-en.ts';
import { dueText, questionLine, whoText } from './conversation-labels.ts';
import { type Pages, withFirstPage, withNextPage } from './use-list-query.ts';
import { countOf, firstView, viewIn } from './view.ts';

const store = { timeZone: 'America/Los_Angeles' } as StoreInfo;
const now = new Date('2026-11-20T18:00:00Z');
const due = (answerBy: string | null, createdAt = '2026-11-20T17:00:00Z') =>
  dueText(store, { answerBy, createdAt }, now, conversationsEn);

describe('when a callback is due', () => {
  it.each([
    ['2026-11-21T01:30:00Z', 'Call by today 5:30 pm', 'calm'],
    ['2026-11-20T18:30:00Z', 'Call by today 10:30 am', 'soon'],
    ['2026-11-23T17:30:00Z', 'Call by Monday 9:30 am', 'calm'],
    ['2026-11-20T17:59:00Z', 'Overdue: callback was promised by today 9:59 am', 'late'],
    ['2026-11-19T17:59:00Z', 'Overdue: callback was promised by Thu, Nov 19, 9:59 am', 'late'],
  ])('%s is said as “%s”', (answerBy, words, tone) => {
    expect(due(answerBy)).toEqual({ words, tone });
  });

  it('presses a day after they wrote, where none was promised', () => {
    expect(due(null).tone).toBe('calm');
    expect(due(null, '2026-11-19T17:00:00Z').tone).toBe('late');
  });
});

it('says one line of a conversation without words too', () => {
  const summary = { turns: 1, files: 0, lastQuestion: ' Are\n you  open? ' } as Parameters<typeof questionLine>[0];
  expect(questionLine(summary, conversationsEn)).toBe('Are you open?');
  expect(questionLine({ ...summary, lastQuestion: '', files: 2 }, conversationsEn)).toBe('Sent a file without text');
  expect(questionLine({ ...summary, lastQuestion: '', turns: 0 }, conversationsEn)).toBe('Left a message');
});

it('names who did something, also when they are gone', () => {
  expect(whoText({ id: 'a', name: 'Ann Lee' }, 'a', conversationsEn)).toBe('you');
  expect(whoText({ id: 'a', name: 'Ann Lee' }, 'b', conversationsEn)).toBe('Ann Lee');
  expect(whoText({ id: 'a', name: null }, 'b', conversationsEn)).toBe('a former staff member');
});

it('takes the view from the address, by default the waiting ones', () => {
  expect(['?view=questions', '?view=waiting&x=1', '?view=none', ''].map(viewIn)).toEqual([
    'questions',
    'waiting',
    null,
    null,
  ]);
  const counts = { waiting: 0, emergency: 2, unanswered: 3 };
  expect([firstView(counts), firstView({ ...counts, waiting: 1 })]).toEqual(['all', 'waiting']);
  expect([countOf('questions', counts), countOf('emergency', counts), countOf('all', counts)]).toEqual([3, 2, 0]);
});

describe('pages of a list', () => {
  const idOf = ({ id }: { id: string }) => id;
  const of = (ids: string) => [...ids].map((id) => ({ id }));
  const shown = ({ items }: Pages<{ id: string }>) => items.map(idOf).join('');
  const two = withNextPage(
    withFirstPage(null, { items: of('abc'), next: '1' }, idOf),
    { items: of('def'), next: null },
    idOf,
  );

  it('follow each other, with nothing twice', () => {
    expect(shown(two)).toBe('abcdef');
    expect(shown(withNextPage(two, { items: of('fg'), next: null }, idOf))).toBe('abcdefg');
  });

  it('take in what is new and what moved to the front, and keep what was read before', () => {
    expect(shown(withFirstPage(two, { items: of('eab'), next: '1' }, idOf))).toBe('eabf');
    expect(shown(withFirstPage(two, { items: of('zab'), next: '1' }, idOf))).toBe('zabcdef');
    expect(shown(withFirstPage(two, { items: of('xyz'), next: '1' }, idOf))).toBe('xyzabcdef');
  });

  it('are all there is where one page is', () => {
    expect(shown(withFirstPage(two, { items: of('ab'), next: null }, idOf))).toBe('ab');
  });
});
