import { getSession } from '@rxweb/contracts/session';
import { backgroundHeaders } from '@rxweb/contracts/shared/activity';
import { useState } from 'react';
import type { PageProps } from '../../app/feature.ts';
import { useStaffCall } from '../../data/use-staff-call.ts';
import { useAccountTexts } from '../../texts/staff/use-account-texts.ts';
import { LegalLinks } from '../../ui/legal/legal-links.tsx';
import { StaffPage } from '../../ui/staff-page.tsx';
import { useOwnSignIn } from './account.api.ts';
import { NamePanel } from './name-panel.tsx';
import { NoticesPanel } from './notices-panel.tsx';
import { PasskeysPanel } from './passkeys-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { ProofProvider } from './proof.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

export function AccountPage(props: PageProps) {
  return (
    <ProofProvider email={props.user.email}>
      <Account {...props} />
    </ProofProvider>
  );
}

function Account({ user: { id, email, name }, role, signOut }: PageProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [changes, setChanges] = useState(0);
  const [passkeyChanges, setPasskeyChanges] = useState(0);
  const call = useStaffCall();
  const { makeCodes } = useOwnSignIn();
  /** Without them, a lost device would lock its owner out. */
  const addMissingCodes = async () => {
    setPasskeyChanges(passkeyChanges + 1);
    setChanges(changes + 1);
    const { recoveryCodesLeft } = await call(getSession, {}, { headers: backgroundHeaders });
    if (recoveryCodesLeft === 0) setCodes(await makeCodes());
  };
  const { title } = useAccountTexts();
  return (
    <StaffPage title={title} text={email}>
      {codes ? (
        <RecoveryCodes codes={codes} email={email} onKept={() => setCodes(null)} />
      ) : (
        <>
          {role !== 'public' && <NamePanel name={name ?? ''} />}
          <PasswordPanel email={email} onChanged={() => setChanges(changes + 1)} />
          <SecondFactorPanel key={`factor${passkeyChanges}`} onCodes={setCodes} />
          <PasskeysPanel onAdded={addMissingCodes} onRemoved={() => setPasskeyChanges(passkeyChanges + 1)} />
          {role !== 'public' && <NoticesPanel userId={id} />}
          <SessionsPanel key={changes} onSignOut={signOut} />
        </>
      )}
      <LegalLinks />
    </StaffPage>
  );
}
