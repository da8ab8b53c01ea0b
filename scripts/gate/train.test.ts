import { digest } from '@rxweb/domain/safety/classifier/classifier-table';
import { digest as largeDigest } from '@rxweb/domain/safety/large-classifier/large-table';
import { expect, it } from 'vitest';
import { readClauses } from './clauses.ts';
import { composeMessages } from './compose.ts';
import { digestOf, largeDigestOf } from './digest.ts';
import { readHarmless, readMessages } from './messages.ts';

it('has made the table of the classifier from the clauses as they are: run `npm run train` after a change', async () => {
  expect(digestOf(await readClauses())).toBe(digest);
});

it('has made the table of the large classifier likewise: run `npm run train:notes` after a change', async () => {
  expect(largeDigestOf(await readClauses(), [...(await readMessages()), ...(await readHarmless())])).toBe(largeDigest);
});

it('composes the same messages for the same seed, of every length', async () => {
  const clauses = await readClauses();
  const messages = composeMessages(clauses, 400, 3);
  expect(composeMessages(clauses, 400, 3)).toEqual(messages);
  const words = messages.map(({ text }) => text.split(/\s+/).length);
  expect(words.filter((count) => count < 15).length).toBeGreaterThan(80);
  expect(words.filter((count) => count > 60).length).toBeGreaterThan(40);
});
