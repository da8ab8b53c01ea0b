import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { frames, type ServerSentEvent } from './event-stream.ts';

async function collect(events: AsyncIterable<ServerSentEvent>, pingMs: number): Promise<string[]> {
  const written: string[] = [];
  for await (const text of frames(events, pingMs)) written.push(text);
  return written;
}

it('S1 says that it lives while a source is silent, and loses nothing of it', async () => {
  async function* slow() {
    yield { event: 'chunk', data: 'a' };
    await setTimeout(120);
    yield { event: 'end', data: '[DONE]' };
  }
  const written = await collect(slow(), 20);
  expect(written.filter((text) => text !== ': ping\n\n')).toEqual([
    'event: chunk\ndata: a\n\n',
    'event: end\ndata: [DONE]\n\n',
  ]);
  expect(written.filter((text) => text === ': ping\n\n').length).toBeGreaterThanOrEqual(2);
});

it('ends the source when the reader leaves, also while the source is silent', async () => {
  let hasEnded = false;
  async function* source() {
    try {
      yield { event: 'chunk', data: 'a' };
      await setTimeout(50);
      throw new Error('nobody listens any more');
    } finally {
      hasEnded = true;
    }
  }
  const reader = frames(source(), 10);
  await reader.next();
  expect(await reader.next()).toEqual({ done: false, value: ': ping\n\n' });
  await reader.return(undefined);
  expect(hasEnded).toBe(true);
});

it('S8 refuses an event that would break out of its line', async () => {
  async function* source() {
    yield { event: 'chunk', data: 'a\n\nevent: end' };
  }
  await expect(collect(source(), 1_000)).rejects.toThrow('line break');
});
