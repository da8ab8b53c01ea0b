import { expect, it } from 'vitest';
import { pageIdOf } from './page-id.ts';
import { pageState } from './page-state.ts';

it('asks to check a page again after half a year, and says so a month before', () => {
  const of = (reviewed: string) => pageState({ isPublished: true, reviewed }, '2026-11-20');
  expect(of('2026-11-20')).toBe('checked');
  expect(of('2026-06-24')).toBe('checked');
  expect(of('2026-06-23')).toBe('soon');
  expect(of('2026-05-24')).toBe('soon');
  expect(of('2026-05-23')).toBe('due');
  expect(pageState({ isPublished: false, reviewed: '2020-01-01' }, '2026-11-20')).toBe('draft');
});

it('makes an id of a title', () => {
  expect(pageIdOf('Niños y vacunas: ¿cuándo?')).toBe('ninos-y-vacunas-cuando');
  expect(pageIdOf('¿?')).toBe('');
  expect(pageIdOf('word '.repeat(30))).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});
