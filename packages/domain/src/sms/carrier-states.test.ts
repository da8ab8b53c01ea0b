import type { SmsStatus } from '@rxweb/contracts/sms/messages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carrierErrorText } from './carrier-errors.ts';
import { carrierStateText, laterCarrierState, laterStatus, statusOfCarrierState } from './carrier-states.ts';

const twilioStates: [string, SmsStatus][] = [
  ['accepted', 'queued'],
  ['scheduled', 'queued'],
  ['queued', 'queued'],
  ['sending', 'queued'],
  ['sent', 'queued'],
  ['delivered', 'delivered'],
  ['undelivered', 'failed'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
  ['receiving', 'queued'],
  ['received', 'delivered'],
  ['read', 'read'],
  ['partially_delivered', 'delivered'],
];
const anyState = fc.oneof(
  fc.constantFrom(...twilioStates.map(([state]) => state)),
  fc.constantFrom('held', 'odd', 'Zzz'),
);
const shuffled = fc
  .array(anyState, { minLength: 1, maxLength: 12 })
  .chain((states) =>
    fc.tuple(
      fc.constant(states),
      fc.shuffledSubarray(states, { minLength: states.length, maxLength: states.length }),
      fc.shuffledSubarray(states),
    ),
  );

const fold = (states: readonly string[], from: string | null = null) =>
  states.reduce<string | null>((current, incoming) => laterCarrierState(current, incoming), from);

describe('carrier states', () => {
  it.each(twilioStates)('%s counts as %s and has words', (state, status) => {
    expect(statusOfCarrierState(state)).toBe(status);
    expect(carrierStateText(state)).not.toBe(state);
  });

  it.each([
    ['queued', 'sent', 'sent'],
    ['sent', 'queued', 'sent'],
    ['delivered', 'sent', 'delivered'],
    ['delivered', 'failed', 'delivered'],
    ['failed', 'sending', 'failed'],
    ['read', 'delivered', 'read'],
    ['receiving', 'received', 'received'],
    ['sent', 'held', 'held'],
    ['held', 'sending', 'held'],
    ['held', 'delivered', 'delivered'],
    ['failed', 'held', 'failed'],
  ])('T3 %s and then %s is %s', (current, incoming, expected) => {
    expect(laterCarrierState(current, incoming)).toBe(expected);
  });

  it('T3 ends in the same state whatever the order and however often a call-back comes', () => {
    fc.assert(
      fc.property(shuffled, ([states, others, again]) => {
        expect(fold([...others, ...again])).toBe(fold(states));
        const status = (list: readonly string[]) => list.reduce<SmsStatus>(laterStatus, 'queued');
        expect(status([...others, ...again])).toBe(status(states));
      }),
      { numRuns: 1000 },
    );
  });

  it('T3 never loses read', () => {
    fc.assert(fc.property(fc.array(anyState), (states) => states.reduce<SmsStatus>(laterStatus, 'read') === 'read'));
  });

  it('T3 keeps an unknown state as it came, and lets it change no status', () => {
    expect(laterCarrierState('queued', 'Held_By-Carrier')).toBe('Held_By-Carrier');
    expect(carrierStateText('Held_By-Carrier')).toBe('Held_By-Carrier');
    expect(statusOfCarrierState('Held_By-Carrier')).toBeNull();
    expect(laterStatus('queued', 'Held_By-Carrier')).toBe('queued');
    expect(statusOfCarrierState('constructor')).toBeNull();
  });
});

describe('carrier errors', () => {
  const codes = [30001, 30002, 30003, 30004, 30005, 30006, 30007, 30008, 30034, 21211, 21610, 21614];

  it.each(codes)('explains what %d means and what to do', (code) => {
    const words = carrierErrorText(code);
    expect(words?.reason).not.toContain(String(code));
    expect(words?.advice).toBeTruthy();
    expect(carrierErrorText(String(code))).toEqual(words);
  });

  it('names a code it does not know, and nothing without a code', () => {
    expect(carrierErrorText(39999)?.reason).toContain('39999');
    expect(carrierErrorText('toString')?.reason).toContain('toString');
    expect([carrierErrorText(null), carrierErrorText(''), carrierErrorText(0)]).toEqual([null, null, null]);
  });
});
