import { expect, it } from 'vitest';
import { openFormKeys, randomKey } from './form-keys.ts';

it('R12 gives the same content the same key, other content another, and a reopened form a new one', () => {
  let count = 0;
  const newKey = () => `key-${++count}`;
  const keyOf = openFormKeys(newKey);
  const first = keyOf({ email: 'a' });
  const second = keyOf({ email: 'b' });
  expect(second).not.toBe(first);
  expect(keyOf({ email: 'a' })).toBe(first);
  expect(openFormKeys(newKey)({ email: 'a' })).not.toBe(first);
});

it('makes keys as long as the server asks for', () => {
  expect(randomKey()).toMatch(/^[\da-f]{32}$/);
  expect(randomKey()).not.toBe(randomKey());
});
