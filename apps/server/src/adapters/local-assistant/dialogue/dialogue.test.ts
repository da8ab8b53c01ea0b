import { readFileSync } from 'node:fs';
import { type StoreInfo, storeInfo } from '@rxweb/contracts/store';
import { formTexts } from '@rxweb/domain/requests/form/form-texts';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Turn } from '../../../features/chat/answerer.ts';
import type { Answer } from '../answer.ts';
import { composeAnswer, type Knowledge } from '../compose-answer.ts';
import { readSampleQuestions } from '../intents/sample-questions.ts';
import { createLibrary } from '../library.ts';
import { readKnowledge } from '../read-knowledge.ts';

const root = new URL('../../../../../../', import.meta.url).pathname;
const store: StoreInfo = z.parse(storeInfo, JSON.parse(readFileSync(`${root}store.json`, 'utf8')));
/** A Friday at 10:00 in the store. */
const now = new Date('2026-11-20T18:00:00Z');
/** The same day at 18:00, after closing. */
const evening = new Date('2026-11-21T02:00:00Z');

let knowledge: Knowledge;
beforeAll(async () => {
  const folder = `${root}knowledge`;
  knowledge = {
    store,
    library: createLibrary(await readKnowledge(folder, store), await readSampleQuestions(folder)),
  };
});

/** The answer to the last of these messages, behind the gate. */
function answerTo(turns: readonly string[], at = now): Answer {
  const history: Turn[] = [];
  let answer: Answer | null = null;
  for (const text of turns) {
    const asked = { text, files: [], history: [...history], waitsForPerson: false, visitorKey: 'visitor', now: at };
    answer = composeAnswer(knowledge, { ...asked, language: 'en' as const });
    history.push({ role: 'user', text }, { role: 'assistant', text: answer.text });
  }
  if (!answer) throw new Error('no message');
  return { ...answer, text: answer.text.replaceAll('\u00a0', ' ') };
}

/** What a visitor sees of each kind of reply, in either language. */
const seen: Readonly<Record<string, RegExp>> = {
  hours: /\bopen\b|\bclosed\b|abrimos|abiertos|cerrados|\d:\d\d/i,
  address: /214 Alder Street/,
  phone: /reach a person at|hablar con una persona en/,
  person: /reach a person at|hablar con una persona en|already|staff will call/,
  unknown: /I don’t know|I only know|no lo sé|no la sé|Solo conozco/i,
  greeting: /Hello! I’m the AI|¡Hola!/,
  howareyou: /thanks for asking|gracias por preguntar/,
  thanks: /You’re welcome!|¡De nada!/,
  bye: /Goodbye|Hasta luego/,
  joke: /Here’s one|Ahí le va/,
  name: /have a name|nombre propio/,
  compliment: /very kind|qué amable/,
  anger: /I’m sorry|Siento mucho/,
  oops: /No problem|No hay problema/,
  wish: /the same to you|igualmente/,
  question: /go ahead|dígame/,
  test: /I’m here and it works|funciona/,
  mash: /didn’t catch that|No le entendí/,
  chat: /just the AI assistant|Solo soy el asistente/,
  ack: /All right!|¡Muy bien!/,
  confused: /wasn’t clear|no fui claro/,
  time: /10:00.*2026/,
  weather: /can’t see the weather|no puedo ver el clima|El clima no lo puedo ver/i,
  politics: /leave opinions|no opino/,
  personal: /don’t need to share personal details|no hace falta dar datos personales/,
};

/** Reads `message >> message | expected ...`; a page is expected by its id, a kind of reply by its name. */
function casesOf(name: string): [string, string[], string[]][] {
  const text = readFileSync(new URL(`cases/${name}.txt`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [said = '', expected = ''] = line.split(' | ');
      return [line, said.split(' >> '), expected.split(' ')];
    });
}

function expectReply({ text, sources }: Answer, expected: readonly string[]): void {
  const pages = sources.map(({ id }) => id).filter((id) => !id.startsWith('store-'));
  for (const each of expected) {
    const pattern = seen[each];
    if (pattern) expect(text).toMatch(pattern);
    else expect(pages).toContain(each);
  }
  if (!expected.includes('unknown') && !expected.includes('mash')) expect(text).not.toMatch(seen.unknown ?? /^$/);
  const wanted = new Set(expected.filter((each) => !seen[each]));
  expect(pages.filter((id) => !wanted.has(id))).toEqual([]);
}

