import type { MessageClass } from '@rxweb/domain/safety/classifier/classes';
import { checkSafety, readMessage, type SafetyFinding } from '@rxweb/domain/safety/safety-gate';
import { needsThirdReader } from '@rxweb/domain/safety/third-reader';
import { describe, expect, it } from 'vitest';
import type { Answerer, Reading } from './answerer.ts';
import { createThirdReading } from './third-reading.ts';

const now = new Date('2026-11-18T18:00:00Z');
const sureText = 'Do you do blister packs?';
const story =
  'We have been coming to you for years and your people at the window always remember our names, which means a lot. He likes to sit on the bench by the door and watch the cars, and this fall we mostly stayed home and looked after the garden, the neighbor’s dog and the birds at the feeder.';
const unsure: SafetyFinding = {
  ...checkSafety({ text: sureText }, 'en'),
  odds: { none: 0.5, medical: 0.1, urgent: 0.2, lowMood: 0, poison: 0, crisis: 0.2, emergency: 0 },
};

/** A reader beside a model that says one class, and what the model was asked. */
function readerOf(text: string, read: MessageClass | null) {
  const asked: Reading[] = [];
  const answerer: Answerer = {
    async *answer() {},
    async readClass(reading) {
      asked.push(reading);
      return read;
    },
  };
  const said = { text, message: readMessage(text), language: 'en', visitorKey: 'a-visitor', now } as const;
  return { asked, reader: createThirdReading(answerer, said, new AbortController().signal) };
}

describe('the third reading', () => {
  it('asks about a follow-up that is unsure only together with the question before it, once', async () => {
    const { asked, reader } = readerOf(sureText, 'crisis');
    reader.begin('my brother is not himself');
    expect(asked).toEqual([]);
    expect(await reader.apply(unsure, 'my brother is not himself')).toMatchObject({ kind: 'crisis' });
    await reader.apply(unsure, 'my brother is not himself');
    expect(asked).toEqual([{ text: sureText, before: 'my brother is not himself', visitorKey: 'a-visitor', now }]);
  });

  it('never lowers a card that a file or the question before it brought', async () => {
    const text = `${story} Please read this letter.`;
    expect(checkSafety({ text }, 'en').card).toBeNull();
    const { reader } = readerOf(text, 'none');
    const finding = checkSafety({ text, files: ['my husband has chest pain and cannot breathe'] }, 'en');
    expect(finding.kind).toBe('emergency');
    expect(needsThirdReader({ ...finding, odds: unsure.odds }, { words: 70, hasCorePhrase: false })).toBe(true);
    expect(await reader.apply({ ...finding, odds: unsure.odds }, '')).toMatchObject({ kind: 'emergency' });
  });

  it('leaves the finding as it is without a model, or without a class', async () => {
    const { reader } = readerOf(sureText, null);
    expect(await reader.apply(unsure, '')).toBe(unsure);
    const local: Answerer = { async *answer() {} };
    const said = {
      text: sureText,
      message: readMessage(sureText),
      language: 'en',
      visitorKey: 'a-visitor',
      now,
    } as const;
    const alone = createThirdReading(local, said, new AbortController().signal);
    alone.begin('');
    expect(await alone.apply(unsure, '')).toBe(unsure);
  });
});
