import { type BootData, getBackendKey } from '@rxweb/contracts/store';
import { callEndpoint } from '../api/call-endpoint.ts';

type Backend = NonNullable<BootData['backend']>;
/** A backend with the key that it wants to see. */
export type OpenBackend = Backend & { anonKey: string };

let asked: Promise<string> | null = null;

/** The key of the page, or, as the front page has none, the server's answer. A failed question is asked again the next time. */
export async function withKey(backend: Backend): Promise<OpenBackend> {
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
