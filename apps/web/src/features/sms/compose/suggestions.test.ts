import { expect, it } from 'vitest';
import { replaceAt, triggerAt } from './suggestions.ts';

it('finds a slash at the start and after white space, with what is typed after it', () => {
  expect(triggerAt('/', 1, '/')).toEqual({ from: 0, query: '' });
  expect(triggerAt('/rea', 4, '/')).toEqual({ from: 0, query: 'rea' });
  expect(triggerAt('Hi /or and more', 6, '/')).toEqual({ from: 3, query: 'or' });
  expect(triggerAt('Hi\n/', 4, '/')).toEqual({ from: 3, query: '' });
});

it('leaves a slash inside a word, before the caret’s word or after the caret alone', () => {
  expect(triggerAt('5/28', 4, '/')).toBeNull();
  expect(triggerAt('and/or', 6, '/')).toBeNull();
  expect(triggerAt('/ready now', 10, '/')).toBeNull();
  expect(triggerAt('Hi /ready', 2, '/')).toBeNull();
  expect(triggerAt('', 0, '@')).toBeNull();
});

it('puts words in where the sign was and the caret behind them', () => {
  expect(replaceAt('Hi /or there', 3, 6, 'Your order is ready.')).toEqual({
    text: 'Hi Your order is ready. there',
    caret: 23,
  });
});
