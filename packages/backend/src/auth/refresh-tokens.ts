import { createHash, createHmac, randomBytes } from 'node:crypto';

/**
 * Only hashes are stored. Each token is derived from its parent with the session's key, so a retry returns the same
 * child.
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

/** Walks from a token to its descendant with the given hash; null beyond `maxSteps`. */
export function descendantToken(token: string, tokenKey: string, hash: string, maxSteps: number): string | null {
  let descendant = token;
  for (let step = 0; step < maxSteps; step++) {
    descendant = childToken(descendant, tokenKey);
    if (hashToken(descendant) === hash) return descendant;
  }
  return null;
}

/** Our format, and the twelve characters of older servers, which are never found. */
export const isRefreshTokenShaped = (token: string) => /^(?:[\w-]{43}|[a-z0-9]{12})$/.test(token);
