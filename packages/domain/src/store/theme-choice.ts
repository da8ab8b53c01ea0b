export type Theme = 'light' | 'dark';
export type ThemePreference = 'auto' | Theme;

/** What the theme toggle leads to: from auto away from what is shown, from light to dark, from dark to auto (spec section 4). */
export function nextThemePreference(preference: ThemePreference, appliedAutoTheme: Theme): ThemePreference {
  if (preference === 'auto') return appliedAutoTheme === 'light' ? 'dark' : 'light';
  return preference === 'light' ? 'dark' : 'auto';
}
