import type { FastifyRequest } from 'fastify';
import { type Core, TokenError } from '../core/core.ts';
import { assertNotExpired, describeTokenError } from './channels/describe-token-error.ts';
import { readVersion, type Version } from './protocol/frame.ts';

export interface Handshake {
  version: Version;
  /** The URL's key: a project key or a user's token. */
  key: string;
}

export interface Refusal {
  status: 400 | 401 | 403;
  refusal: string;
}

/** Decides before the upgrade whether a socket may open. */
export async function checkHandshake(core: Core, request: FastifyRequest): Promise<Handshake | Refusal> {
  if (!isOwnOrigin(request, core.publicUrl)) return { status: 403, refusal: 'Origin not allowed' };
  const { vsn, apikey } = Object(request.query);
  const key = request.headers['x-api-key'] ?? request.headers.apikey ?? apikey;
  if (typeof key !== 'string' || key === '') return { status: 401, refusal: 'API key is missing' };
  const version = readVersion(vsn);
  if (!version) return { status: 400, refusal: 'The protocol version is not spoken here' };
  try {
    assertNotExpired(await core.verifyToken(key), Date.now());
    return { version, key };
  } catch (error) {
    if (!(error instanceof TokenError)) throw error;
    const refusal = error.reason === 'expired' ? 'Token has expired' : describeTokenError(error, key, Date.now());
    return { status: 401, refusal };
  }
}

/** Browsers send the page's origin, other programs none. Admits only pages of this host (security row P5). */
function isOwnOrigin({ headers }: FastifyRequest, publicUrl: string): boolean {
  if (headers.origin === undefined) return true;
  const host = URL.parse(headers.origin)?.host;
  return host !== undefined && (host === headers.host || host === new URL(publicUrl).host);
}
