import { readFileSync } from 'node:fs';
import { type StoreInfo, storeInfo } from '@rxweb/contracts/store';
import { createRandom } from '@rxweb/platform/random/seeded-random';
import { describe, expect, inject, it } from 'vitest';
import * as z from 'zod/mini';
import { type HoursQuestion, makeQuestion } from '../../../testing/hours/hours-question.ts';
import { allowedLead, faultOf, leadOf } from '../../../testing/hours/judge-answer.ts';
import { createSecondCalendar, type SecondCalendar } from '../../../testing/hours/second-calendar.ts';
import { otherStores } from '../../../testing/hours/stores.ts';
import { answerHours } from './hours-rules.ts';
import { readStoreQuestion } from './store-question.ts';

const root = new URL('../../../../../', import.meta.url).pathname;
const sample: StoreInfo = z.parse(storeInfo, JSON.parse(readFileSync(`${root}store.json`, 'utf8')));
const stores = [sample, sample, ...otherStores.map((other) => z.parse(storeInfo, { ...sample, ...other }))].map(
  (store) => ({
    store,
    calendar: createSecondCalendar(store),
  }),
);

const count = inject('isFullSize') ? 100_000 : 3_000;
const shown = 20;

/** From November 2026 on, a year and a half, days of clock changes included. */
const firstInstant = Date.parse('2026-11-01T07:00:00Z');
const instants = 400 * 24 * 60;

interface Asked extends HoursQuestion {
  answer: string;
  calendar: SecondCalendar;
  now: Date;
}

function ask(seed: number): Asked {
  const random = createRandom(seed);
  const { store, calendar } = random.pick(stores);
  const now = new Date(firstInstant + random.below(instants) * 60_000);
  const question = makeQuestion(random, calendar.wall(now).date);
  const asked = readStoreQuestion(question.text, '', question.lang, store, now);
  return { ...question, answer: answerHours('hours', asked, store, now).text, calendar, now };
}

describe('questions about hours, against a second calendar', () => {
  it('get no false Yes or No and no wrong day', { timeout: 30 * 60_000 }, () => {
    const faults: string[] = [];
    let certain = 0;
    let led = 0;
    for (let seed = 1; seed <= count; seed += 1) {
      const asked = ask(seed);
      const fault = faultOf(asked, asked.answer, asked.calendar, asked.now);
      if (fault)
        faults.push(`${seed} ${asked.now.toISOString()} ${asked.text} | ${fault} | ${asked.answer.slice(0, 160)}`);
      if (asked.form === 'when' || allowedLead(asked, asked.calendar, asked.now) === null) continue;
      certain += 1;
      if (leadOf(asked.answer) !== null) led += 1;
    }
    expect(faults.slice(0, shown), `${faults.length} faults of ${count}`).toEqual([]);
    expect(led / certain, `${led} of ${certain} clear questions begin with Yes or No`).toBeGreaterThan(0.8);
  });
});
