import { expect, it } from 'vitest';
import { noticePath } from './notice-path.ts';

it.each([
  ['text', 'a1', '/app/sms?thread=a1'],
  ['urgent_text', 'a1/b2', '/app/sms?thread=a1'],
  ['assigned', 'sms/a1', '/app/sms?thread=a1'],
  ['assigned', 'requests/c3', '/app/requests/c3'],
  ['callback', 'd4', '/app/conversations?view=waiting'],
] as const)('a notice %s of %s opens %s', (kind, subject, path) => {
  expect(noticePath(kind, subject)).toBe(path);
});
