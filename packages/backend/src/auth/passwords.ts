import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { createWorkQueue, QueueFull, type WorkQueue } from '@rxweb/platform/async/work-queue';
import { AuthError, validationFailed } from './auth-error.ts';
import { verifyHash } from './password-hashes.ts';
import { createGuessRule } from './weak-passwords/is-easily-guessed.ts';

/** Argon2id by OWASP's Password Storage Cheat Sheet; argon2id is the library's default. */
const argon2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const ownPrefix = `$argon2id$v=19$m=${argon2.memoryCost},t=${argon2.timeCost},p=${argon2.parallelism}$`;
const minChars = 12;
const maxBytes = 1_024;

interface Weakness {
  message: string;
  reasons: string[];
}

export interface Passwords {
  /**
   * Throws 422 `weak_password` if short or easily guessed by who knows the account's address. Has no composition rules (NIST SP 800-63B, security row A5).
   */
  assertStrong(password: string, email: string | null): void;
  /** The password's weakness in the API's words; null if it is strong. */
  findWeakness(password: string, email: string | null): Weakness | null;
  hash(password: string): Promise<string>;
  /** Whether a hash was made elsewhere, by another rule than ours: it is replaced at the next sign-in. */
  isForeign(stored: string): boolean;
  /** Takes equally long for a wrong password, a missing one, and an unknown user (`null`). */
  matches(stored: string | null, password: string, asker: Asker): Promise<boolean>;
}

/** Strangers wait in a line of their own, so that their tries can't keep staff out. */
export type Asker = 'stranger' | 'known';

/** Each hash costs 19 MiB and a core, so few run, fifty wait, and more are rejected (security row A4). */
export function createPasswords(ownWords: readonly string[] = []): Passwords {
  const isEasilyGuessed = createGuessRule(ownWords);
  const lines: Record<Asker, WorkQueue> = {
    stranger: createWorkQueue({ maxRunning: 2, maxWaiting: 50 }),
    known: createWorkQueue({ maxRunning: 1, maxWaiting: 50 }),
  };
  const dummyHash = hash(randomBytes(32), argon2);
  dummyHash.catch(() => {});

  function findWeakness(password: string, email: string | null): Weakness | null {
    if ([...normalize(password)].length < minChars) {
      return { message: `Password should be at least ${minChars} characters.`, reasons: ['length'] };
    }
    if (!isEasilyGuessed(password, email ? [email] : [])) return null;
    const message = 'Password is known to be weak and easy to guess, please choose a different one.';
    return { message, reasons: ['pwned'] };
  }

  return {
    assertStrong(password, email) {
      const weakness = findWeakness(password, email);
      if (!weakness) return;
      throw new AuthError(422, 'weak_password', weakness.message, { weakPasswordReasons: weakness.reasons });
    },
    findWeakness,
    hash: (password) => lines.known(() => hash(normalize(password), argon2)).catch(asBusy),
    isForeign: (stored) => !stored.startsWith(ownPrefix),
    async matches(stored, password, asker) {
      const candidate = normalize(password);
      const against = stored ?? (await dummyHash);
      const equal = await lines[asker](() => verifyHash(against, candidate)).catch(asBusy);
      return stored !== null && equal;
    },
  };
}

/** Normalizes equivalent Unicode spellings; never truncates. */
function normalize(password: string): string {
  if (Buffer.byteLength(password) > maxBytes)
    throw validationFailed(`Password cannot be longer than ${maxBytes} bytes`);
  return password.normalize('NFC');
}

function asBusy(error: unknown): never {
  if (!(error instanceof QueueFull)) throw error;
  throw new AuthError(503, 'unexpected_failure', 'Too many sign-ins at once, please try again', {
    retryAfterSeconds: 2,
  });
}
