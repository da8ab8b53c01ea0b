import { describe, expect, it } from 'vitest';
import { clinicalCases, notClinicalCases } from '../../testing/safety/clinical-cases.ts';
import { dangerCases } from '../../testing/safety/danger-cases.ts';
import { harmlessCases } from '../../testing/safety/harmless-cases.ts';
import { checkSafety } from './safety-gate.ts';

/** Past mistakes and agreed messages: a regression list, never a measure (docs/evaluation.md). */
const check = (text: string) => checkSafety({ text }, 'en');
const share = (messages: readonly string[], holds: (text: string) => boolean) =>
  messages.filter(holds).length / messages.length;

describe.each(Object.entries(dangerCases))('known messages of the tier %s', (tier, messages) => {
  it('show their card, and at least a note where the card is missed', () => {
    expect(messages.filter((text) => !check(text).card && !check(text).note)).toEqual([]);
    expect(share(messages, (text) => check(text).card?.tier === tier)).toBeGreaterThan(0.95);
  });

  it('are also found in capitals inside longer text', () => {
    const framed = messages.map((message) => `Hello there. ${message.toUpperCase()}. Thank you, Maria`);
    expect(share(framed, (text) => check(text).note !== null)).toBeGreaterThan(0.97);
    expect(share(framed, (text) => check(text).card !== null)).toBeGreaterThan(0.85);
  });
});

it('shows no card for what only sounds like danger', () => {
  expect(harmlessCases.filter((text) => check(text).card)).toEqual([]);
});

it('sends questions about a medicine to the pharmacist', () => {
  expect(share(clinicalCases, (text) => check(text).isForPharmacist)).toBeGreaterThan(0.97);
});

it('answers questions about the store', () => {
  expect(share(notClinicalCases, (text) => !check(text).isForPharmacist && !check(text).card)).toBeGreaterThan(0.97);
});

it('knows at least 120 messages that must fire and 120 that must not', () => {
  expect(new Set(Object.values(dangerCases).flat()).size).toBeGreaterThanOrEqual(120);
  expect(new Set(harmlessCases).size).toBeGreaterThanOrEqual(120);
});
