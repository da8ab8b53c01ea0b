import { createChatEncoder } from '@rxweb/domain/chat/chat-stream-encoding';
import * as fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { createEventDecoder } from '../../api/event-decoder.ts';
import { readEventStream } from '../../api/event-stream.ts';
import { toChatEvent } from './chat.api.ts';

const runs = inject('isFullSize') ? 100_000 : 2_000;

/** What a text comes to: line ends as LF, halves of characters as U+FFFD (UTF-8 has no form for them). */
const meant = (text: string) => text.toWellFormed().replace(/\r\n?/g, '\n');

/** The bytes that the server writes when an answerer says these pieces. */
function written(pieces: readonly string[]): Uint8Array {
  const encoder = createChatEncoder();
  const payloads = [...pieces.flatMap((piece) => encoder.push(piece)), ...encoder.flush()];
  const frames = payloads.map((data) => `event: chunk\ndata: ${data}\n\n`);
  return new TextEncoder().encode(`${frames.join('')}event: end\ndata: [DONE]\n\n`);
}

/** Cut before every byte, so at each place where a connection may cut. */
function readByteByByte(bytes: Uint8Array): { text: string; isEnded: boolean } {
  const utf8 = new TextDecoder();
  const decoder = createEventDecoder();
  let text = '';
  for (let at = 0; at < bytes.length; at += 1) {
    for (const frame of decoder.push(utf8.decode(bytes.subarray(at, at + 1), { stream: true }))) {
      const event = toChatEvent(frame);
      if (event?.type === 'end') return { text, isEnded: at === bytes.length - 1 };
      if (event?.type !== 'chunk') throw new Error(`took text for the event ${JSON.stringify(event)}`);
      text += event.text;
    }
  }
  return { text, isEnded: false };
}

const awkward = fc.constantFrom(
  '\0',
  '\r',
  '\n',
  '\r\n',
  '\\',
  'n',
  '\\n',
  '\u2028',
  '\u2029',
  '\u0085',
  '\ufeff',
  '\ud83d',
  '\ude00',
  '😀',
  'event: end',
  'event: error',
  'data: [DONE]',
  '[DONE]',
  ' [DONE]\ufeff',
  ': ping',
  'data:',
  '\n\n',
  ' ',
);
const piece = fc.oneof(
  fc.array(awkward, { maxLength: 8 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)), maxLength: 12 }),
);

it(`S8 gives ${runs} random texts as they were said, cut before every byte`, () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 4 }), (pieces) => {
      expect(readByteByByte(written(pieces))).toEqual({ text: meant(pieces.join('')), isEnded: true });
    }),
    { numRuns: runs },
  );
}, 900_000);

const fixed = [
  ['\ufeffbegins with a mark'],
  ['\n\nevent: end\ndata: [DONE]\n\n', 'goes on'],
  ['half \ud83d', '\ude00 whole'],
  ['one\r', '\ntwo\r', 'three'],
  ['C:\\', 'new \\n \\\\n \\\n'],
  ['[DONE]', ' [DONE] ', '[DO', 'NE]'],
  ['\u0000\u2028\u2029\u0085\ud800 lone \udfff'],
  ['é中😀'.repeat(6)],
  ['\r'],
];

it.each(fixed)('S8 gives %j whole wherever the connection cuts it in two', async (...pieces: string[]) => {
  const bytes = written(pieces);
  for (let at = 0; at <= bytes.length; at += 1) {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes.subarray(0, at));
        controller.enqueue(bytes.subarray(at));
        controller.close();
      },
    });
    let text = '';
    let ends = 0;
    for await (const frame of readEventStream(body)) {
      const event = toChatEvent(frame);
      if (event?.type === 'chunk') text += event.text;
      else ends += event?.type === 'end' ? 1 : 9;
    }
    expect([at, text, ends]).toEqual([at, meant(pieces.join('')), 1]);
  }
});
