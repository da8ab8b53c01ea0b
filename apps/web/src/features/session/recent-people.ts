import type { User } from '@supabase/auth-js';
import { nameFromEmail } from '../../format/name-from-email.ts';
import { localValues } from '../../storage/browser-storage.ts';
import { useStoredValue } from '../../storage/stored-value.ts';
import { ownName } from './display-name.ts';

/** A staff member who signed in on this device. The list shows names only; signing in needs the address. */
export interface RecentPerson {
  id: string;
  name: string;
  email: string;
  /** ISO 8601. */
  at: string;
}

const key = 'rx-recent-people';
const most = 8;
const keptMs = 60 * 24 * 60 * 60_000;

/** The newest first. Ignores other values, and people who last signed in over 60 days ago. */
export function readPeople(stored: string | null, now: Date): RecentPerson[] {
  return parse(stored)
    .filter(isPerson)
    .filter(({ at }) => now.getTime() - Date.parse(at) < keptMs)
    .slice(0, most);
}

/** After a full sign-in. */
export function rememberPerson(user: User, now = new Date()): void {
  if (!user.email) return;
  const { id, email } = user;
  const name = ownName(user) ?? nameFromEmail(email);
  const others = readPeople(localValues.get(key), now).filter((other) => other.id !== id);
  localValues.set(key, JSON.stringify([{ id, name, email, at: now.toISOString() }, ...others].slice(0, most)));
}

/** Others than the user, and how to take one off the list. */
export function useRecentPeople(ownId: string | undefined) {
  const [stored, write] = useStoredValue(key);
  const people = readPeople(stored, new Date());
  return {
    people: people.filter(({ id }) => id !== ownId),
    forget: (id: string) => write(JSON.stringify(people.filter((person) => person.id !== id))),
  };
}

function parse(stored: string | null): unknown[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

function isPerson(value: unknown): value is RecentPerson {
  const { id, name, email, at } = Object(value);
  return [id, name, email, at].every((part) => typeof part === 'string') && !Number.isNaN(Date.parse(at));
}
