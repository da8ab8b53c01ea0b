import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';

interface Queue<T> {
  readonly length: number;
  push(value: T): T;
  shift(): T | undefined;
  remove(value: T): T | null;
}

// Not a part of the library's face: what stands there after the install is what counts.
const place = join(import.meta.dirname, '../node_modules/postgres/src/queue.js');
const { default: createQueue }: { default: <T>() => Queue<T> } = await import(place);

const step = fc.oneof(
  { weight: 5, arbitrary: fc.constant('push' as const) },
  { weight: 4, arbitrary: fc.constant('shift' as const) },
  { weight: 1, arbitrary: fc.nat(20) },
);

it('the mended queue gives what a list would, in its order, also when something is taken out of its middle', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 1_500, size: 'max' }), (steps) => {
      const [queue, list] = [createQueue<object>(), [] as object[]];
      for (const what of steps) {
        if (what === 'push') list.push(queue.push({}));
        // The library shifts nothing from an empty one.
        else if (what === 'shift') list.length > 0 && expect(queue.shift()).toBe(list.shift());
        else {
          const [taken] = list.splice(what, 1);
          expect(queue.remove(taken ?? {})).toBe(taken ?? null);
        }
        expect(queue.length).toBe(list.length);
      }
    }),
    { numRuns: 50 },
  );
});

it('the mended queue is as quick after 200,000 that went through it as at first', () => {
  const used = createQueue<object>();
  used.push({});
  for (let n = 0; n < 200_000; n++) {
    used.push({});
    used.shift();
  }
  const timeOf = (queue: Queue<object>) => {
    const from = performance.now();
    for (let n = 0; n < 2_000; n++) queue.remove(queue.push({}));
    return performance.now() - from;
  };
  // Unmended each of these looks through all 200,000.
  expect(timeOf(used)).toBeLessThan(Math.max(20, 10 * timeOf(createQueue())));
});
