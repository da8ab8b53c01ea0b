import { tabValues } from '../../storage/browser-storage.ts';

/** Set until the password is chosen, so a reload asks again. */
const key = 'rx-choose-password';

export function isPasswordRequested(): boolean {
  return tabValues.get(key) !== null;
}

export function clearPasswordRequest(): void {
  tabValues.remove(key);
}

/** Reads what a mailed link left behind the `#`, before the auth client removes it. Ignores a refusal's text, which anyone could forge. */
export function takeLink(
  { hash, pathname, search }: Pick<Location, 'hash' | 'pathname' | 'search'>,
  history: Pick<History, 'replaceState'>,
): 'accepted' | 'refused' | null {
  const values = new URLSearchParams(hash.slice(1));
  if (values.has('error_code')) {
    history.replaceState(null, '', pathname + search);
    return 'refused';
  }
  if (!values.has('access_token')) return null;
  if (['recovery', 'invite'].includes(values.get('type') ?? '')) tabValues.set(key, '1');
  return 'accepted';
}
