import { nextThemePreference, type ThemePreference } from '@rxweb/domain/store/theme-choice';
import { useStoredValue } from '../storage/stored-value.ts';

/** The page's first script reads it before the first paint. */
const themeKey = 'rx-theme';

/** Anything but a known choice means auto. */
export function parsePreference(stored: string | null): ThemePreference {
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
}

/** See spec section 4. The contact strip's clock applies `auto`. */
export function useThemeChoice(): { preference: ThemePreference; toggle: () => void } {
  const [stored, setStored] = useStoredValue(themeKey);
  const preference = parsePreference(stored);
  const toggle = () => {
    const { dataset } = document.documentElement;
    // In auto the page shows the theme of the hour.
    const next = nextThemePreference(preference, dataset.theme === 'dark' ? 'dark' : 'light');
    if (next !== 'auto') dataset.theme = next;
    setStored(next);
  };
  return { preference, toggle };
}
