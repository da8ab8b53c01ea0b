import { nextThemePreference, type ThemePreference } from '@rxweb/domain/store/theme-choice';
import { useStoredValue } from '../storage/stored-value.ts';

/** Where the choice is kept. The server's script in the page reads the same key before the first paint. */
const themeKey = 'rx-theme';

/** Anything but a known choice means auto. */
export function parsePreference(stored: string | null): ThemePreference {
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
}

/** The choice, and what the toggle does (spec section 4). What auto means is told by the clock, which comes with the strip. */
export function useThemeChoice(): { preference: ThemePreference; toggle: () => void } {
  const [stored, setStored] = useStoredValue(themeKey);
  const preference = parsePreference(stored);
  const toggle = () => {
    const { dataset } = document.documentElement;
    // In auto the page has the theme of the hour.
    const next = nextThemePreference(preference, dataset.theme === 'dark' ? 'dark' : 'light');
    if (next !== 'auto') dataset.theme = next;
    setStored(next);
  };
  return { preference, toggle };
}
