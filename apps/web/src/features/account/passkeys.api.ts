import type { BootData } from '@rxweb/contracts/store';
import { useMemo } from 'react';
import { openBackend } from '../../backend/backend-auth.ts';
import { useBoot } from '../../boot/boot.tsx';
import { currentSessionTexts } from '../../texts/use-session-texts.ts';
import { currentStaffTexts } from '../../texts/use-staff-texts.ts';

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
}

export function usePasskeys(): Passkeys {
  const { backend } = useBoot();
  return useMemo(() => passkeysOf(backend), [backend]);
}

function passkeysOf(backend: BootData['backend']): Passkeys {
  const client = () => {
    if (!backend) throw new Error(currentStaffTexts().errors.notAvailable);
    return openBackend(backend).auth;
  };
  /** The old token doesn't say what the session has shown by now. */
  const renew = async () => {
    const { error } = await client().refreshSession();
    if (error) throw error;
  };
  return {
    list: async () => {
      const { data, error } = await client().passkey.list();
      if (error) throw error;
      return data.map(({ id, friendly_name: name, created_at: createdAt, last_used_at: lastUsedAt }) => ({
        id,
        name: name ?? currentSessionTexts().passkeys.unnamed,
        createdAt,
        lastUsedAt: lastUsedAt ?? null,
      }));
    },
    add: async (name) => {
      const { data, error } = await client().registerPasskey();
      if (error) throw readable(error);
      await renew();
      const { error: unnamed } = await client().passkey.update({ passkeyId: data.id, friendlyName: name });
      if (unnamed) throw unnamed;
    },
    remove: async (passkeyId) => {
      const { error } = await client().passkey.delete({ passkeyId });
      if (error) throw error;
      await renew();
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
