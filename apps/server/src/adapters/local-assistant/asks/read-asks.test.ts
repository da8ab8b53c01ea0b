import { fileURLToPath } from 'node:url';
import { growthOf, mostRatio } from '@rxweb/domain/testing/cost/doubling';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { testStore } from '../../../../testing/test-store.ts';
import { composeAnswer } from '../compose-answer.ts';
import type { Earlier } from '../dialogue/follow-up.ts';
import { readSampleQuestions } from '../intents/sample-questions.ts';
import { createLibrary, type Library } from '../library.ts';
import { readKnowledge } from '../read-knowledge.ts';
import { findAsks } from './ask-tagger.ts';

const folder = fileURLToPath(new URL('../../../../../../knowledge/', import.meta.url));
let library: Library;
beforeAll(async () => {
  const samples = await readSampleQuestions(folder);
  library = createLibrary(await readKnowledge(folder, testStore), samples);
});

const noon = new Date('2026-11-20T20:00:00Z');
const answerTo = (text: string) =>
  composeAnswer(
    { store: testStore, library },
    { text, files: [], history: [], language: 'en', waitsForPerson: false, visitorKey: 'visitor', now: noon },
  );
const asksOf = (text: string) => library.readAsks(text, null)?.asks.map((ask) => ask.text);

describe('the asks of a message', () => {
  it.each([
    [
      'I drove by twice last week and you were closed both times. Do you rent the ice machines, and could somebody bring it out to us?',
      ['Do you rent the ice machines', 'could somebody bring it out to us'],
    ],
    ['do you deliver and what does it cost', ['do you deliver', 'what does it cost']],
    ['can you deliver and what does it cost', ['can you deliver', 'what does it cost']],
    ['can i make it at 5:45 or are you closed by then', ['can i make it at 5:45 or are you closed by then']],
    ['is my moms stuff ready are you open til 7', ['is my moms stuff ready', 'are you open til 7']],
    [
      'can my son pick up my pills or do you deliver to the house',
      ['can my son pick up my pills', 'do you deliver to the house'],
    ],
    ['should I get the flu shot while I take prednisone', ['should I get the flu shot while I take prednisone']],
    ['did Dr. Imai send the one for $14.80', ['did Dr. Imai send the one for $14.80']],
    ['different question', []],
    ['Thank you so much, have a nice day', []],
  ])('are its questions in its own words: %s', (text, asks) => {
    expect(asksOf(text)).toEqual(asks);
  });

  it('lie in the message, in order and apart, whatever it holds', () => {
    const word = fc.oneof(
      fc.string(),
      fc.constantFrom('do you', 'deliver', 'and', 'or', '?', 'gracias', '¿', 'cuánto'),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), (words) => {
        const text = words.join(' ');
        let from = 0;
        for (const { start, end } of findAsks(text)) {
          expect(start).toBeGreaterThanOrEqual(from);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          from = end;
        }
      }),
    );
  });

  it.each(['do you deliver and ', 'a ', '? ', 'or '])('are found in linear time: %j', (piece) => {
    expect(growthOf((text) => findAsks(text), piece, 1_000).ratio).toBeLessThan(mostRatio);
  });
});

describe('a long message', () => {
  it('is answered below its own words, and what no page knows is named', () => {
    const { text } = answerTo(
      'Hi, I run the little bakery two doors down and my feet are killing me, anyway my neighbor said to write. Do you give flu shots on Saturdays? And is the soda fountain ever coming back?',
    );
    expect(text).toContain('**“Do you give flu shots on Saturdays”**');
    expect(text).toContain('I don’t know about “is the soda fountain ever coming back”.');
  });

  it('is not quoted where it has details of a person', () => {
    const { text } = answerTo(
      'My name is Jane Doe, born 4/3/1958, and I would like to know whether you deliver out to the ranch and whether you take Humana this year.',
    );
    expect(text).not.toContain('“');
  });
});

it('reads a few words by the question before them', () => {
  const likely = (before: Earlier) => library.readAsks('how much is it', before)?.asks[0]?.likely;
  const [shots, delivery] = [
    likely({ text: 'do you give flu shots', intent: 'vaccines' }),
    likely({ text: 'do you bring things out to Cedar Loop', intent: 'delivery' }),
  ];
  expect(shots?.get('vaccines')).toBeGreaterThan(shots?.get('delivery') ?? 0);
  expect(delivery?.get('delivery')).toBeGreaterThan(delivery?.get('vaccines') ?? 0);
});

it('tells a medicine question from an errand full of medicine', () => {
  const share = (text: string) => library.readAsks(text, null)?.medicine ?? 0;
  expect(share('would it be bad to take my metformin with a beer')).toBeGreaterThan(0.5);
  expect(share('need my lisinopril and the water pill filled and mailed to the cabin')).toBeLessThan(0.35);
});
