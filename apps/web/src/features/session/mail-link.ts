import { keptForTab } from '../../storage/browser-storage.ts';

/** Kept until the password is chosen: a page that is loaded anew on the way still asks for it. */
const key = 'rx-choose-password';

/** Whether this tab was opened by a link that asks for a password. */
export function passwordIsAsked(): boolean {
  return keptForTab.get(key) !== null;
}

export function forgetPasswordIsAsked(): void {
  keptForTab.remove(key);
}

/**
 * Looks at what a link of a mail left behind the `#`, before the auth client takes it away: a session, or a refusal. Says nothing of the
 * refusal's own text, which whoever made the address could have written.
 */
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
  if (['recovery', 'invite'].includes(values.get('type') ?? '')) keptForTab.set(key, '1');
  return 'accepted';
}
