import { sessionActions } from '../features/session/session-actions.ts';
import { homePath } from '../navigation/location.ts';
import { mayLeave, navigate } from '../navigation/navigation.ts';
import { showAlert } from '../ui/alert.tsx';

/** Signs out here, unless there is unsaved work to stay for. Leaves the guarded page first, so that its guard does not ask for a new sign-in. */
export async function logOut(): Promise<void> {
  if (!(await mayLeave())) return;
  navigate(homePath);
  const message = await sessionActions.signOut();
  if (message) await showAlert(message);
}
