import { classify } from '@rxweb/domain/safety/classifier/classifier';
import { digest } from '@rxweb/domain/safety/classifier/classifier-weights';
import { readText } from '@rxweb/domain/safety/language/read-text';
import { expect, it } from 'vitest';
import { digestOf, readExamples } from './classifier.ts';

const examples = await readExamples();

it('has weights made from the examples and the rules of today; npm run train makes them anew', () => {
  expect(digest).toBe(digestOf(examples));
});

it('has no message twice among its examples, and each in one kind only', () => {
  const kinds = Map.groupBy(examples, ({ text }) => text.toLowerCase());
  expect([...kinds.values()].filter((same) => same.length > 1).map(([first]) => first?.text)).toEqual([]);
});

it('takes what it has learned for what it is', () => {
  const some = examples.filter((_, index) => index % 10 === 0);
  const isDanger = ({ kind }: (typeof some)[number]) => kind !== 'none' && kind !== 'pharmacist';
  const danger = (of: typeof some) => of.filter(({ text }) => classify(readText(text)).danger >= 0.5).length;
  const [bad, good] = [some.filter(isDanger), some.filter((example) => !isDanger(example))];
  expect(danger(bad) / bad.length).toBeGreaterThan(0.98);
  expect(danger(good) / good.length).toBeLessThan(0.02);
});