describe('a message of several questions', () => {
  it.each(casesOf('several'))('answers or names each: %s', (_line, turns, expected) => {
    expectReply(answerTo(turns), expected);
  });

  it.each(casesOf('single'))('takes one question for one: %s', (_line, turns, expected) => {
    expectReply(answerTo(turns), expected);
  });

  it('answers in the order of the questions, and says whether the store is open once', () => {
    const { text } = answerTo(['Do you deliver? And do you give flu shots? Where are you?']);
    const places = ['**“Do you deliver”**', '**“do you give flu shots”**', '214 Alder Street'].map((each) =>
      text.indexOf(each),
    );
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(text.match(/We’re open now/g)).toHaveLength(1);
    expect(text.match(/\(555\) 555-0100/g)).toHaveLength(1);
  });

  it('names an open question in its words, with the phone and when it is answered', () => {
    const answer = answerTo(['Do you sell lottery tickets and what time do you close?'], evening);
    expect(answer.text).toContain('I don’t know about “Do you sell lottery tickets”.');
    expect(answer.text).toMatch(/call us at \*\*\(555\) 555-0100\*\*.*We’re closed\. We open tomorrow at 8:30 am\./);
    expect(answer).toMatchObject({ outcome: 'unknown', intent: 'hours', offersPerson: true });
  });

  it.each([
    ['Do you take Amazon returns and do you take Humana?', 'Do you take Amazon returns'],
    ['Do you do compounding and do you sell balloons?', 'do you sell balloons'],
    ['¿Tienen wifi y dónde me estaciono?', 'Tienen wifi'],
  ])('names a question whose subject no page knows: %s', (text, open) => {
    expect(answerTo([text]).text).toContain(`“${open}”`);
  });
});

describe('a question beside another', () => {
  it.each([
    ['do you have an interpreter, what does it cost', 'what does it cost'],
    ['When do you get more Ozempic? Can you put me on a waiting list?', 'put me on a waiting list'],
    ['I moved last month so how do I get a library card, and can you mail my pills?', 'library card'],
    ['do you sell condoms and plan b and are they behind the counter', 'are they behind the counter'],
    ['¿Me pueden preparar la pomada? ¿Tienen privado para platicar?', 'Tienen privado para platicar'],
  ])('is named in its words: %s', (text, open) => {
    expect(answerTo([text]).text).toMatch(new RegExp(`“[^”]*${open}`));
  });

  it.each([
    'do you deliver and how much does it cost',
    'can my husband pick up my meds and what does he need to bring',
    'do you give flu shots and do i need an appointment',
    'hablan español y me pueden dar la etiqueta en español',
  ])('is answered by the page that tells it: %s', (text) => {
    expect(answerTo([text]).text).toMatch(/^\*\*“[^”]+” (?:and|y) “[^”]+”\*\*\n\n/);
  });

  it('names open questions in one sentence', () => {
    expect(answerTo(['Is there a gas pump? and wifi?']).text).toMatch(
      /^I don’t know about “Is there a gas pump” and “and wifi”\./,
    );
  });
});

describe('a story around its questions', () => {
  it('gives what they are about, and asks for nothing itself', () => {
    const { text } = answerTo([
      'sorry for the typos, I am on the bus. i just got a new job and the new insurance starts next month, the card hasnt come in the mail yet but i have a number from the hr lady. do i wait for the card or can you use the number',
    ]);
    expect(text).toContain('If the new card hasn’t come');
    expect(text).not.toContain('ask for the manager');
  });

  it('has no say in the day of a question about hours', () => {
    const { text } = answerTo([
      'I drove all the way down there yesterday after work in the rain with two kids in the back seat and the lights were off. I work until five every day. Is there any day that you stay open later or can somebody else get it for me',
    ]);
    expect(text).toMatch(/^\*\*“Is there any day that you stay open later.*”\*\*\n\nOur hours are:/);
  });

  it('ends in a question by its mark, whatever comes first in it', () => {
    const { text } = answerTo([
      'Hola, mi esposo trabaja en el campo, sale muy tarde y yo no tengo carro, la última vez ya estaban cerrando. ¿Mi hijo de 17 años puede ir por las medicinas de mi esposo? ¿Y hasta qué hora están los viernes?',
    ]);
    expect(text).toContain('puede recoger por usted');
    expect(text).toContain('Los viernes abrimos');
  });
});

it('an hour at the end of a sentence is no number of a list', () => {
  const { text } = answerTo(['are you open till 6. do you have nightlights']);
  expect(text).toContain('No, we’re not open until 6:00 pm');
  expect(text).toContain('“do you have nightlights”');
});

