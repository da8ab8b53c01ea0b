import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { StorageError } from '../errors.ts';

export type TokenScope = 'upload' | 'download';

/** What a signed URL allows: one action on one object. */
export interface ObjectGrant {
  scope: TokenScope;
  url: string;
  upsert?: boolean;
  owner?: string;
}

/** Signs a grant that lasts `lifeSeconds` from `now`. */
export async function signObjectToken(
  secret: Uint8Array,
  grant: ObjectGrant,
  lifeSeconds: number,
  now: Date,
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ ...grant })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifeSeconds)
    .sign(secret);
}

/**
 * Checks a token for an action and object. Throws `invalidJwt` for a bad token, `invalidSignature` for another action
 * or object.
 */
export async function verifyObjectToken(
  secret: Uint8Array,
  token: string,
  wanted: { scope: TokenScope; url: string },
  now: Date,
): Promise<ObjectGrant> {
  const claims = await readClaims(secret, token, now);
  if (claims.scope !== wanted.scope || claims.url !== wanted.url) throw new StorageError('invalidSignature');
  return {
    ...wanted,
    upsert: claims.upsert === true,
    ...(typeof claims.owner === 'string' ? { owner: claims.owner } : {}),
  };
}

async function readClaims(secret: Uint8Array, token: string, now: Date): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: ['HS256'],
      currentDate: now,
      requiredClaims: ['exp'],
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) throw new StorageError('invalidJwt', error.message, { cause: error });
    throw error;
  }
}
