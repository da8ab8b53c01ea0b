import { flushDrafts } from '../data/drafts/flush-drafts.ts';
import { sessionActions } from '../features/session/session-actions.ts';
import { homePath } from '../navigation/location.ts';
import { navigate } from '../navigation/navigation.ts';
import { mayLeave } from '../navigation/page-guard.ts';
import { showAlert } from '../ui/alert.tsx';

/** The user may stay to save work. Leaves the guarded page first, so that its guard doesn't ask for a new sign-in. */
export async function logOut(): Promise<void> {
  if (!(await mayLeave())) return;
  await flushDrafts();
  navigate(homePath);
  const message = await sessionActions.signOut();
  if (message) await showAlert(message);
}
