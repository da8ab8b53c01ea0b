import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { askAnswerer } from '../../../testing/model-double/ask.ts';
import { type ModelDouble, type ModelRequest, startModelDouble } from '../../../testing/model-double/model-double.ts';
import type { Question } from '../../features/chat/answerer.ts';

const patient = { connectMs: 10_000, firstTokenMs: 10_000, gapMs: 10_000, totalMs: 20_000 };
let clock = new Date('2026-11-18T18:00:00Z');

let double: ModelDouble;
let test: TestApp;
beforeAll(async () => {
  double = await startModelDouble();
  const env = { ...double.env, ASSISTANT_DAILY_TOKENS: '100000000', ASSISTANT_VISITOR_DAILY_TOKENS: '100000000' };
  test = await createTestApp(() => clock, { ...env, LOG_LEVEL: 'fatal' }, undefined, undefined, patient);
  // The first call compiles the libraries.
  while ((await readClass('hello')) !== 'none') pass();
});
afterAll(async () => {
  await test.close();
  await double.stop();
});

const pass = () => {
  clock = new Date(clock.getTime() + 31_000);
};
const readClass = (text: string, before = '') =>
  test.context.answerer.readClass?.(
    { text, before, visitorKey: 'a-visitor', now: clock },
    new AbortController().signal,
  );

/** All calls of one question. */
async function outgoingOf(question: Partial<Question>): Promise<string> {
  pass();
  Object.assign(double, { requests: [], classRequests: [] });
  await askAnswerer(test, question);
  await readClass(question.text ?? '', question.history?.[0]?.text);
  expect(double.requests).toHaveLength(1);
  expect(double.classRequests).toHaveLength(1);
  return [...double.requests, ...double.classRequests].map(said).join('\n');
}

/** Without the system's rules and the marks. */
function said({ body: { messages, ...rest } }: ModelRequest): string {
  const visitors = (messages as { role: string; content: string }[]).filter(({ role }) => role !== 'system');
  expect(JSON.stringify(rest)).not.toContain('visitor-');
  return visitors.map(({ content }) => content.replace(/<\/?visitor-[0-9a-f]+>/g, '')).join('\n');
}

/** The eleven kinds, each with what people write before it; `#` is a digit, and the first is never 0. */
const kinds: Record<string, readonly [before: string, form: string][]> = {
  phone: [
    ['my number is ', '541-555-####'],
    ['mi teléfono es ', '541 555 ####'],
  ],
  'date of birth': [
    ['dob ', '3/14/19#7'],
    ['nací el ', '14-03-19#7'],
  ],
  'medical record': [
    ['MRN ', '9#######'],
    ['número de historia clínica ', '8######'],
  ],
  prescription: [
    ['rx no ', '7######'],
    ['receta número ', '7######'],
  ],
  insurance: [
    ['member id ', 'W8########'],
    ['número de póliza ', 'P6#######'],
  ],
  medicare: [
    ['medicare ', '1EG4-TE5-MK7#'],
    ['mi medicare es ', '2AC3 DE4 FG5#'],
  ],
  card: [
    ['my card is ', '4111 1111 1111 ####'],
    ['tarjeta ', '5105-1051-0510-####'],
  ],
  'social security': [
    ['my ssn is ', '219-09-9###'],
    ['mi seguro social es ', '219 09 9###'],
  ],
  license: [
    ["driver's license ", 'D4######'],
    ['licencia ', 'B4-######'],
  ],
  account: [
    ['my account number is ', '88######'],
    ['número de cuenta ', '77######'],
  ],
  address: [
    ['I live at ', '4## Birch Street'],
    ['vivo en la ', 'calle Robles 4##'],
  ],
};

const dashes = ['-', '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212', '\uff0d', '\ufe58'];
const spaces = [' ', '\u00a0', '\u2009', '\u202f', '\u2007', '\u3000', '\u2003'];
/** The first of ten digits: ASCII, full width, Arabic-Indic, Persian, Devanagari, mathematical. */
const zeros = [0x30, 0xff10, 0x660, 0x6f0, 0x966, 0x1d7ce];
const unseen = ['', '\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad'];

const variant = fc.record({
  dash: fc.constantFrom(...dashes),
  space: fc.constantFrom(...spaces),
  zero: fc.constantFrom(...zeros),
  hidden: fc.constantFrom(...unseen),
  seed: fc.integer({ min: 0, max: 9_999_999 }),
});
type Variant = typeof variant extends fc.Arbitrary<infer V> ? V : never;

/** The plain detail, and the same as it is typed. */
function typeDetail(form: string, { dash, space, zero, hidden, seed }: Variant) {
  const drawn = String(seed).padStart(7, '3');
  let next = 0;
  const plain = form.replace(/#/g, () => drawn[next++ % drawn.length] ?? '7');
  const signs = [...plain].map((sign) => {
    if (sign === '-') return dash;
    if (sign === ' ') return space;
    return /\d/.test(sign) ? String.fromCodePoint(zero + Number(sign)) : sign;
  });
  return { plain, typed: signs.join(hidden) };
}

const digitsOf = (text: string) => text.normalize('NFKC').replace(/[^0-9]/g, '');
it.each(Object.entries(kinds))(
  '%s: none leaves, however it is typed',
  async (_, forms) => {
    const numRuns = inject('isFullSize') ? 300 : 40;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...forms), variant, async ([before, form], how) => {
        const { plain, typed } = typeDetail(form, how);
        const file = { name: 'note.txt', type: 'text/plain', text: `${before}${typed}`, image: null };
        const history = [
          { role: 'user' as const, text: `${before}${typed}, do you do gift wrapping?` },
          { role: 'assistant' as const, text: 'Yes.' },
        ];
        const text = `Do you do gift wrapping? ${before}${typed} thanks`;
        const left = await outgoingOf({ text, history, files: [file] });
        expect(left.match(/gift wrapping/g)).toHaveLength(4);
        expect(left).not.toContain(plain);
        expect(left).not.toContain(typed);
        // Not a part of it either, in any digits.
        expect(left.replace(/\p{Nd}/gu, (digit) => (/[0-9]/.test(digit) ? digit : '#'))).not.toMatch(/[0-9#]/);
        expect(digitsOf(left)).toBe('');
      }),
      { numRuns },
    );
  },
  240_000,
);

it.each([
  ['five four one, five five five, zero one nine nine', 'my number is'],
  ['five-four-one five-five-five oh-one-nine-nine', 'call'],
  ['cinco cuatro uno, cinco cinco cinco, cero uno nueve nueve', 'mi número es'],
  ['quinientos cuarenta y uno, cinco cinco cinco, cero uno noventa y nueve', 'mi número es'],
  ['two one nine, oh nine, nine nine nine nine', 'my social is'],
  ['four one one one one one one one one one one one one one one one', 'my card is'],
])('"%s" in words does not leave', async (words, before) => {
  const left = await outgoingOf({ text: `Do you do gift wrapping? ${before} ${words}, thanks` });
  expect(left.match(/thanks/g)).toHaveLength(2);
  for (const word of words.match(/\p{L}{3,}/gu) ?? [])
    expect(left).not.toMatch(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u'));
});