describe('a follow-up to a page that was just shown', () => {
  const deliver = 'do you deliver';
  it('gets the sentence that tells it, not the page again', () => {
    const { text, intent } = answerTo(['do you do flu shots', 'do i need an appointment?']);
    expect(intent).toBe('vaccines');
    expect(text).toContain('whether you can walk in or need an appointment');
    expect(text).not.toContain('Wear a sleeve');
  });

  it('hears that the page does not tell it', () => {
    const answer = answerTo([deliver, 'can it be gift wrapped']);
    expect(answer).toMatchObject({ outcome: 'unknown', intent: 'delivery', offersPerson: true });
    expect(answer.text).toMatch(
      /^I don’t have that detail about \*\*Delivery and mail\*\*: “can it be gift wrapped”\./,
    );
  });

  it('is told so, too, where the page only shares a word with it', () => {
    const { text } = answerTo(['do you take Providence insurance', 'k and do i wear like a tie or']);
    expect(text).not.toContain('We work with many plans');
  });

  it('is named with the thing that the answer before did not know', () => {
    const turns = ['do you sell gift cards', 'do they expire?'];
    expect(answerTo(turns)).toMatchObject({ outcome: 'unknown', intent: null });
    expect(answerTo(turns).text).toMatch(/^I don’t know about “gift cards: do they expire”\. For that, call us at/);
    expect(answerTo(['do you sell gift cards', 'are you open on sunday?']).text).toMatch(/closed/);
    expect(answerTo(['do you sell gift cards', 'do you deliver?']).intent).toBe('delivery');
    expect(answerTo(['do you sell gift cards', 'when do they open']).text).toMatch(/open/);
    for (const known of [
      'when do they open',
      'are they open sunday',
      'the hours',
      'can they call me back',
      'that is all, thanks',
    ])
      expect(answerTo(['do you sell gift cards', known]).text).not.toContain('gift cards:');
  });

  it('gets what the page says, or that it does not, where a form took its place', () => {
    const lead = formTexts.en.lead('(555) 555-0100');
    const history: Turn[] = [
      { role: 'user', text: 'I want to move my prescriptions to you' },
      { role: 'assistant', text: lead },
    ];
    const after = (text: string) =>
      composeAnswer(knowledge, {
        text,
        history,
        files: [],
        waitsForPerson: false,
        visitorKey: 'v',
        now,
        language: 'en',
      });
    expect(after('how long does that take')).toMatchObject({ intent: 'transfer-to-us', isDetail: true });
    expect(after('how long does that take').text).toMatch(/1 to 3 business days/);
    expect(after('does my mom have to come in too?').text).toMatch(/^I don’t have that detail about \*\*Moving/);
    for (const again of ['yes, move them please', 'I want to transfer my prescriptions'])
      expect(after(again).isDetail, again).toBeUndefined();
  });

  it('gets the hours of a day, and what the page says of days or that it says nothing', () => {
    const delivered = answerTo([deliver, 'and on saturdays?']);
    expect(delivered.text).toMatch(/On Saturdays, we’re open[\s\S]*on which days we deliver/);
    const parked = answerTo(['do you have a drive through', 'and on saturdays?']);
    expect(parked.text).toMatch(/On Saturdays, we’re open[\s\S]*that detail about \*\*Parking and drive-through\*\*/);
  });

  it.each([
    [['do you do blister packs', 'do i have to sign up'], 'how to sign up'],
    [['do you take medicaid', 'what if they say no'], 'If your plan says no'],
    [['do you sell walkers', 'can i try one first'], 'whether you can try it first'],
    [['my refill ran out and the doctor wont answer', 'so what do i do now'], 'We can ask your prescriber'],
    [['how do i get rid of old pills', 'even the liquid ones?'], 'pills or liquids'],
    [['do you have plan b', 'do i need to show id'], 'whether you need to show an ID'],
    [['¿hacen entregas a domicilio?', '¿hasta dónde llegan?'], 'hasta dónde y qué días se entrega'],
  ])('gets the sentence with its detail, said in other words: %j', (messages, sentence) => {
    const { text, outcome } = answerTo(messages);
    expect(outcome).toBe('answered');
    expect(text).toContain(sentence);
  });

  it.each([
    [['can you mail my prescriptions', 'to another state'], 'delivery'],
    [['do you have test strips', 'with a prescription or without'], 'medical-equipment'],
    [['can you deliver today', 'by what time do i have to order'], 'delivery'],
  ])('stays with its subject, whatever its words resemble: %j', (messages, intent) => {
    expect(answerTo(messages).intent).toBe(intent);
  });

  it('about bringing something home is one about delivery', () => {
    expect(answerTo(['I want to refill my meds', 'can someone bring it to me']).intent).toBe('delivery');
  });

  it('gets the page again on request', () => {
    expect(answerTo([deliver, 'how much is it', 'tell me more']).text).toContain('cutoff for the same day');
    expect(answerTo(['do you give flu shots', 'do you give flu shots']).text).toContain('Wear a sleeve');
  });
});

describe('a follow-up', () => {
  it.each(casesOf('follow-ups'))('keeps the topic, day and person: %s', (_line, turns, expected) => {
    expectReply(answerTo(turns), expected);
  });
});

