/** Runs before the first paint. Returns the chosen language. `data-session` hides Login until the stored session is read. */
export function applyStoredTheme(): string | null {
  const { dataset } = document.documentElement;
  // Storage may be blocked.
  try {
    const { 'rx-theme': theme, 'rx-text': text, 'rx-language': language, 'rx-auth': session } = localStorage;
    if (theme === 'light' || theme === 'dark') dataset.theme = theme;
    if (text === 'large') dataset.text = text;
    if (session) dataset.session = '';
    return language;
  } catch {
    return null;
  }
}
