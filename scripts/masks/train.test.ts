import { digest } from '@rxweb/domain/privacy/learned/mask-table';
import { expect, it } from 'vitest';
import { digestOf, exampleOf, readExamples } from './examples.ts';

it('has made the table of the masks from the examples as they are: run `npm run train:masks` after a change', async () => {
  expect(digestOf(await readExamples())).toBe(digest);
});

it('reads the marked details of an example', () => {
  expect(exampleOf('soy {n:Ofelia},\\nnac {b:4/3/58}')).toEqual({
    text: 'soy Ofelia,\nnac 4/3/58',
    details: [
      { start: 4, end: 10, kind: 'n' },
      { start: 16, end: 22, kind: 'b' },
    ],
  });
});
