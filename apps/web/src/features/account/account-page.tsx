import { useState } from 'react';
import type { PageProps } from '../../app/feature.ts';
import { StaffPage } from '../../ui/staff-page.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

export function AccountPage({ user: { email }, signOut }: PageProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [changes, setChanges] = useState(0);
  return (
    <StaffPage title="My account" text={email}>
      {codes ? (
        <RecoveryCodes codes={codes} email={email} onKept={() => setCodes(null)} />
      ) : (
        <>
          <PasswordPanel email={email} onChanged={() => setChanges(changes + 1)} />
          <SecondFactorPanel onCodes={setCodes} />
          <SessionsPanel key={changes} onSignOut={signOut} />
        </>
      )}
    </StaffPage>
  );
}
