import { expect, it } from 'vitest';
import { autoTheme, isWeekend, seasonOf } from './theme.ts';
import { nextThemePreference } from './theme-choice.ts';

it('S4-58 S4-59 is light while open and dark otherwise', () => {
  expect([autoTheme({ isOpen: true }), autoTheme({ isOpen: false })]).toEqual(['light', 'dark']);
});

it('S4-55 leaves auto for the opposite of what is shown', () => {
  expect(nextThemePreference('auto', 'light')).toBe('dark');
  expect(nextThemePreference('auto', 'dark')).toBe('light');
});

it('S4-56 S4-57 goes from light to dark and from dark to auto, whatever auto would show', () => {
  for (const shown of ['light', 'dark'] as const) {
    expect(nextThemePreference('light', shown)).toBe('dark');
    expect(nextThemePreference('dark', shown)).toBe('auto');
  }
});

it('turns the season with March, June, September and December', () => {
  const seasons = Array.from({ length: 12 }, (_, month) => seasonOf(`2026-${String(month + 1).padStart(2, '0')}-01`));
  expect(seasons).toEqual([
    ...['winter', 'winter', 'spring', 'spring', 'spring', 'summer'],
    ...['summer', 'summer', 'autumn', 'autumn', 'autumn', 'winter'],
  ]);
});

it('takes Saturday and Sunday for the weekend', () => {
  expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(isWeekend)).toEqual([false, true, true, false]);
});
