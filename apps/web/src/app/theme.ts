import { themeLimits } from '@rxweb/contracts/shared/theme-limits';
import type { StoreInfo } from '@rxweb/contracts/store';
import { statusAt, storeDate } from '@rxweb/domain/store/opening-hours';
import { autoTheme, isWeekend, type Season, seasonOf } from '@rxweb/domain/store/theme';
import type { Theme, ThemePreference } from '@rxweb/domain/store/theme-choice';
import { useEffect } from 'react';
import { useStore } from '../boot/boot.tsx';
import { useHydrated } from '../boot/use-hydrated.ts';
import { useNow } from '../boot/use-now.ts';
import { useThemeChoice } from './theme-choice.ts';

export interface RootTheme {
  theme: Theme;
  season: Season;
  isWeekend: boolean;
}

/** By the store's calendar. */
export function rootLookAt(store: StoreInfo, at: Date, preference: ThemePreference): RootTheme {
  const date = storeDate(store, at);
  const theme = preference === 'auto' ? autoTheme(statusAt(store, at)) : preference;
  return { theme, season: seasonOf(date), isWeekend: isWeekend(date) };
}

/** See spec section 4. */
export function useRootTheme(): void {
  const store = useStore();
  const now = useNow(themeLimits.recheckMs);
  const look = rootLookAt(store, now, useThemeChoice().preference);
  const isHydrated = useHydrated();
  useEffect(() => {
    // The page's own script has applied the browser's choice.
    if (isHydrated) applyRootTheme(document.documentElement, look);
  });
}

function applyRootTheme(root: HTMLElement, { theme, season, isWeekend: weekend }: RootTheme): void {
  root.dataset.theme = theme;
  root.dataset.season = season;
  root.toggleAttribute('data-weekend', weekend);
  for (const name of [...root.classList]) if (name.startsWith('season-')) root.classList.remove(name);
  root.classList.add(`season-${season}`);
  root.classList.toggle('weekend', weekend);
}
