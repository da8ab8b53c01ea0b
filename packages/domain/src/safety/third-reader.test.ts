import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { careCards } from './care-cards.ts';
import { type MessageClass, messageClasses } from './classifier/classes.ts';
import type { SafetyFinding } from './safety-gate.ts';
import { applyThirdReader, needsThirdReader } from './third-reader.ts';

const nothing: SafetyFinding = {
  card: null,
  kind: null,
  note: null,
  isForPharmacist: false,
  language: 'en',
  reason: null,
};
const emergency: SafetyFinding = {
  ...nothing,
  card: careCards.en.emergency,
  kind: 'emergency',
  note: 'medical',
  reason: { segment: 'my chest feels tight', signs: ['chest feels tight'] },
};
const crisis: SafetyFinding = { ...emergency, card: careCards.en.crisis, kind: 'crisis', note: null };
const short = { words: 12, hasCorePhrase: false };
const long = { words: 61, hasCorePhrase: false };
const noDanger: readonly MessageClass[] = ['none', 'medical', 'urgent', 'lowMood'];
const dangers: readonly MessageClass[] = ['poison', 'crisis', 'emergency'];

/** The strength of what a visitor sees. */
const strength = ({ card, note, isForPharmacist }: SafetyFinding) => (card ? 3 : note ? 2 : isForPharmacist ? 1 : 0);

const odds = (none: number, medical: number): Record<MessageClass, number> => ({
  none,
  medical,
  urgent: 1 - none - medical,
  lowMood: 0,
  poison: 0,
  crisis: 0,
  emergency: 0,
});

describe('a model is called', () => {
  it('when none and medical together are below 0.8', () => {
    expect(needsThirdReader({ ...nothing, odds: odds(0.4, 0.39) }, short)).toBe(true);
    expect(needsThirdReader({ ...nothing, odds: odds(0.4, 0.41) }, short)).toBe(false);
    expect(needsThirdReader({ ...nothing, note: 'talk', odds: odds(0.1, 0.1) }, short)).toBe(true);
  });

  it('about a card only when its answer could take it away, and never without odds', () => {
    const unsure = { ...emergency, odds: odds(0.2, 0.1) };
    expect(needsThirdReader(unsure, short)).toBe(false);
    expect(needsThirdReader(unsure, { words: 60, hasCorePhrase: false })).toBe(false);
    expect(needsThirdReader(unsure, { words: 61, hasCorePhrase: true })).toBe(false);
    expect(needsThirdReader(unsure, long)).toBe(true);
    expect(needsThirdReader(nothing, short)).toBe(false);
  });
});

describe('the class of the model', () => {
  it.each([
    ['medical', null, null, true],
    ['urgent', null, 'medical', true],
    ['lowMood', null, 'talk', false],
    ['poison', 'poison', 'medical', false],
    ['crisis', 'crisis', 'talk', false],
    ['emergency', 'emergency', 'medical', false],
  ] as const)('%s raises nothing to its tier, and says so to staff', (read, kind, note, isForPharmacist) => {
    expect(applyThirdReader(nothing, read, short)).toEqual({
      card: kind && careCards.en[kind],
      kind,
      note,
      isForPharmacist,
      language: 'en',
      reason: { segment: '', signs: [], model: { class: read, change: 'raised' } },
    });
  });

  it('shows the card in the language of the finding, and keeps what the gate found', () => {
    const reason = { segment: 'ya no puedo más', signs: ['no puedo mas'] };
    const soft: SafetyFinding = { ...nothing, note: 'talk', language: 'es', reason };
    const raised = applyThirdReader(soft, 'crisis', short);
    expect(raised.card).toEqual(careCards.es.crisis);
    expect(raised).toMatchObject({ note: 'talk', reason: { ...reason, model: { class: 'crisis', change: 'raised' } } });
  });

  it('lowers a card to a note above 60 words without a core phrase, and only then', () => {
    for (const read of noDanger) {
      expect(applyThirdReader(emergency, read, short)).toBe(emergency);
      expect(applyThirdReader(emergency, read, { words: 500, hasCorePhrase: true })).toBe(emergency);
      const lowered = applyThirdReader(emergency, read, long);
      expect(lowered).toMatchObject({ card: null, kind: null, note: 'medical' });
      expect(lowered.reason).toEqual({ ...emergency.reason, model: { class: read, change: 'lowered' } });
    }
    expect(applyThirdReader(crisis, 'none', long)).toMatchObject({ card: null, note: 'talk' });
    for (const read of dangers) expect(applyThirdReader(emergency, read, long)).toBe(emergency);
  });

  it('changes nothing where it agrees', () => {
    expect(applyThirdReader(nothing, 'none', short)).toBe(nothing);
    const soft: SafetyFinding = { ...nothing, note: 'talk' };
    expect(applyThirdReader(soft, 'lowMood', short)).toBe(soft);
    expect(applyThirdReader(soft, 'none', long)).toBe(soft);
  });

  it('never takes away a note or the pharmacist, and a card only as above', () => {
    const findings = fc.record({
      kind: fc.constantFrom(null, 'emergency', 'poison', 'crisis', 'crisisNow', 'poisonEmergency', 'crisisEmergency'),
      note: fc.constantFrom(null, 'medical', 'talk'),
      isForPharmacist: fc.boolean(),
    });
    const shapes = fc.record({ words: fc.nat(300), hasCorePhrase: fc.boolean() });
    fc.assert(
      fc.property(findings, fc.constantFrom(...messageClasses), shapes, (found, read, shape) => {
        const finding: SafetyFinding = { ...nothing, ...found, card: found.kind && careCards.en[found.kind] };
        const after = applyThirdReader(finding, read, shape);
        const mayLower = shape.words > 60 && !shape.hasCorePhrase;
        expect(strength(after)).toBeGreaterThanOrEqual(mayLower ? Math.min(2, strength(finding)) : strength(finding));
        if (finding.note) expect(after.note).toBe(finding.note);
        if (finding.isForPharmacist) expect(after.isForPharmacist).toBe(true);
        expect(after === finding).toBe(after.reason?.model === undefined);
      }),
    );
  });
});
