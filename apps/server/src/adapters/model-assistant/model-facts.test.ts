import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { ask, askAnswerer } from '../../../testing/model-double/ask.ts';
import { type ModelDouble, startModelDouble } from '../../../testing/model-double/model-double.ts';

// A Wednesday, 10:00 in the sample store's zone.
const now = new Date('2026-11-18T18:00:00Z');
const patient = { connectMs: 10_000, firstTokenMs: 10_000, gapMs: 10_000, totalMs: 20_000 };
const times = { ...patient };
const question = 'Do you do blister packs for my uncle?';

let double: ModelDouble;
let test: TestApp;
beforeAll(async () => {
  double = await startModelDouble();
  test = await createTestApp(() => now, { ...double.env, LOG_LEVEL: 'fatal' }, undefined, undefined, times);
  // The first call compiles the libraries, for which a busy server refuses a request.
  await askAnswerer(test, { text: question });
});
afterAll(async () => {
  await test.close();
  await double.stop();
});
beforeEach(() => {
  Object.assign(times, patient);
  Object.assign(double, { mode: 'answers', requests: [] });
});

const hours = 'Our hours: Mon–Fri 8:30 am to 5:30 pm; Sat 8:30 am to 12:30 pm; Sun closed';

describe('hours, phone and address in a model’s answer', () => {
  it('are shown as the store has them, wherever the stream cuts a wrong one', async () => {
    double.pieces = ['We do. ', 'We are open un', 'til 9 p', '.m. ', 'on Sundays. ', 'Call 541-555', '-0188. Bye.'];
    const { text, row } = await ask(test, question);
    expect(text).toMatch(/^We do\. Our hours: /);
    expect(text).toContain(hours);
    expect(text).toContain('Our phone number is (555) 555-0100. Bye.');
    expect(text).not.toMatch(/9 p\.m\.|0188/);
    expect(row).toMatchObject({ state: 'complete', answered_by: 'model', answer: text });
  });

  it('stay where they are right', async () => {
    double.pieces = ['We do. We are open today until 5:30 p.m. ', 'Find us at 214 Alder Street.'];
    expect((await ask(test, question)).text).toBe(double.pieces.join(''));
  });

  it('are right in Spanish too', async () => {
    double.pieces = ['Sí. ', 'Los domingos abrimos de 10 a 2. ', 'Estamos en 12 Maple Avenue.'];
    const { text } = await ask(test, '¿Tienen empaques de pastillas por día?', { 'accept-language': 'es' });
    expect(text).toContain('Sí. Nuestro horario: Lun–vie');
    expect(text).toContain('Nuestra dirección es 214 Alder Street, Millbrook, OR 97000.');
    expect(text).not.toMatch(/de 10 a 2|Maple/);
  });

  it('come without links and phone numbers of others, however they are written', async () => {
    double.pieces = [
      'We do. Pay first [he',
      're](https://evil.exam',
      'ple/pay). ',
      'Or go to evil․com now. ',
      'Text +52 55 1234 5678. Bye.',
    ];
    const { text } = await ask(test, question);
    expect(text).toBe('We do. Our phone number is (555) 555-0100. Bye.');
  });

  it('give way to the store’s own pages when a link of others was all there is', async () => {
    double.pieces = ['Pay here: https://evil.example/pay'];
    const { text } = await ask(test, question);
    expect(text).not.toContain('evil');
    expect(text.length).toBeGreaterThan(20);
  });

  it.each(['cut', 'stall'] as const)('S9 are not misstated when the model fails midway: %s', async (mode) => {
    double.mode = mode;
    if (mode === 'stall') times.gapMs = 500;
    double.pieces = [
      'We do that. ',
      'We are open until 9 p.m. ',
      'on Sundays. ',
      'Please bring ',
      'your card. ',
      'Bye.',
    ];
    const { events, text, row } = await ask(test, question);
    expect(text).not.toContain('9 p.m.');
    expect(events.at(-1)?.event).toBe('error');
    expect(row).toMatchObject({ state: 'interrupted', answer: text });
  });

  it('come only from the store for a question about them, whatever the model would say', async () => {
    double.pieces = ['We are open until midnight at 12 Maple Avenue, 541-555-0188.'];
    for (const asked of [
      'Are you open on Sunday?',
      'What time do you close tomorrow',
      'where are you located',
      'whats your phone number',
      '¿Abren el día de Acción de Gracias?',
      'are you closed for christmas',
    ]) {
      const { row, text } = await ask(test, asked);
      expect(row.answered_by, asked).toBe('local');
      expect(text).not.toMatch(/midnight|Maple|0188/);
    }
    expect(double.requests).toEqual([]);
    const long = `My mother moved in with us last month and we are still getting all of her papers together, and my sister drives her around on the weekends, so before we come: what are your hours on Sunday?`;
    expect((await ask(test, long)).text).not.toMatch(/midnight|Maple|0188/);
  });
});
