/** Puts a stored light or dark choice and larger text on the page before anything is painted. Gives the language that was chosen. */
export function applyStoredLook(): string | null {
  const { dataset } = document.documentElement;
  // Where the browser refuses its storage, nothing is kept.
  try {
    const { 'rx-theme': theme, 'rx-text': text, 'rx-language': language } = localStorage;
    if (theme === 'light' || theme === 'dark') dataset.theme = theme;
    if (text === 'large') dataset.text = text;
    return language;
  } catch {
    return null;
  }
}
