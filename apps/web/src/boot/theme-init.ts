/** Runs before the first paint. Returns the chosen language. `data-session` hides Login until the stored session is read, `data-chat` the welcome where a conversation comes back. */
export function applyStoredTheme(): string | null {
  const { dataset } = document.documentElement;
  // Storage may be blocked.
  try {
    const {
      'rx-theme': theme,
      'rx-text': text,
      'rx-language': language,
      'rx-auth': session,
      'rx-chat-screen': chat,
    } = localStorage;
    if (theme === 'light' || theme === 'dark') dataset.theme = theme;
    if (text === 'large') dataset.text = text;
    if (session) dataset.session = '';
    if (chat) dataset.chat = chat;
    return language;
  } catch {
    return null;
  }
}
