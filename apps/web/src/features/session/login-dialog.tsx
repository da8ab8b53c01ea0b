import type { SessionRole } from '@rxweb/contracts/shared/roles';
import { useSessionTexts } from '../../texts/use/use-session-texts.ts';
import { DialogFrame } from '../../ui/dialog-frame.tsx';
import { LegalLinks } from '../../ui/legal/legal-links.tsx';
import { useSession } from './session-actions.ts';
import { useSignInSteps } from './sign-in-steps.tsx';

interface LoginDialogProps {
  storeName: string;
  /** `returnTo`: the page requested before; `isRescued`: a recovery code was used. */
  onSignedIn: (role: SessionRole, returnTo: string | null, isRescued: boolean) => void;
}

/** See spec sections 2 and 5. Visitors never load it. */
export function LoginDialog({ storeName, onSignedIn }: LoginDialogProps) {
  const { returnTo, closeLogin } = useSession();
  const texts = useSessionTexts();
  const { body, ...frame } = useSignInSteps({
    title: texts.signIn.title,
    description: texts.signIn.text(storeName),
    cancel: { label: texts.cancel, act: closeLogin },
    onLeave: closeLogin,
    onSignedIn: (role, isRescued) => onSignedIn(role, returnTo, isRescued),
  });
  return (
    <DialogFrame {...frame}>
      {body}
      <LegalLinks />
    </DialogFrame>
  );
}
