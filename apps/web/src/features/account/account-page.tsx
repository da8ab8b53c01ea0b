import { useState } from 'react';
import { StaffPage } from '../../ui/staff-page.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

interface AccountPageProps {
  email: string;
  /** Signs out here and leaves the page. */
  onSignOut: () => void;
}

/** What everybody who signs in may do about their own account. */
export function AccountPage({ email, onSignOut }: AccountPageProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  /** Goes up when sessions have ended, so that the list is read anew. */
  const [changes, setChanges] = useState(0);
  return (
    <StaffPage title="My account" text={email}>
      {codes ? (
        <RecoveryCodes codes={codes} email={email} onKept={() => setCodes(null)} />
      ) : (
        <>
          <PasswordPanel email={email} onChanged={() => setChanges(changes + 1)} />
          <SecondFactorPanel onCodes={setCodes} />
          <SessionsPanel key={changes} onSignOut={onSignOut} />
        </>
      )}
    </StaffPage>
  );
}
