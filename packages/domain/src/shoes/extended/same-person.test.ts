import { expect, it } from 'vitest';
import { isSamePerson } from './same-person.ts';

it.each([
  ['Irina Petrova, MD', 'Dr. Irina Petrova'],
  ['Petrova, I.', 'Irina Petrova MD'],
  ['Petrova, Irina', 'irina petrova'],
  ['Ana María Torres', 'Ana Maria Torres'],
  ['Ana Torres', 'Ana María Torres Vega'],
  ['A. M. Torres', 'Ana María Torres'],
  ['Irina Petrova, M.D.', 'I Petrova DO'],
  ['O’Neil, Sean', 'Sean O’Neil, DPM'],
  ['Smith-Jones, Amy', 'Amy Smith Jones'],
  ['Maria Delacruz', 'Maria De La Cruz, MD'],
  ['Soren Odegard', 'Søren Ødegård, DO'],
])('%s is %s', (one, other) => {
  expect(isSamePerson(one, other)).toBe(true);
  expect(isSamePerson(other, one)).toBe(true);
});

it.each([
  ['Bob Cole', 'Irina Petrova'],
  ['Ana Torres', 'Luz Torres'],
  ['Igor Petrov', 'Irina Petrova'],
  ['J. Smith', 'Amy Smith'],
  ['Ana', 'Luz'],
])('%s is not %s', (one, other) => {
  expect(isSamePerson(one, other)).toBe(false);
});

it.each([
  [null, 'Ana'],
  ['', 'Ana'],
  ['MD', 'Ana'],
  [undefined, null],
])('cannot say for %s and %s', (one, other) => {
  expect(isSamePerson(one, other)).toBeNull();
});
