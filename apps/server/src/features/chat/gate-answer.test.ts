import type { StoreInfo } from '@rxweb/contracts/store';
import { careCards } from '@rxweb/domain/safety/care-cards';
import type { SafetyFinding } from '@rxweb/domain/safety/safety-gate';
import { describe, expect, it } from 'vitest';
import { answerFor, type CheckedMessage, noteFor, reasonFor } from './gate-answer.ts';

const nothing: SafetyFinding = {
  card: null,
  kind: null,
  note: null,
  isForPharmacist: false,
  language: 'en',
  reason: null,
};
const reason = { segment: 'I feel so alone', signs: ['so alone', 'feel'] };
const sad: SafetyFinding = { ...nothing, note: 'talk', reason };
const crisis: SafetyFinding = { ...sad, card: careCards.en.crisis, kind: 'crisis' };
const checked = (finding: SafetyFinding, isSetAside = false): CheckedMessage => ({
  finding,
  isFromFile: false,
  isSetAside,
});

const store: StoreInfo = {
  name: 'Alder Street Pharmacy',
  address: '214 Alder Street',
  phone: '+15555550100',
  timeZone: 'America/Los_Angeles',
  hours: { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] },
  closures: [],
};
const cardFor = (message: CheckedMessage) => answerFor(message, 'text', 'en', store, new Date())?.card ?? null;

describe('a finding', () => {
  it('gives its note, in its language, and no card', () => {
    expect(noteFor(checked(sad), [])?.kind).toBe('talk');
    expect(noteFor(checked({ ...sad, language: 'es' }), [])?.language).toBe('es');
    expect([noteFor(checked(nothing), []), cardFor(checked(sad))]).toEqual([null, null]);
  });

  it('rests its note for five messages, but not after the other kind', () => {
    expect(noteFor(checked(sad), ['talk', null, null, null, null])).toBeNull();
    expect(noteFor(checked(sad), ['talk', null, null, null, null, null])?.kind).toBe('talk');
    expect(noteFor(checked(sad), ['talk', 'medical'])?.kind).toBe('talk');
  });

  it('shows a card without its note, until the visitor sets the card aside', () => {
    expect([noteFor(checked(crisis), []), cardFor(checked(crisis))]).toEqual([null, crisis.card]);
    expect(noteFor(checked(crisis, true), ['talk'])?.kind).toBe('talk');
    expect(cardFor(checked(crisis, true))).toBeNull();
    expect(cardFor(checked({ ...crisis, isForPharmacist: true }, true))?.tier).toBe('pharmacist');
  });

  it('has a note nearest to the card when the gate names none', () => {
    const kinds = (['crisisNow', 'emergency', 'poison'] as const).map(
      (kind) => noteFor(checked({ ...crisis, kind, note: null }, true), [])?.kind,
    );
    expect(kinds).toEqual(['talk', 'medical', 'medical']);
  });

  it('gives staff the reason, within limits; none for a question that is only for the pharmacist', () => {
    expect(reasonFor(checked(crisis, true))).toEqual({ kind: 'crisis', note: 'talk', ...reason, isSetAside: true });
    const long = reasonFor(checked({ ...sad, reason: { ...reason, segment: `a\0${'b'.repeat(1_000)}` } }));
    expect([long?.segment.length, long?.segment.includes('\0')]).toEqual([299, false]);
    expect(reasonFor(checked({ ...nothing, isForPharmacist: true }))).toBeNull();
  });
});
