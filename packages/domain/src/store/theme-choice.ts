export type Theme = 'light' | 'dark';
export type ThemePreference = 'auto' | Theme;

/** The next theme of the toggle: auto switches away from what is shown, light to dark, dark to auto (spec section 4). */
export function nextThemePreference(preference: ThemePreference, appliedAutoTheme: Theme): ThemePreference {
  if (preference === 'auto') return appliedAutoTheme === 'light' ? 'dark' : 'light';
  return preference === 'light' ? 'dark' : 'auto';
}
