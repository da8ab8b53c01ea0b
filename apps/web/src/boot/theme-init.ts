/** Runs before the first paint. Returns the chosen language. */
export function applyStoredTheme(): string | null {
  const { dataset } = document.documentElement;
  // Storage may be blocked.
  try {
    const { 'rx-theme': theme, 'rx-text': text, 'rx-language': language } = localStorage;
    if (theme === 'light' || theme === 'dark') dataset.theme = theme;
    if (text === 'large') dataset.text = text;
    return language;
  } catch {
    return null;
  }
}
