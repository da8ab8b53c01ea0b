import { readFileSync } from 'node:fs';
import { type StoreInfo, storeInfo } from '@rxweb/contracts/store';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { leadOf } from '../../../testing/hours/judge-answer.ts';
import { nameOf } from '../../../testing/hours/second-calendar.ts';
import { writtenQuestions } from '../../../testing/hours/written-questions.ts';
import { answerHours } from './hours-rules.ts';
import { readStoreQuestion } from './store-question.ts';

const root = new URL('../../../../../', import.meta.url).pathname;
const store: StoreInfo = z.parse(storeInfo, JSON.parse(readFileSync(`${root}store.json`, 'utf8')));
const leads = { yes: 'y', no: 'n' } as const;

const cases = writtenQuestions.flatMap(({ now, lang, lines }) =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [, lead = '', date = '', text = ''] = /^(\S) (\S+) (.*)$/.exec(line) ?? [];
      return { now, lang, lead, date, text };
    }),
);

describe('questions about hours as people write them', () => {
  it('are at least 300', () => {
    expect(cases.length).toBeGreaterThanOrEqual(300);
  });

  it.each(cases)('$now $text', ({ now, lang, lead, date, text }) => {
    const at = new Date(now);
    const asked = readStoreQuestion(text, '', lang, store, at);
    const answer = answerHours('hours', asked, store, at).text.replaceAll('\u00a0', ' ');
    const isStatement = /^(?:that’s right|not quite|así es|permítame)/i.test(answer);
    const word = isStatement ? null : leadOf(answer);
    const named =
      /(?<!\p{L})(?:[A-Z]\w+day, [A-Z]\w+ \d+(?:, \d{4})?|(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo) \d+ de [a-z]+(?: de \d{4})?)/u.exec(
        answer,
      )?.[0] ?? '-';
    expect({ answer, lead: word ? leads[word] : '-', named }).toMatchObject({
      lead,
      named: date === '-' ? '-' : nameOf(date, asked.language, storeDate(store, at)),
    });
  });
});