describe('a follow-up about hours', () => {
  it.each([
    [['Are you open Christmas Day?', 'what about the day after instead'], /Saturday, December 26/],
    [['¿Abren en Navidad?', '¿y el día después mejor?'], /26 de diciembre/],
    [['¿van a cerrar en año nuevo?', '¿y el 31 hasta qué hora?'], /31 de diciembre|Nochevieja|Fin de Año/],
    [['Are you closed on January 1?', 'and the 31st?'], /December 31/],
    [['Do you open at 8:30 on Wednesday?', 'every day?'], /Mon–Fri:\*\* 8:30 am to 5:30 pm/],
  ])('is of another day, or of all: %j', (turns, expected) => {
    expect(answerTo(turns).text).toMatch(expected);
  });
});

describe('a remark', () => {
  it.each([
    ['fog so thick I couldn’t find my own mailbox', 'I’m here for anything about the pharmacy'],
    ['aquí nomás viendo la lluvia caer', 'Estoy aquí para todo lo de la farmacia'],
  ])('is no question, so not knowing an answer is no reply: %s', (text, reply) => {
    expect(answerTo([text]).text).not.toMatch(/I don’t know|no lo sé/i);
    if (answerTo([text]).outcome === 'unknown') expect(answerTo([text]).text).toContain(reply);
  });
});

it('an order with thanks is no small talk, a goodbye with its reason is', () => {
  expect(answerTo(['Set one aside for me till Saturday, thanks']).text).toContain('call us at');
  expect(answerTo(['Well I’ll let you go, the biscuits are burning. Bye now']).text).toMatch(seen.bye ?? /^$/);
});

describe('a question about what the store has on file, its texts and its goods', () => {
  it.each([
    ['can I change the phone number in my file', 'your-details'],
    ['quiero cambiar el número de teléfono que tienen de mí', 'your-details'],
    ['take me off your text list please', 'texts-and-calls'],
    ['how much is a walker', 'medical-equipment'],
    ['cuánto cuesta una silla de ruedas', 'medical-equipment'],
    ['how much is metformin', 'ready-or-price'],
  ])('leads to its page: %s', (text, page) => {
    expect(answerTo([text]).intent).toBe(page);
  });
});

describe('small talk', () => {
  it.each(casesOf('small-talk'))('gets a fitting reply: %s', (_line, turns, expected) => {
    expectReply(answerTo(turns), expected);
  });

  it('apologizes to an angry visitor and offers a person', () => {
    expect(answerTo(['you are useless'])).toMatchObject({ outcome: 'hand_off', offersPerson: true });
    expect(answerTo(['you are useless'], evening).text).toContain('We open tomorrow at 8:30 am.');
  });

  it('tells another joke when asked again', () => {
    const [first, second] = [answerTo(['tell me a joke']).text, answerTo(['tell me a joke', 'another one']).text];
    expect(second).not.toBe(first);
  });
});

describe('personal details', () => {
  it.each(casesOf('personal'))('are not needed, read as a day, or repeated: %s', (_line, turns, expected) => {
    const { text } = answerTo(turns);
    for (const each of expected) {
      if (seen[each]) expect(text).toMatch(seen[each]);
    }
    for (const number of turns.join(' ').match(/\d{4,}/g) ?? []) expect(text).not.toContain(number);
    expect(text).not.toMatch(/Becker|Lopez|Delgado|Whitfield|Perez/);
    expect(text).not.toContain('has already passed');
  });
});

describe('a wrong medicine', () => {
  it('says at night who can help until the store opens', () => {
    const { text, sources } = answerTo(['you gave me the wrong pills'], evening);
    expect(text).toContain('We’re closed. We open tomorrow at 8:30 am.');
    expect(text).toContain('nurse line');
    expect(sources.map(({ id }) => id)).toEqual(['wrong-medicine', 'after-hours']);
    expect(answerTo(['you gave me the wrong pills']).text).not.toContain('nurse line');
  });
});

describe('the language of an answer', () => {
  it.each([
    ['do you have la vacuna for the flu? my abuela needs it', 'Please call us'],
    ['quiero un refill de mi medicine por favor', 'Para resurtir'],
    ['tienen drive thru y delivery?', 'llámenos'],
  ])('is the one of most words: %s', (message, phrase) => {
    expect(answerTo([message]).text.toLowerCase()).toContain(phrase.toLowerCase());
  });
});

it('a follow-up that nothing answers says of which subject the detail is missing', () => {
  expect(answerTo(['¿Hacen entregas a domicilio?', '¿y si ladra mi perro?']).text).toMatch(
    /^No tengo ese dato sobre \*\*Entrega a domicilio y correo\*\*: “y si ladra mi perro”\. Llámenos al \*\*\(555\) 555-0100\*\*/,
  );
  expect(answerTo(['¿y si ladra mi perro?']).text).not.toContain('ese dato sobre');
});
