import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Role } from '@rxweb/contracts/shared/roles';
import { stepAt, totpOf } from '../packages/backend/src/auth/mfa/totp.ts';
import { makeAccount, withDatabase } from '../packages/backend/testing/make-account.ts';

const dataDir = join(process.env.RXWEB_E2E_DATA ?? '', 'data');

export interface Account {
  email: string;
  password: string;
}

/** A member of staff of a journey's own, so that it may change what others sign in with. */
export async function makeStaffAccount(role: Role): Promise<Account> {
  const account = { email: `${role}-${randomUUID()}@pharmacy.example`, password: 'a staple of correct horses' };
  await withDatabase(dataDir, async (sql) => {
    const userId = await makeAccount(sql, account);
    await sql`insert into app.staff (user_id, role) values (${userId}, ${role})`;
  });
  return account;
}

/** Has a text message come in, as a phone company would deliver it. */
export async function receiveMessage(body: string, id: string = randomUUID()): Promise<void> {
  await withDatabase(
    dataDir,
    (sql) => sql`
      insert into public.messages (id, direction, from_phone, to_phone, body, status, received_at)
      values (${id}, 'inbound', '+15555550123', '+15555550100', ${body}, 'delivered', now())`,
  );
}

/** The link of the newest email to an address, from the outbox. */
export async function mailedLink(to: string): Promise<string> {
  const folder = join(dataDir, 'outbox');
  const end = Date.now() + 10_000;
  while (Date.now() < end) {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
    for (const name of names.reverse()) {
      const mail = await readFile(join(folder, name), 'utf8');
      if (mail.includes(`To: ${to}\r\n`)) return linkIn(mail);
    }
    await wait(50);
  }
  throw new Error(`no mail came to ${to}`);
}

function linkIn(mail: string): string {
  const [, encoded = ''] = /text\/plain.*?\r\n\r\n(.*?)\r\n--/s.exec(mail) ?? [];
  const link = /https?:\S+/.exec(Buffer.from(encoded, 'base64').toString())?.[0];
  if (!link) throw new Error('the mail has no link');
  return link;
}

/** What an authenticator app shows, `steps` of 30 seconds from now: the server takes the next one too, and each only once. */
export function authenticatorCode(secret: string, steps = 0): string {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return totpOf(
    Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2)),
    stepAt(new Date()) + steps,
  );
}

/** Lets time pass in a user's newest session: since it was last used, or since it started. */
export async function ageSession(
  { email }: Account,
  { idleMs, ageMs }: { idleMs?: number; ageMs?: number },
): Promise<void> {
  await withDatabase(dataDir, async (sql) => {
    const [session] = await sql<{ id: string }[]>`
      select x.id from auth.sessions x join auth.users u on u.id = x.user_id
      where u.email = ${email} order by x.created_at desc limit 1`;
    if (!session) throw new Error(`${email} is not signed in`);
    if (ageMs !== undefined) {
      await sql`
        update auth.sessions set created_at = now() - ${ageMs} * interval '1 millisecond' where id = ${session.id}`;
    }
    if (idleMs === undefined) return;
    await sql`
      insert into app.session_activity (session_id, last_active_at)
      values (${session.id}, now() - ${idleMs} * interval '1 millisecond')
      on conflict (session_id) do update set last_active_at = excluded.last_active_at`;
  });
}

/** Lets ten minutes pass since a user last showed the password or a passkey. */
export async function ageProof({ email }: Account): Promise<void> {
  await withDatabase(
    dataDir,
    (sql) => sql`
      update auth.mfa_amr_claims a set updated_at = now() - interval '10 minutes'
      from auth.sessions s join auth.users u on u.id = s.user_id where s.id = a.session_id and u.email = ${email}`,
  );
}

/** Blocks a user, as an administrator does. */
export async function blockAccount({ email }: Account): Promise<void> {
  await withDatabase(
    dataDir,
    (sql) => sql`
      update app.staff set blocked = true where user_id = (select id from auth.users where email = ${email})`,
  );
}

/** Ends all sessions of a user, as an administrator does. */
export async function endSessionsOf({ email }: Account): Promise<void> {
  await withDatabase(
    dataDir,
    (sql) => sql`delete from auth.sessions where user_id = (select id from auth.users where email = ${email})`,
  );
}

/** Gives a user a second factor that no one holds, as if set up on another device. */
export async function addSecondFactor({ email }: Account): Promise<void> {
  await withDatabase(
    dataDir,
    (sql) => sql`
      insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
      select gen_random_uuid(), id, '', 'totp', 'verified', now(), now(), 'none' from auth.users where email = ${email}`,
  );
}
