import { randomInt } from 'node:crypto';
import { ensureConfiguredAdmin } from '../features/session/first-admin.service.ts';
import { createUser } from '../features/users/create-user.ts';
import type { Context } from '../program/context.ts';

export interface DemoAccount {
  id: string;
  role: 'admin' | 'pharmacist' | 'employee';
  email: string;
  /** New at each start, and shown once. */
  password: string;
}

/** The administrator comes first. */
export async function makeAccounts(context: Context): Promise<[DemoAccount, DemoAccount, DemoAccount]> {
  const admin = { email: 'priya@alder.example', password: makePassword() };
  await ensureConfiguredAdmin(context, admin.email, admin.password);
  const [{ id: adminId }] = await context.sql<[{ id: string }]>`
    select id from auth.users where email = ${admin.email}`;
  await context.sql`update app.staff set name = 'Priya Shah' where user_id = ${adminId}`;
  const hire = async (email: string, name: string, role: 'pharmacist' | 'employee'): Promise<DemoAccount> => {
    const password = makePassword();
    const deps = { ...context, publicUrl: context.config.publicUrl, isEmbedded: true };
    const actor = { userId: adminId, address: '127.0.0.1' };
    const { id } = await createUser(deps, actor, { email, name, password, role, sendInvite: false }, undefined);
    return { id, email, password, role };
  };
  return [
    { id: adminId, role: 'admin', ...admin },
    await hire('dana@alder.example', 'Dana Okafor', 'pharmacist'),
    await hire('marisol@alder.example', 'Marisol Vega', 'employee'),
  ];
}

/** Syllables, easy to type: 50 bits. */
function makePassword(): string {
  const one = (letters: string) => letters.charAt(randomInt(letters.length));
  const syllable = () => one('bdfghjklmnprstvz') + one('aeiou');
  return Array.from({ length: 4 }, () => syllable() + syllable()).join('-');
}
