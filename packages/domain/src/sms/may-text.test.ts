import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayText, type TextConsent, type TextHistory, textPurposes } from './may-text.ts';

const at = (hours: number) => new Date(Date.UTC(2026, 10, 18, 12) + hours * 3_600_000);
const now = at(0);
const consent = (change: Partial<TextConsent> = {}): TextConsent => ({
  purpose: 'conversation',
  subject: null,
  confirmBy: null,
  confirmedAt: at(-2),
  withdrawnAt: null,
  ...change,
});
const history = (...consents: TextConsent[]): TextHistory => ({ consents, isOptedOut: false, lastInboundAt: null });
const asked = consent({ confirmBy: at(22), confirmedAt: null });

describe('whether a phone may get a text', () => {
  it.each([
    ['nothing recorded', history(), 'not_agreed'],
    ['agreed', history(consent()), 'agreed'],
    ['asked by text, no answer yet', history(asked), 'pending'],
    ['confirmed by text', history({ ...asked, confirmedAt: at(-1) }), 'agreed'],
    ['asked by text more than a day ago', history({ ...asked, confirmBy: at(0) }), 'not_agreed'],
    ['withdrawn', history(consent({ withdrawnAt: at(-1) })), 'not_agreed'],
    [
      'withdrawn, and agreed again',
      history(consent({ withdrawnAt: at(-1) }), consent({ confirmedAt: at(-0.5) })),
      'agreed',
    ],
    ['stopped', { ...history(consent()), isOptedOut: true }, 'opted_out'],
    ['only their own text', { ...history(), lastInboundAt: at(-900) }, 'agreed'],
    ['a callback, which is talk', history(consent({ purpose: 'callback', subject: 'a' })), 'agreed'],
    ['reminders, which are not', history(consent({ purpose: 'reminders' })), 'not_agreed'],
  ] as const)('in a conversation: %s', (_case, known, verdict) => {
    expect(mayText(known, { purpose: 'conversation' }, now)).toBe(verdict);
  });

  it('agreed about one request says nothing of another, of reminders, or of a conversation by name', () => {
    const known = history(consent({ purpose: 'request', subject: 'a' }));
    expect(mayText(known, { purpose: 'request', subject: 'a' }, now)).toBe('agreed');
    expect(mayText(known, { purpose: 'request', subject: 'b' }, now)).toBe('not_agreed');
    expect(mayText(known, { purpose: 'reminders' }, now)).toBe('not_agreed');
    expect(mayText(known, { purpose: 'conversation', subject: 'a' }, now)).toBe('not_agreed');
  });

  const hour = fc.integer({ min: -100, max: 100 }).map(at);
  const anyConsent = fc.record({
    purpose: fc.constantFrom(...textPurposes),
    subject: fc.constantFrom(null, 'a', 'b'),
    confirmBy: fc.option(hour),
    confirmedAt: fc.option(hour),
    withdrawnAt: fc.option(hour),
  });
  const anyHistory = fc.record({
    consents: fc.array(anyConsent, { maxLength: 6 }),
    isOptedOut: fc.boolean(),
    lastInboundAt: fc.option(hour),
  });
  const anyWanted = fc.oneof(
    fc.record({ purpose: fc.constantFrom(...textPurposes) }),
    fc.record({ purpose: fc.constantFrom(...textPurposes), subject: fc.constantFrom('a', 'b') }),
  );

  it('never agrees after a stop, in any history', () => {
    fc.assert(
      fc.property(anyHistory, anyWanted, (known, wanted) => {
        expect(mayText({ ...known, isOptedOut: true }, wanted, now)).toBe('opted_out');
      }),
    );
  });

  it('agrees only by a confirmed record that stands, or to talk by their own text', () => {
    fc.assert(
      fc.property(anyHistory, anyWanted, (known, wanted) => {
        if (mayText(known, wanted, now) !== 'agreed') return;
        const standing = known.consents.filter(({ confirmedAt, withdrawnAt }) => confirmedAt && !withdrawnAt);
        const byOwnText = wanted.purpose === 'conversation' && known.lastInboundAt !== null;
        expect(standing.length > 0 || byOwnText).toBe(true);
      }),
    );
  });

  it('doesn’t depend on the order of the history, and a question without an answer never allows a text', () => {
    fc.assert(
      fc.property(anyHistory, anyConsent, anyWanted, (known, more, wanted) => {
        const verdict = mayText(known, wanted, now);
        expect(mayText({ ...known, consents: [...known.consents].reverse() }, wanted, now)).toBe(verdict);
        const withQuestion = { ...known, consents: [...known.consents, { ...more, confirmedAt: null }] };
        expect(mayText(withQuestion, wanted, now) === 'agreed').toBe(verdict === 'agreed');
      }),
    );
  });

  it('withdrawing everything leaves nothing agreed but an answer to their own text', () => {
    fc.assert(
      fc.property(anyHistory, anyWanted, (known, wanted) => {
        const consents = known.consents.map((one) => ({ ...one, withdrawnAt: at(-1) }));
        expect(mayText({ consents, isOptedOut: false, lastInboundAt: null }, wanted, now)).toBe('not_agreed');
      }),
    );
  });
});
