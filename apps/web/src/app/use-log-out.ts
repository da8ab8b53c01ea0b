import { useSession } from '../features/session/session-provider.tsx';
import { mayLeave, navigate } from '../lib/location.ts';
import { useAlert } from '../ui/alert-dialog.tsx';
import { paths } from './paths.ts';

/** Signs out here, unless there is unsaved work to stay for. Leaves the guarded page first, so that its guard does not ask for a new sign-in. */
export function useLogOut(): () => Promise<void> {
  const { signOut } = useSession();
  const showAlert = useAlert();
  return async () => {
    if (!(await mayLeave())) return;
    navigate(paths.home);
    const message = await signOut();
    if (message) await showAlert(message);
  };
}
