import { digest } from '@rxweb/domain/safety/classifier/classifier-table';
import { digest as largeDigest } from '@rxweb/domain/safety/large-classifier/large-table';
import { expect, it } from 'vitest';
import { readClauses } from './clauses.ts';
import { composeMessages } from './compose.ts';
import { digestOf } from './digest.ts';
import { readHarmless, readMessages } from './messages.ts';

it('has made both tables from the clauses and messages as they are: run `npm run train` and `npm run train:notes` after a change', async () => {
  const [clauses, ...messages] = await Promise.all([readClauses(), readMessages(), readHarmless()]);
  const now = digestOf(clauses, messages.flat());
  expect({ digest, largeDigest }).toEqual({ digest: now, largeDigest: now });
});

it('composes the same messages for the same seed, of every length', async () => {
  const clauses = await readClauses();
  const messages = composeMessages(clauses, 400, 3);
  expect(composeMessages(clauses, 400, 3)).toEqual(messages);
  const words = messages.map(({ text }) => text.split(/\s+/).length);
  expect(words.filter((count) => count < 15).length).toBeGreaterThan(80);
  expect(words.filter((count) => count > 60).length).toBeGreaterThan(40);
});
