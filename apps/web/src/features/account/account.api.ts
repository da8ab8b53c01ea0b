import { confirmIdentity, makeRecoveryCodes } from '@rxweb/contracts/session';
import type { BootData } from '@rxweb/contracts/store';
import { useMemo } from 'react';
import { loadAuth } from '../../backend/load-auth.ts';
import { useBoot } from '../../boot/boot.tsx';
import { whenFirstPage } from '../../boot/first-page.ts';
import { useStaffCall } from '../../data/use-staff-call.ts';
import { currentStaffTexts } from '../../texts/use/use-staff-texts.ts';
import { isProofNeeded, useProof } from './proof-context.ts';

/** Times are ISO 8601. */
export interface Factor {
  id: string;
  createdAt: string;
}

/** Not active until its first correct code. */
export interface Enrolment {
  factorId: string;
  /** A data URL. */
  qrCode: string;
  /** For typing. */
  secret: string;
}

/** Throws the auth service's errors. */
export interface OwnSignIn {
  changePassword(current: string, next: string): Promise<void>;
  readFactor(): Promise<{ factor: Factor | null; hasPasskey: boolean }>;
  enrol(issuer: string): Promise<Enrolment>;
  confirm(factorId: string, code: string): Promise<void>;
  remove(factorId: string): Promise<void>;
  makeCodes(): Promise<readonly string[]>;
}

export function useOwnSignIn(): OwnSignIn {
  const { backend } = useBoot();
  const call = useStaffCall();
  const withProof = useProof();
  return useMemo(() => ownSignIn(backend, call, withProof), [backend, call, withProof]);
}

function ownSignIn(
  backend: BootData['backend'],
  call: ReturnType<typeof useStaffCall>,
  withProof: ReturnType<typeof useProof>,
): OwnSignIn {
  const client = async () => {
    if (!backend) throw new Error(currentStaffTexts().errors.notAvailable);
    return (await loadAuth(backend)).auth;
  };

  async function listFactors() {
    const { data, error } = await (await client()).getUser();
    if (error) throw error;
    return data.user.factors ?? [];
  }

  return {
    changePassword: async (current, next) => {
      const change = async () => (await client()).updateUser({ password: next, current_password: current });
      let { error } = await change();
      // A hosted Supabase does not look at the current password: our server does.
      if (isProofNeeded(error)) {
        await call(confirmIdentity, { body: { password: current } });
        ({ error } = await change());
      }
      if (error) throw error;
    },
    readFactor: async () => {
      await whenFirstPage();
      const factors = (await listFactors()).filter(({ status }) => status === 'verified');
      const factor = factors.find(({ factor_type: type }) => type === 'totp');
      return {
        factor: factor ? { id: factor.id, createdAt: factor.created_at } : null,
        hasPasskey: factors.some(({ factor_type: type }) => type === 'webauthn'),
      };
    },
    enrol: (issuer) =>
      withProof(async () => {
        // An unfinished enrolment would block a new one.
        for (const { id, status, factor_type: type } of await listFactors()) {
          if (type !== 'totp') continue;
          if (status !== 'verified') unwrap(await (await client()).mfa.unenroll({ factorId: id }));
        }
        const { id, totp } = unwrap(await (await client()).mfa.enroll({ factorType: 'totp', issuer }));
        return { factorId: id, qrCode: imageAddress(totp.qr_code), secret: totp.secret };
      }),
    confirm: async (factorId, code) => {
      unwrap(await (await client()).mfa.challengeAndVerify({ factorId, code }));
    },
    remove: async (factorId) => {
      await withProof(async () => unwrap(await (await client()).mfa.unenroll({ factorId })));
      // The old token still claims a second factor.
      unwrap(await (await client()).refreshSession());
    },
    makeCodes: async () => (await withProof(() => call(makeRecoveryCodes, {}))).codes,
  };
}

/** The client returns raw SVG. */
function imageAddress(qrCode: string): string {
  return `data:image/svg+xml,${encodeURIComponent(qrCode.slice(qrCode.indexOf('<')))}`;
}

function unwrap<T>({ data, error }: { data: T; error: unknown }): NonNullable<T> {
  if (error) throw error;
  if (data === null || data === undefined) throw new Error('The answer was empty.');
  return data;
}
