import { expect, it } from 'vitest';
import { nameFromEmail } from './name-from-email.ts';

it.each([
  ['dana@alder.example', 'Dana'],
  ['dana.okafor@alder.example', 'Dana Okafor'],
  ['front_desk@alder.example', 'Front Desk'],
  ['Dana.OKAFOR+rx@alder.example', 'Dana Okafor'],
  ['ana-maria@alder.example', 'Ana-Maria'],
  ['.@alder.example', '.'],
  [null, ''],
])('names staff by their address: %s', (email, name) => {
  expect(nameFromEmail(email)).toBe(name);
});
