import type { IdentityProof } from '@rxweb/contracts/session';
import type { BootData } from '@rxweb/contracts/store';
import { useMemo } from 'react';
import { loadAuth } from '../../backend/load-auth.ts';
import { useBoot } from '../../boot/boot.tsx';
import { whenFirstPage } from '../../boot/first-page.ts';
import { currentSessionTexts } from '../../texts/use/use-session-texts.ts';
import { currentStaffTexts } from '../../texts/use/use-staff-texts.ts';
import { useProof } from './proof-context.ts';

/** Times are ISO 8601. */
export interface Passkey {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

/** Throws the auth service's errors. */
interface Passkeys {
  list(): Promise<Passkey[]>;
  /** The browser asks its user. */
  add(name: string): Promise<void>;
  remove(id: string): Promise<void>;
  /** Proves to the server who it is. The browser asks its user. */
  answerChallenge(): Promise<IdentityProof>;
}

export function usePasskeys(): Passkeys {
  const { backend } = useBoot();
  const withProof = useProof();
  return useMemo(() => passkeysOf(backend, withProof), [backend, withProof]);
}

/** Newer than passkeys themselves. */
export const knowsJsonForms = () =>
  'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

function passkeysOf(backend: BootData['backend'], withProof: ReturnType<typeof useProof>): Passkeys {
  const client = async () => {
    if (!backend) throw new Error(currentStaffTexts().errors.notAvailable);
    return (await loadAuth(backend)).auth;
  };
  /** The old token doesn't say what the session has shown by now. */
  const renew = async () => {
    const { error } = await (await client()).refreshSession();
    if (error) throw error;
  };
  return {
    list: async () => {
      await whenFirstPage();
      const { data, error } = await (await client()).passkey.list();
      if (error) throw error;
      return data.map(({ id, friendly_name: name, created_at: createdAt, last_used_at: lastUsedAt }) => ({
        id,
        name: name ?? currentSessionTexts().passkeys.unnamed,
        createdAt,
        lastUsedAt: lastUsedAt ?? null,
      }));
    },
    add: async (name) => {
      const data = await withProof(async () => {
        const { data: added, error } = await (await client()).registerPasskey();
        if (error) throw readable(error);
        return added;
      });
      await renew();
      const { error: unnamed } = await (await client()).passkey.update({ passkeyId: data.id, friendlyName: name });
      if (unnamed) throw unnamed;
    },
    remove: async (passkeyId) => {
      await withProof(async () => {
        const { error } = await (await client()).passkey.delete({ passkeyId });
        if (error) throw error;
      });
      await renew();
    },
    answerChallenge: async () => {
      const { data, error } = await (await client()).passkey.startAuthentication();
      if (error) throw error;
      // Ours have none, and the two libraries name their types differently.
      const { extensions: _, ...options } = data.options;
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
      const credential = await navigator.credentials.get({ publicKey }).catch((cause: unknown) => {
        throw new Error(currentSessionTexts().proof.passkeyFailed, { cause });
      });
      if (!(credential instanceof PublicKeyCredential)) throw new Error(currentSessionTexts().proof.passkeyFailed);
      return { challenge_id: data.challenge_id, credential: { ...credential.toJSON() } };
    },
  };
}

/** The browser's own words explain the standard, not what to do. */
function readable(error: Error & { code?: unknown }): Error {
  const isOfServer =
    'status' in error && typeof error.status === 'number' && !String(error.code).startsWith('webauthn_');
  if (isOfServer) return error;
  const { passkeys: texts } = currentSessionTexts();
  const isKnown =
    error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' || error.code === 'webauthn_credential_exists';
  return new Error(isKnown ? texts.isKnown : texts.failed, { cause: error });
}
