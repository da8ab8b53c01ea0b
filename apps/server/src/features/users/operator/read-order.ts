import { type Role, roles } from '@rxweb/contracts/shared/roles';
import { emailAddress } from '@rxweb/contracts/shared/text';
import * as z from 'zod/mini';

/** What the operator ordered. `email` is in the form in which accounts keep it. */
export type Order =
  | { name: 'list' }
  | { name: 'add' | 'set-role'; email: string; role: Role; reason: string }
  | { name: 'reset-password' | 'remove-second-factor' | 'unblock'; email: string; reason: string };

const maxReasonChars = 200;
const plainNames = ['reset-password', 'remove-second-factor', 'unblock'] as const;
const roleNames = ['add', 'set-role'] as const;

/** `NAME EMAIL --role ROLE --reason TEXT`, the flags in any order. Null if the words are anything else. */
export function readOrder([name, typed = '', ...rest]: readonly string[]): Order | null {
  if (name === 'list') return typed === '' && rest.length === 0 ? { name } : null;
  const flags = readFlags(rest);
  const email = z.safeParse(emailAddress, typed.trim().toLowerCase());
  const reason = flags?.get('--reason')?.trim().slice(0, maxReasonChars) ?? '';
  if (!flags || !email.success || reason === '') return null;
  const role = roles.find((known) => known === flags.get('--role'));
  const withRole = roleNames.find((known) => known === name);
  if (withRole) return role ? { name: withRole, email: email.data, role, reason } : null;
  const plain = plainNames.find((known) => known === name);
  return plain && !flags.has('--role') ? { name: plain, email: email.data, reason } : null;
}

/** Null if one is unknown, given twice, or has no value. */
function readFlags(words: readonly string[]): Map<string, string> | null {
  const flags = new Map<string, string>();
  for (let index = 0; index < words.length; index += 2) {
    const [flag = '', value] = words.slice(index, index + 2);
    if (!['--role', '--reason'].includes(flag) || value === undefined || flags.has(flag)) return null;
    flags.set(flag, value);
  }
  return flags;
}
