/** Puts a stored light or dark choice and larger text on the page before anything is painted. */
export function applyStoredLook(): void {
  const { dataset } = document.documentElement;
  try {
    const theme = localStorage.getItem('rx-theme');
    if (theme === 'light' || theme === 'dark') dataset.theme = theme;
    if (localStorage.getItem('rx-text') === 'large') dataset.text = 'large';
  } catch {
    // Where the browser refuses its storage, nothing is kept.
  }
}
