import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createChatEncoder, decodeChatData, encodeChatData } from './chat-stream-encoding.ts';

const arrived = (text: string) => encodeChatData(text).map(decodeChatData).join('');
const awkward = [
  '\\',
  'n',
  '\\n',
  '\n',
  '\r',
  '\r\n',
  '[DONE]',
  ' [DONE] ',
  '[',
  ']',
  'event: end',
  'data: x',
  '\u2028',
  '\u0000',
  '\ud83d\ude00',
  'é',
  ' ',
  '',
];
const texts = fc.oneof(
  fc.array(fc.constantFrom(...awkward), { maxLength: 12 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 80 }),
);

it('any text arrives as it was, line ends as LF', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(arrived(text)).toBe(text.toWellFormed().replace(/\r\n?/g, '\n'));
    }),
    { numRuns: 5_000 },
  );
});

it('no payload breaks a line, ends the stream or is empty', () => {
  fc.assert(
    fc.property(texts, (text) => {
      for (const data of encodeChatData(text)) {
        expect(data).not.toMatch(/[\r\n]/);
        expect(data.trim()).not.toBe('[DONE]');
        expect(data).not.toBe('');
        expect(data.isWellFormed()).toBe(true);
      }
    }),
    { numRuns: 2_000 },
  );
});

it.each([
  ['one\ntwo', ['one\\ntwo']],
  ['C:\\new', ['C:\\', 'new']],
  ['\\\n', ['\\\\n']],
  ['[DONE]', ['[DONE', ']']],
  ['\ud800', ['\ufffd']],
  ['', []],
])('S7-15 sends %j as %j', (text, payloads) => {
  expect(encodeChatData(text)).toEqual(payloads);
});

it('S7-15 reads a written newline as a newline', () => {
  expect(decodeChatData('line one\\nline two')).toBe('line one\nline two');
});

it('S8 joins a text that comes in pieces', () => {
  fc.assert(
    fc.property(fc.array(texts, { maxLength: 5 }), (pieces) => {
      const encoder = createChatEncoder();
      const payloads = [...pieces.flatMap((piece) => encoder.push(piece)), ...encoder.flush()];
      expect(payloads.map(decodeChatData).join('')).toBe(arrived(pieces.join('')));
    }),
    { numRuns: 2_000 },
  );
});

it('S1 parts a long text, and no character of it', () => {
  const text = '😀'.repeat(10_000);
  const parts = encodeChatData(text);
  expect(parts.join('')).toBe(text);
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(8_192);
});
