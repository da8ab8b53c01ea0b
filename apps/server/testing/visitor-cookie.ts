import { randomBytes } from 'node:crypto';

/** The cookie of a visitor who was never here. */
export function visitorCookie(): string {
  return `rx-visitor=${randomBytes(32).toString('base64url')}`;
}
