import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEventDecoder, type ServerSentEvent } from './event-decoder.ts';
import { readEventStream } from './event-stream.ts';

function decode(...pieces: string[]): ServerSentEvent[] {
  const decoder = createEventDecoder();
  return [...pieces.flatMap((piece) => decoder.push(piece)), ...decoder.flush()];
}

const lineBreak = fc.constantFrom('\n', '\r\n', '\r');
const oneLine = fc.string({ unit: 'binary', maxLength: 40 }).map((text) => text.replace(/[\r\n]/g, ''));
const frame = fc.record({ event: oneLine, data: fc.array(oneLine, { minLength: 1, maxLength: 3 }), lineBreak });

describe('event decoder', () => {
  it('gives the same events however the text is cut', () => {
    fc.assert(
      fc.property(fc.array(frame, { maxLength: 6 }), fc.array(fc.nat(400)), (frames, cuts) => {
        const text = frames
          .map(({ event, data, lineBreak: end }) =>
            [`event: ${event}`, ...data.map((line) => `data: ${line}`), '', ''].join(end),
          )
          .join('');
        const places = [0, ...cuts.map((cut) => cut % (text.length + 1)).sort((a, b) => a - b), text.length];
        const pieces = places.slice(1).map((place, index) => text.slice(places[index], place));
        expect(decode(...pieces)).toEqual(frames.map(({ event, data }) => ({ event, data: data.join('\n') })));
      }),
      { numRuns: 500 },
    );
  });

  it('removes one space after the colon, and no more', () => {
    expect(decode('data:  two\n\n', 'data:none\n\n')).toEqual([
      { event: '', data: ' two' },
      { event: '', data: 'none' },
    ]);
  });

  it('ignores comments and fields it does not know', () => {
    expect(decode(': ping\n\nid: 7\nretry: 10\ndata: a\n\n')).toEqual([{ event: '', data: 'a' }]);
  });

  it('S7-12 knows an event that has a name and no data', () => {
    expect(decode('event: end\n\n')).toEqual([{ event: 'end', data: '' }]);
  });

  it('S7-13 gives a last event that no blank line closed', () => {
    expect(decode('data: A\n\ndata: [DONE]')).toEqual([
      { event: '', data: 'A' },
      { event: '', data: '[DONE]' },
    ]);
  });
});

describe('event stream', () => {
  it('keeps characters whole that are cut between two chunks', async () => {
    const bytes = new TextEncoder().encode('\uFEFFdata: farmacia señal 💊\n\n');
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    const events: ServerSentEvent[] = [];
    for await (const event of readEventStream(body)) events.push(event);
    expect(events).toEqual([{ event: '', data: 'farmacia señal 💊' }]);
  });

  it('closes the connection when the reader is done', async () => {
    let closed = false;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('data: x\n\n')),
      cancel: () => {
        closed = true;
      },
    });
    for await (const _ of readEventStream(body)) break;
    expect(closed).toBe(true);
  });
});
