import { Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readLines } from './read-lines.ts';

async function linesOf(chunks: Uint8Array[], maxBytes: number) {
  const lines: (string | null)[] = [];
  for await (const { number, bytes } of readLines(Readable.from(chunks.map((chunk) => Buffer.from(chunk))), maxBytes)) {
    lines.push(bytes?.toString('latin1') ?? null);
    expect(number).toBe(lines.length);
  }
  return lines;
}

it('finds the same lines however the stream is cut, and drops those that are too long', async () => {
  const byte = fc.constantFrom(0x0a, 0x61, 0xff);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.uint8Array({ maxLength: 8 })),
      fc.array(byte, { maxLength: 60 }),
      async (sizes, bytes) => {
        const chunks: Uint8Array[] = [];
        let at = 0;
        for (const { length } of sizes) {
          chunks.push(Uint8Array.from(bytes.slice(at, at + length)));
          at += length;
        }
        chunks.push(Uint8Array.from(bytes.slice(at)));
        const whole = Buffer.from(bytes).toString('latin1').split('\n');
        if (whole.at(-1) === '') whole.pop();
        expect(await linesOf(chunks, 6)).toEqual(whole.map((line) => (line.length > 6 ? null : line)));
      },
    ),
    { numRuns: 200 },
  );
});
