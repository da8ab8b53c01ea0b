import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupQuestions } from './group-questions.ts';

const read = (text: string) => ({ text, terms: text.split(' ') });

it('puts questions with the same terms together, the largest group first', () => {
  const questions = ['hearing aid', 'notary', 'aid hearing battery', 'lottery tickets', 'hearing aid'].map(read);
  const groups = groupQuestions(questions).map((group) => group.map(({ text }) => text));
  expect(groups).toEqual([['hearing aid', 'aid hearing battery', 'hearing aid'], ['notary'], ['lottery tickets']]);
});

it('loses no question and repeats none', () => {
  const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 4 });
  fc.assert(
    fc.property(fc.array(words, { maxLength: 30 }), (lists) => {
      const questions = lists.map((terms, index) => ({ terms, index }));
      const grouped = groupQuestions(questions).flat();
      expect(grouped.map(({ index }) => index).sort((a, b) => a - b)).toEqual(questions.map(({ index }) => index));
    }),
  );
});
