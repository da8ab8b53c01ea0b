/** So it can't end up in history, screenshots or bookmarks. */
export function takeSetupToken(
  place: Pick<Location, 'pathname' | 'search'>,
  history: Pick<History, 'replaceState'>,
): string | null {
  const token = new URLSearchParams(place.search).get('token');
  if (token) history.replaceState(null, '', place.pathname);
  return token || null;
}
