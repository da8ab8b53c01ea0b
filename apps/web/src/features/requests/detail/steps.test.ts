import type { RequestEvent, RequestFile } from '@rxweb/contracts/requests/staff';
import { undoing } from '@rxweb/domain/requests/undoing';
import { expect, it } from 'vitest';
import { hasEnoughTexts, textAfter, textsFor } from './which-text.ts';

const refill: Pick<RequestFile, 'kind' | 'state' | 'step' | 'need' | 'outcome' | 'startsAt' | 'events' | 'details'> = {
  kind: 'refill',
  state: 'working',
  step: 'working',
  need: null,
  outcome: null,
  startsAt: null,
  events: [],
  details: {},
};
const workingText = { what: 'text', template: 'working' } as RequestEvent;

it('S28-206 undoes a step, an end, and what was asked of the visitor', () => {
  const checking = { ...refill, step: 'checking' as const };
  expect(undoing(checking, refill)).toEqual([{ change: 'step', step: 'checking' }]);
  const done = { ...refill, state: 'closed' as const, step: 'picked_up' as const };
  expect(undoing({ ...refill, state: 'ready', step: 'ready' }, done)).toEqual([{ change: 'reopen' }]);
  expect(undoing(checking, done)).toEqual([{ change: 'reopen' }, { change: 'step', step: 'checking' }]);
  const asked = { ...refill, state: 'needs_you' as const, need: 'address' as const };
  expect(undoing(refill, asked)).toEqual([{ change: 'step', step: 'working' }]);
  expect(undoing(asked, { ...refill, state: 'closed' })).toEqual([
    { change: 'reopen' },
    { change: 'needs_you', need: 'address' },
  ]);
  expect(undoing(asked, { ...asked, need: 'call_us' })).toEqual([{ change: 'needs_you', need: 'address' }]);
  const toDoor = { ...refill, details: { handover: 'delivery' } };
  const left = { ...toDoor, state: 'ready' as const, step: 'on_the_way' as const };
  expect(undoing(left, { ...toDoor, state: 'closed', step: 'delivered' })).toEqual([{ change: 'reopen' }]);
});

it('S28-205 offers the text that fits the step, “we are working on it” once', () => {
  expect(textAfter(refill)).toBe('working');
  expect(textAfter({ ...refill, events: [workingText] })).toBeNull();
  expect(textAfter({ ...refill, state: 'ready', step: 'ready' })).toBe('ready');
  expect(textAfter({ ...refill, kind: 'delivery', state: 'ready', step: 'on_the_way' })).toBeNull();
  expect(textAfter({ ...refill, state: 'needs_you' })).toBe('needs_you');
  expect(textAfter({ ...refill, state: 'closed', outcome: 'declined' })).toBe('declined');
  const visit = { ...refill, kind: 'appointment' as const, state: 'ready' as const, step: 'confirmed' as const };
  expect(textAfter(visit)).toBeNull();
  expect(textAfter({ ...visit, startsAt: '2026-11-24T18:00:00Z' })).toBe('reminder');
});

it('S28-205 offers “ready to pick up” only for what is picked up', () => {
  expect(textsFor(refill)).toContain('ready');
  expect(textsFor({ ...refill, details: { handover: 'delivery' } })).not.toContain('ready');
  for (const kind of ['new_patient', 'appointment', 'delivery'] as const)
    expect(textsFor({ ...refill, kind })).not.toContain('ready');
});

it('advises against a second text in a day and a fourth in a week', () => {
  const now = new Date('2026-11-18T18:00:00Z');
  const sent = (...daysAgo: number[]) => ({
    events: daysAgo.map((days) => ({ ...workingText, at: new Date(now.getTime() - days * 86_400_000).toISOString() })),
  });
  const advised = [sent(), sent(0.9), sent(1.1), sent(2, 4), sent(2, 4, 6), sent(2, 4, 7.1)];
  expect(advised.map((request) => hasEnoughTexts(request, now))).toEqual([false, true, false, false, true, false]);
});
