import { expect, it } from 'vitest';
import { hrefOf, neighborsOf, stepOf } from './step-places.ts';

it('opens the step of the address, otherwise the first that is left', () => {
  expect(stepOf('?step=texts', [])).toBe('texts');
  expect(stepOf('', ['store', 'pages'])).toBe('hours');
  expect(stepOf('?step=elsewhere', ['store'])).toBe('hours');
  expect(stepOf('', ['store', 'hours', 'pages', 'texts', 'try'])).toBe('store');
});

it('leads from each step to the next, and back', () => {
  expect(neighborsOf('store')).toEqual({ before: undefined, after: 'hours' });
  expect(neighborsOf('try')).toEqual({ before: 'texts', after: undefined });
  expect(hrefOf('pages')).toBe('/app/setup?step=pages');
});
