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

describe('questions about using a medicine that none names', () => {
  it.each([
    'can I take two',
    'is it ok with beer',
    'how late is too late to take yesterdays',
    'he spit it right back up, give it again?',
    'left mine in the freezer, still ok to use',
    'me lo puedo tomar con café',
    'se me pasó la de anoche, qué hago',
    'dice dos veces al día pero no a qué hora',
    'should I stop? also is my lisinopril ready',
    'can i get my adderall filled 5 days early for a trip',
    'I think I have a UTI, what can I get for it',
    'me arde al orinar, que me puedo tomar',
    'he threw it up, give it again?',
  ])('go to the pharmacist: %s', (text) => {
    expect(check(text)).toMatchObject({ card: null, isForPharmacist: true });
  });

  it.each([
    'can my neighbor pick up for me',
    'lost my insurance card can i still use it',
    'how do I get rid of old patches or inhalers',
    'i have a sharps container thats full, u take those?',
    '¿mi marido se entera de lo que tomo?',
    'puedo pasar por las dos recetas juntas',
    'how do i throw out old cough syrups',
    'i bought a BP cuff from you and it reads weird can I return it',
    'leaving for Spain for a month, can you fill my thyroid pills early',
    'how long does a compounded cream take',
    'can I book flu covid and RSV for my mom all in one visit',
    'do you work with Express Scripts for my blood pressure pills',
    'is there someone there who speaks Spanish, all the time or just some days',
  ])('leave errands in the same words to the store: %s', (text) => {
    expect(check(text).isForPharmacist).toBe(false);
  });

  it('keep a follow-up about an errand with the store', () => {
    const follow = (before: string, text: string) => checkSafety({ text, before }, 'es').isForPharmacist;
    expect(follow('ponen la vacuna de la influenza', 'y la del covid')).toBe(false);
    expect(follow('puedo recoger la medicina de mi mama', 'y la de mi esposo tambien')).toBe(false);
    expect(follow('puedo tomar ibuprofeno con losartan', 'y con café?')).toBe(true);
  });
});

it.each([
  'my wife is out of pills',
  'mi esposa se quedó sin pastillas',
  'dad ran out of his heart pills',
  'grandma is out of her pills and the doc wont call back',
])('takes a bottle that is empty for no danger: %s', (text) => {
  expect(check(text)).toMatchObject({ card: null, isForPharmacist: false });
});

it('takes a fright over a price for no heart attack', () => {
  expect(check('I about had a heart attack when I opened the bag, do you carry gauze')).toMatchObject({ card: null });
});
