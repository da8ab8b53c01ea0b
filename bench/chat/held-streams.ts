import { setTimeout as pause } from 'node:timers/promises';
import { ask, newVisitor, type Visitor } from './ask.ts';

export interface Held {
  streams: number;
  answers: number;
  /** Refused, cut, or ended before all was said. */
  lost: number;
  /** With a word of another visitor in them. */
  mixed: number;
  /** Whole, but from the store's own notes, as the model was too slow. */
  fellBack: number;
  /** Growth for each stream while all of them are answered, in kB. */
  heapKb: number;
  residentKb: number;
  firstFailure: string | null;
}

interface Options {
  url: string;
  streams: number;
  /** How many answers each visitor gets, one after the other. */
  rounds: number;
  pieces: number;
  /** So many new visitors a second. */
  perSecond: number;
  memory(): Promise<{ rss: number; heapUsed: number }>;
}

/** Holds many answers at once. Each visitor has a word of their own, which the model repeats: at the end the whole text must be that word. */
export async function holdStreams({ url, streams, rounds, pieces, perSecond, memory }: Options): Promise<Held> {
  const held: Held = {
    streams,
    answers: 0,
    lost: 0,
    mixed: 0,
    fellBack: 0,
    heapKb: 0,
    residentKb: 0,
    firstFailure: null,
  };
  let begun = 0;
  const before = await memory();
  const stay = async (visitor: Visitor, number: number) => {
    const word = wordOf(number);
    for (let round = 0; round < rounds; round += 1) {
      held.answers += 1;
      try {
        const { text, last } = await ask(url, visitor, `Please repeat ${word}`, () => (begun += round === 0 ? 1 : 0));
        const words = text.match(/\bw[bdghjkqx]{5,}w\b/g) ?? [];
        if (words.some((other) => other !== word)) fail('mixed', `${word} heard ${text.slice(0, 200)}`);
        else if (last === 'end' && words.length === 0) held.fellBack += 1;
        else if (last !== 'end' || text.trim() !== `${word} `.repeat(pieces).trim())
          fail('lost', `the stream of ${word} ended with “${last}” after ${words.length} words`);
      } catch (error) {
        fail('lost', String(error));
      }
    }
  };
  const fail = (what: 'lost' | 'mixed', why: string) => {
    held[what] += 1;
    held.firstFailure ??= why;
  };
  const staying: Promise<void>[] = [];
  for (let number = 0; number < streams; number += 1) {
    staying.push(stay(newVisitor(number), number));
    await pause(1_000 / perSecond);
  }
  const end = Date.now() + 15_000;
  while (begun < streams && held.lost === 0 && Date.now() < end) await pause(50);
  const during = await memory();
  held.heapKb = (during.heapUsed - before.heapUsed) / streams / 1024;
  held.residentKb = (during.rss - before.rss) / streams / 1024;
  await Promise.all(staying);
  return held;
}

/** A word that says nothing, of letters alone: numbers would be looked at as somebody's. */
function wordOf(number: number): string {
  return `w${[...number.toString(8).padStart(5, '0')].map((digit) => 'bdghjkqx'[Number(digit)]).join('')}w`;
}
