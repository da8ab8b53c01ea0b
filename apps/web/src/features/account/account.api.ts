import type { BootData } from '@rxweb/contracts/store';
import { useMemo } from 'react';
import { openBackend } from '../../backend/backend-auth.ts';
import { useBoot } from '../../boot/boot.tsx';
import { currentStaffTexts } from '../../texts/use-staff-texts.ts';

/** A second factor that has been shown to work. Times are ISO 8601. */
export interface Factor {
  id: string;
  createdAt: string;
}

/** A second factor that is being set up. It counts from its first right code on. */
export interface Enrolment {
  factorId: string;
  /** An address of an image. */
  qrCode: string;
  /** The same to type: letters and digits. */
  secret: string;
}

/** What somebody may do about their own sign-in, through the auth client. All of it throws the service's own error. */
export interface OwnSignIn {
  /** Ends all other sessions. */
  changePassword(current: string, next: string): Promise<void>;
  /** Null when there is none. */
  readFactor(): Promise<Factor | null>;
  enrol(issuer: string): Promise<Enrolment>;
  confirm(factorId: string, code: string): Promise<void>;
  remove(factorId: string): Promise<void>;
}

/** The page's own auth client, for the account page. */
export function useOwnSignIn(): OwnSignIn {
  const { backend } = useBoot();
  return useMemo(() => ownSignIn(backend), [backend]);
}

function ownSignIn(backend: BootData['backend']): OwnSignIn {
  const client = () => {
    if (!backend) throw new Error(currentStaffTexts().errors.notAvailable);
    return openBackend(backend).auth;
  };

  async function listFactors() {
    const { data, error } = await client().getUser();
    if (error) throw error;
    return data.user.factors?.filter(({ factor_type: type }) => type === 'totp') ?? [];
  }

  return {
    changePassword: async (current, next) => {
      const { error } = await client().updateUser({ password: next, current_password: current });
      if (error) throw error;
    },
    readFactor: async () => {
      const factor = (await listFactors()).find(({ status }) => status === 'verified');
      return factor ? { id: factor.id, createdAt: factor.created_at } : null;
    },
    enrol: async (issuer) => {
      // What was begun before and never finished would stand in the way.
      for (const { id, status } of await listFactors()) {
        if (status !== 'verified') settled(await client().mfa.unenroll({ factorId: id }));
      }
      const { id, totp } = settled(await client().mfa.enroll({ factorType: 'totp', issuer }));
      return { factorId: id, qrCode: imageAddress(totp.qr_code), secret: totp.secret };
    },
    confirm: async (factorId, code) => {
      settled(await client().mfa.challengeAndVerify({ factorId, code }));
    },
    remove: async (factorId) => {
      settled(await client().mfa.unenroll({ factorId }));
      // The token still says that a second factor was shown.
      settled(await client().refreshSession());
    },
  };
}

/** The client hands the drawing on as it is; what it is made of has to be spelled for an address. */
function imageAddress(qrCode: string): string {
  return `data:image/svg+xml,${encodeURIComponent(qrCode.slice(qrCode.indexOf('<')))}`;
}

function settled<T>({ data, error }: { data: T; error: unknown }): NonNullable<T> {
  if (error) throw error;
  if (data === null || data === undefined) throw new Error('The answer was empty.');
  return data;
}
