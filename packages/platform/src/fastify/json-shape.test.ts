import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isShallow } from './json-shape.ts';

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
const keysOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? (Array.isArray(value) ? 0 : Object.keys(value).length) +
      Object.values(value).reduce((sum, of) => sum + keysOf(of), 0)
    : 0;

it('W5 finds the depth and the keys of any JSON as parsing it would', () => {
  const text = fc.stringMatching(/^[\\"{}[\]:a]{0,8}$/);
  const value = fc.array(fc.oneof(text, fc.dictionary(text, fc.oneof(text, fc.jsonValue({ maxDepth: 4 })))), {
    maxLength: 4,
  });
  fc.assert(
    fc.property(value, fc.nat({ max: 6 }), fc.nat({ max: 20 }), (made, maxDepth, maxKeys) => {
      const json = JSON.stringify(made);
      const read: unknown = JSON.parse(json);
      expect(isShallow(json, { maxDepth, maxKeys })).toBe(depthOf(read) <= maxDepth && keysOf(read) <= maxKeys);
    }),
  );
});

it.each([
  ['an abyss', '['.repeat(500_000) + ']'.repeat(500_000)],
  ['one million keys', `{${'"a":1,'.repeat(166_000)}"b":1}`],
])('W5 refuses %s long before it is read to its end', (_what, json) => {
  const { user } = process.cpuUsage();
  for (let time = 0; time < 100; time += 1) expect(isShallow(json, { maxDepth: 20, maxKeys: 1_000 })).toBe(false);
  // The first parse is slower.
  expect((process.cpuUsage().user - user) / 1_000 / 100).toBeLessThan(5);
});

it('W5 walks a text without an end, and one of backslashes, in no time', () => {
  expect(isShallow(`"${'\\'.repeat(200_000)}`, { maxDepth: 1 })).toBe(true);
  expect(isShallow(`"${'\\"'.repeat(100_000)}`, { maxDepth: 1 })).toBe(true);
});
