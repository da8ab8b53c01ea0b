import { readFileSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '@rxweb/contracts/shared/language';
import { storeInfo } from '@rxweb/contracts/store';
import { processorClock } from '@rxweb/domain/testing/cost/processor-time';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { askAssistant } from '../../../testing/ask-assistant.ts';
import type { Answerer } from '../../features/chat/answerer.ts';
import { createLocalAssistant } from './create-local-assistant.ts';
import { plainQuestion } from './plain-question.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

const root = new URL('../../../../../', import.meta.url).pathname;
const store = z.parse(storeInfo, JSON.parse(readFileSync(`${root}store.json`, 'utf8')));
const fridayAtTen = new Date('2026-11-20T18:00:00Z');
const fridayAtSix = new Date('2026-11-21T02:00:00Z');

let assistant: Answerer;
beforeAll(async () => {
  assistant = await createLocalAssistant({ knowledgeDir: `${root}knowledge`, store });
});

interface Options {
  now?: Date;
  language?: Language;
  earlier?: string[];
  hasFile?: boolean;
}

async function ask(text: string, { now = fridayAtTen, language = 'es', ...options }: Options = {}) {
  const said = await askAssistant(assistant, store, now, text, { language, ...options });
  return { ...said, text: said.text.replaceAll('\u00a0', ' '), ids: said.sources.map(({ id }) => id) };
}

describe('hours asked in Spanish', () => {
  it.each([
    [
      '¿A qué hora abren?',
      '- **Lun–vie:** de 8:30 a. m. a 5:30 p. m.\n- **Sáb:** de 8:30 a. m. a 12:30 p. m.\n- **Dom:** cerrado',
    ],
    ['horario', 'Estamos abiertos ahora, hasta las 5:30 p. m.'],
    [
      '¿A qué hora cierran hoy?',
      'Hoy, viernes 20 de noviembre, el horario es **de 8:30 a. m. a 5:30 p. m.** Estamos abiertos ahora',
    ],
    ['¿Están abiertos ahora?', 'Sí, estamos abiertos ahora, hasta las 5:30 p. m.'],
    ['¿Abren el sábado?', 'Sí. El sábado 21 de noviembre abrimos **de 8:30 a. m. a 12:30 p. m.**'],
    ['abren el savado', 'El sábado 21 de noviembre'],
    ['abren los domingos', 'No. Los domingos estamos **cerrados**.'],
    [
      '¿Están abiertos el domingo?',
      'No. El domingo 22 de noviembre estamos **cerrados**. Volvemos a abrir el lunes a las 8:30 a. m.',
    ],
    ['¿Abren en Acción de Gracias?', 'No. El jueves 26 de noviembre estamos **cerrados** (Día de Acción de Gracias).'],
    ['horario de navidad', 'El viernes 25 de diciembre estamos **cerrados** (Navidad)'],
    ['¿Abren el 24 de diciembre?', '(Nochebuena) abrimos **de 8:30 a. m. a 1:00 p. m.**'],
    ['¿Abren el primero de enero?', 'El viernes 1 de enero de 2027 estamos **cerrados** (Año Nuevo)'],
    [
      '¿Abren el Día de los Veteranos?',
      'El Día de los Veteranos (jueves 11 de noviembre de 2027) no está en nuestra lista',
    ],
    ['días festivos', '- jueves 26 de noviembre (Día de Acción de Gracias): cerrado'],
    [
      '¿Están abiertos a las 3 de la tarde el sábado?',
      'No, a las 3:00 p. m. del sábado 21 de noviembre no estamos abiertos.',
    ],
    ['¿abren hasta las 5?', 'Sí, el viernes 20 de noviembre estamos abiertos hasta las 5:00 p. m.'],
    ['¿puedo ir mañana?', 'El sábado 21 de noviembre abrimos'],
  ])('%s', async (question, phrase) => {
    const said = await ask(question);
    expect(said.text).toContain(phrase);
    expect(said.text).not.toMatch(/\.\.|undefined/);
    expect(said.sources).toEqual([{ id: 'store-hours', title: 'Horario de la farmacia', lastChecked: '2026-11-20' }]);
  });

  it('says when we open again while we are closed', async () => {
    const said = await ask('¿Están abiertos?', { now: fridayAtSix });
    expect(said.text).toBe('No, ahora estamos cerrados. Abrimos mañana a las 8:30 a. m.');
  });

  it('follows a question with "¿y el lunes?"', async () => {
    expect((await ask('¿y el lunes?', { earlier: ['¿Abren el sábado?'] })).text).toContain('El lunes 23 de noviembre');
  });
});

describe('everything else in Spanish', () => {
  it.each([
    ['¿Cuál es la dirección?', ['store-address']],
    ['¿Dónde están?', ['store-address']],
    ['¿Cuál es su número de teléfono?', ['store-phone', 'store-hours']],
    ['Hablar con una persona', ['store-phone', 'store-hours']],
    ['Resurtir una receta', ['refills']],
    ['Pasar mis recetas aquí', ['transfer-to-us']],
    ['Vacunas, también contra la gripe', ['vaccines']],
    ['Zapatos para diabéticos', ['diabetic-shoes']],
    ['¿Tienen entrega a domicilio?', ['delivery']],
    ['¿Aceptan mi seguro?', ['insurance']],
    ['¿Ya está lista mi receta?', ['ready-or-price']],
    ['¿Dónde tiro las agujas?', ['sharps-disposal']],
    ['me dieron la medicina equivocada', ['wrong-medicine']],
    ['¿Hablan español?', ['language-help']],
    ['¿Eres un robot?', ['about-this-assistant']],
    ['¿Hay estacionamiento?', ['parking-and-drive-through']],
    ['¿Tienen naloxona?', ['naloxone-and-tests']],
  ])('%s', async (question, ids) => {
    for (const language of ['es', 'en'] as const) expect((await ask(question, { language })).ids).toEqual(ids);
  });

  it('answers from the page in that language', async () => {
    const { text, sources } = await ask('Resurtir una receta');
    expect(text).toContain('Para resurtir una receta, llámenos al (555) 555-0100');
    expect(sources[0]?.title).toBe('Resurtir una receta');
    expect((await ask('How do I refill my prescription?', { language: 'en' })).text).toMatch(/^To refill/);
  });

  it('says in Spanish that a page is in English still, and whom to call', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'rxweb-knowledge-'));
    try {
      await mkdir(join(dir, 'en'));
      await copyFile(`${root}knowledge/en/refills.md`, join(dir, 'en', 'refills.md'));
      const english = await createLocalAssistant({ knowledgeDir: dir, store });
      const { text } = await askAssistant(english, store, fridayAtTen, '¿Cómo pido un refill de mi receta?');
      expect(text).toMatch(/^\*Esta información todavía está solo en inglés\. .*\(555\) 555-0100/);
      expect(text).toContain('To refill a prescription');
    } finally {
      await rm(dir, { recursive: true, force: true });
    }
  });

  it('answers visitors who chose Spanish in Spanish, also a question in English', async () => {
    expect((await ask('Are you open on Saturday?')).text).toContain('El sábado 21 de noviembre');
    expect((await ask('Are you open on Saturday?', { language: 'en' })).text).toContain('On Saturday, November 21');
  });

  it.each(['hola', 'Hola, buenos días', 'gracias', 'muchas gracias por su ayuda', 'adiós'])(
    'reads "%s" correctly',
    async (text) => {
      const said = await ask(text, { language: 'en' });
      expect(said.ids).toEqual([]);
      expect(said.text).toMatch(/^¡/);
    },
  );

  it('says what it does not know, and answers each of the three things that it offers instead', async () => {
    const { text, sources, suggestions } = await ask('¿venden boletos de lotería?');
    expect(text).toContain('No lo sé: “boletos de lotería”.');
    expect(sources[0]?.title).toBe('Teléfono de la farmacia');
    expect(suggestions).toHaveLength(3);
    for (const suggestion of suggestions) expect((await ask(suggestion)).outcome).toBe('answered');
  });

  it('sends questions about medicine to the pharmacist, in Spanish, with when to reach one', async () => {
    const { card } = await ask('¿Puedo tomar ibuprofeno con losartán?', { now: fridayAtSix });
    expect(card?.title).toBe('Pregunte a nuestro farmacéutico');
    expect(card?.text.replaceAll('\u00a0', ' ')).toContain('Abrimos mañana a las 8:30 a. m.');
    expect((await ask('Can I take Advil with Tylenol?')).card?.title).toBe('Pregunte a nuestro farmacéutico');
  });

  it('says that it cannot read files', async () => {
    expect((await ask('', { hasFile: true })).text).toContain('Nuestro personal sí puede ver esta foto');
    expect((await ask('¿Abren el sábado?', { hasFile: true })).text).toContain('*No puedo ver fotos. Nuestro personal');
  });
});

