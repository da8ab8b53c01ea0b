import { type BootData, getBackendKey } from '@rxweb/contracts/store';
import { callEndpoint } from '../api/call-endpoint.ts';

type Backend = NonNullable<BootData['backend']>;
export type KnownBackend = Backend & { anonKey: string };

let asked: Promise<string> | null = null;

/** The front page has no key, so it asks the server. Retries on the next call. */
export async function withKey(backend: Backend): Promise<KnownBackend> {
  return { ...backend, anonKey: backend.anonKey ?? (await askForKey()) };
}

function askForKey(): Promise<string> {
  asked ??= callEndpoint(getBackendKey, {}).then(
    ({ anonKey }) => anonKey,
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}
