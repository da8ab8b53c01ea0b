import { themeLimits } from '@rxweb/contracts/limits';
import type { StoreInfo } from '@rxweb/contracts/store';
import { statusAt, storeDate } from '@rxweb/domain/opening-hours';
import {
  autoTheme,
  isWeekend,
  nextThemePreference,
  type Season,
  seasonOf,
  type Theme,
  type ThemePreference,
} from '@rxweb/domain/theme';
import { useEffect } from 'react';
import { useStore } from '../lib/boot.tsx';
import { useStoredValue } from '../lib/stored-value.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { useNow } from '../lib/use-now.ts';

/** Where the choice is kept. The server's script in the page reads the same key before the first paint. */
const themeKey = 'rx-theme';

export interface RootLook {
  theme: Theme;
  season: Season;
  isWeekend: boolean;
}

/** How the page looks at that instant, by the store's own calendar. */
export function rootLookAt(store: StoreInfo, at: Date, preference: ThemePreference): RootLook {
  const date = storeDate(store, at);
  const theme = preference === 'auto' ? autoTheme(statusAt(store, at)) : preference;
  return { theme, season: seasonOf(date), isWeekend: isWeekend(date) };
}

/** Anything but a known choice means auto. */
export function parsePreference(stored: string | null): ThemePreference {
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
}

/** Keeps the root element's theme, season and weekend up to date (spec section 4) and gives the toggle. */
export function useTheme(): { preference: ThemePreference; toggle: () => void } {
  const store = useStore();
  const now = useNow(themeLimits.recheckMs);
  const [stored, setStored] = useStoredValue(themeKey);
  const preference = parsePreference(stored);
  const look = rootLookAt(store, now, preference);
  const isHydrated = useHydrated();
  useEffect(() => {
    // Until then the choice of this browser is not known here; the page's own script has seen to it.
    if (isHydrated) applyRootLook(document.documentElement, look);
  });
  const toggle = () => setStored(nextThemePreference(preference, autoTheme(statusAt(store, new Date()))));
  return { preference, toggle };
}

function applyRootLook(root: HTMLElement, { theme, season, isWeekend: weekend }: RootLook): void {
  root.dataset.theme = theme;
  root.dataset.season = season;
  root.toggleAttribute('data-weekend', weekend);
  for (const name of [...root.classList]) if (name.startsWith('season-')) root.classList.remove(name);
  root.classList.add(`season-${season}`);
  root.classList.toggle('weekend', weekend);
}