it.each([
  'Are you open on Saturday?',
  'do you take my insurance plan',
  'is the doctor real',
  'is there a pharmacy in El Paso',
  'me',
  'no',
])('takes "%s" for English', (text) => {
  expect(plainQuestion(text, 'en').language).toBe('en');
});

it('reads a long text in bounded time, whatever it repeats', () => {
  for (const words of ['a que hora ', 'manana por la ', 'dia de ', 'recetas transferir mi ', 'sabdao ', 'zzzzz ']) {
    const usedMs = processorClock();
    plainQuestion(words.repeat(Math.ceil(8_000 / words.length)), 'es');
    expect(usedMs(), words).toBeLessThan(3_000);
  }
});

it('hands every value on in both languages', () => {
  const valuesOf = (words: object): [string, unknown][] =>
    Object.entries(words).flatMap(([name, value]): [string, unknown][] =>
      typeof value === 'object' ? valuesOf(value).map(([inner, leaf]) => [`${name}.${inner}`, leaf]) : [[name, value]],
    );
  const inSpanish = new Map(valuesOf(es));
  for (const [name, say] of valuesOf(en)) {
    const other = inSpanish.get(name);
    expect(typeof other, name).toBe(typeof say);
    if (typeof say !== 'function' || typeof other !== 'function') continue;
    const values = Array.from({ length: say.length }, (_, index) => `<${index}>`);
    for (const value of values)
      expect([say(...values), other(...values)].join('|').split(value).length, name).toBeGreaterThan(2);
  }
});
