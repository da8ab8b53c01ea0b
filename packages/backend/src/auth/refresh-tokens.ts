import { createHash, createHmac, randomBytes } from 'node:crypto';

/**
 * Refresh tokens are kept as hashes only. Each is derived from its parent with a key of its session, so whoever holds a parent can be given
 * the same child again - an answer that was lost, or twenty at once - though the child is stored nowhere.
 */
export function firstRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

export function newTokenKey(): string {
  return randomBytes(32).toString('base64url');
}

export function childToken(token: string, tokenKey: string): string {
  return createHmac('sha256', Buffer.from(tokenKey, 'base64url')).update(token).digest('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Walks from a token to its descendant with the given hash; null when that is further than `maxSteps` away. */
export function descendantToken(token: string, tokenKey: string, hash: string, maxSteps: number): string | null {
  let descendant = token;
  for (let step = 0; step < maxSteps; step++) {
    descendant = childToken(descendant, tokenKey);
    if (hashToken(descendant) === hash) return descendant;
  }
  return null;
}

/** Our own shape, and the twelve characters of older servers, which are then simply not found. */
export const isRefreshTokenShaped = (token: string) => /^(?:[\w-]{43}|[a-z0-9]{12})$/.test(token);
