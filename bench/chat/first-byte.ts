import { setTimeout as pause } from 'node:timers/promises';
import { ask, newVisitor } from './ask.ts';

export const questions = [
  'Are you open on Saturday?',
  'How do I move my prescriptions to you?',
  'Where can I park?',
  '¿A qué hora cierran hoy?',
  'Do you deliver?',
  'Can you tell me your fax number',
  'what do i need for a new prescription',
  'Do you have diabetic shoes?',
];

export interface FirstBytes {
  ms: number[];
  errors: number;
  firstError: string | null;
}

/** Asks at a fixed pace, whatever has been answered by then; everybody asks once. */
export async function askAtPace(url: string, perSecond: number, seconds: number): Promise<FirstBytes> {
  const result: FirstBytes = { ms: [], errors: 0, firstError: null };
  const total = perSecond * seconds;
  const startedAt = performance.now();
  const asked = Array.from({ length: total }, async (_, number) => {
    await pause(Math.max(0, (number / perSecond) * 1_000 - (performance.now() - startedAt)));
    await askOnce(url, number, result);
  });
  await Promise.all(asked);
  return result;
}

/** Asks two servers in turn, one question at a time, so that what else the machine does falls on both alike. */
export async function askInTurn(urls: readonly [string, string], times: number): Promise<[FirstBytes, FirstBytes]> {
  const results: [FirstBytes, FirstBytes] = [
    { ms: [], errors: 0, firstError: null },
    { ms: [], errors: 0, firstError: null },
  ];
  for (let number = 0; number < times; number += 1) {
    await askOnce(urls[0], 0x20_00_00 + number, results[0]);
    await askOnce(urls[1], number, results[1]);
  }
  return results;
}

async function askOnce(url: string, number: number, result: FirstBytes): Promise<void> {
  const question = questions[number % questions.length] ?? '';
  try {
    const { firstByteMs, last } = await ask(url, newVisitor(0x10_00_00 + number), question);
    if (last !== 'end') throw new Error(`the stream ended with “${last}”`);
    result.ms.push(firstByteMs);
  } catch (error) {
    result.errors += 1;
    result.firstError ??= String(error);
  }
}
