import { verify as verifyArgon2 } from '@node-rs/argon2';
import { verify as verifyBcrypt } from '@node-rs/bcrypt';
import { validationFailed } from './auth-error.ts';

/** Costs beyond these would let one account stop the server. */
const maxima = { bcryptCost: 14, argon2KiB: 256 * 1_024, argon2Passes: 10, argon2Lanes: 16 } as const;

const bcryptShape = /^\$2[aby]\$(\d{2})\$[./A-Za-z0-9]{53}$/;
const argon2Shape =
  /^\$argon2(?:id|i|d)\$v=19\$m=(\d{1,9}),t=(\d{1,9}),p=(\d{1,9})\$[A-Za-z0-9+/]{11,86}\$[A-Za-z0-9+/]{16,172}$/;

/**
 * Accepts hashes of Supabase projects: bcrypt, or argon2 in its PHC format, at a bearable cost. Throws 400 `validation_failed` for others.
 */
export function assertPasswordHash(hash: string): void {
  if (isUsableHash(hash)) return;
  throw validationFailed('password_hash is neither bcrypt nor argon2, or costs more than this server allows');
}

/** Whether {@link verifyHash} can check a password against it. */
export const isUsableHash = (hash: string): boolean => isBearableBcrypt(hash) || isBearableArgon2(hash);

function isBearableBcrypt(hash: string): boolean {
  const cost = Number(bcryptShape.exec(hash)?.[1]);
  return cost >= 4 && cost <= maxima.bcryptCost;
}

function isBearableArgon2(hash: string): boolean {
  const [memory = 0, passes = 0, lanes = 0] = argon2Shape.exec(hash)?.slice(1).map(Number) ?? [];
  const isBearable = memory <= maxima.argon2KiB && passes <= maxima.argon2Passes && lanes <= maxima.argon2Lanes;
  return isBearable && passes >= 1 && lanes >= 1 && memory >= 8 * lanes;
}

/** Whether a password matches a hash of either kind. */
export function verifyHash(hash: string, password: string): Promise<boolean> {
  return hash.startsWith('$2') ? verifyBcrypt(password, hash) : verifyArgon2(hash, password);
}
