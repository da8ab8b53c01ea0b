import { isIP } from 'node:net';
import type { Core } from '../../core/core.ts';
import { AuthError } from '../auth-error.ts';

/** Whom passkeys are made for (Web Authentication, "relying party"). */
interface RelyingParty {
  id: string;
  origin: string;
  name: string;
}

/** From the configured address only, never from a request. Null where browsers offer no passkeys: IP addresses and plain HTTP. */
export function relyingParty({ pagesUrl }: Pick<Core, 'pagesUrl'>): RelyingParty | null {
  const { hostname, origin, protocol } = new URL(pagesUrl);
  const isIp = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  if (isIp || (protocol !== 'https:' && hostname !== 'localhost')) return null;
  return { id: hostname, origin, name: hostname };
}

export function requireRelyingParty(core: Core): RelyingParty {
  const party = relyingParty(core);
  if (!party) throw new AuthError(422, 'passkey_disabled', 'Passkeys need a public address with a name and HTTPS');
  return party;
}

/** Ed25519, ES256 and RS256 (COSE), which all devices know one of. The library's own list probes for experimental ones. */
export const keyAlgorithms = [-8, -7, -257];
