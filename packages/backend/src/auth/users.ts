import type { AnySql, TransactionSql } from '@rxweb/platform/sql/sql';
import type { Metadata } from './metadata.ts';

export interface UserRow {
  id: string;
  email: string | null;
  phone: string | null;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  phone_confirmed_at: Date | null;
  confirmed_at: Date | null;
  invited_at: Date | null;
  confirmation_sent_at: Date | null;
  recovery_sent_at: Date | null;
  email_change: string | null;
  email_change_sent_at: Date | null;
  reauthentication_sent_at: Date | null;
  last_sign_in_at: Date | null;
  raw_app_meta_data: Metadata | null;
  raw_user_meta_data: Metadata | null;
  created_at: Date;
  updated_at: Date;
  banned_until: Date | null;
  deleted_at: Date | null;
  is_anonymous: boolean;
}

interface IdentityRow {
  id: string;
  provider_id: string;
  user_id: string;
  identity_data: Metadata;
  provider: string;
  last_sign_in_at: Date | null;
  created_at: Date;
  updated_at: Date;
  email: string | null;
}

export interface FactorRow {
  id: string;
  user_id: string;
  friendly_name: string | null;
  factor_type: string;
  status: string;
  created_at: Date;
  updated_at: Date;
  last_challenged_at: Date | null;
  secret: string | null;
}

/** Null if unknown or deleted. */
export async function findUserByEmail(sql: AnySql, email: string): Promise<UserRow | null> {
  const [row] = await sql<UserRow[]>`
    select * from auth.users where email = ${email} and not is_sso_user and deleted_at is null`;
  return row ?? null;
}

export async function findUser(sql: AnySql, id: string): Promise<UserRow | null> {
  const [row] = await sql<UserRow[]>`select * from auth.users where id = ${id} and deleted_at is null`;
  return row ?? null;
}

/** Locked until the transaction ends. */
export async function lockUser(sql: TransactionSql, id: string): Promise<UserRow | null> {
  const [row] = await sql<UserRow[]>`select * from auth.users where id = ${id} and deleted_at is null for update`;
  return row ?? null;
}

export const isBanned = ({ banned_until: until }: UserRow) => until !== null && until > new Date();

/** In the order of the rows. */
export async function presentUsers(sql: AnySql, users: readonly UserRow[]): Promise<object[]> {
  const ids = users.map(({ id }) => id);
  const [identities, factors] = await Promise.all([
    sql<IdentityRow[]>`select * from auth.identities where user_id = any(${ids}::uuid[]) order by created_at`,
    sql<FactorRow[]>`select * from auth.mfa_factors where user_id = any(${ids}::uuid[]) order by created_at`,
  ]);
  return users.map((user) => ({
    ...presentUser(user),
    identities: identities.filter((identity) => identity.user_id === user.id).map(presentIdentity),
    ...whenAny('factors', factors.filter((factor) => factor.user_id === user.id).map(presentFactor)),
  }));
}

export async function presentOneUser(sql: AnySql, user: UserRow): Promise<object> {
  const [presented] = await presentUsers(sql, [user]);
  return presented ?? {};
}

/** Leaves out empty fields, as Supabase does. */
function presentUser(user: UserRow) {
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email ?? '',
    ...whenSet('email_confirmed_at', user.email_confirmed_at),
    ...whenSet('invited_at', user.invited_at),
    phone: user.phone ?? '',
    ...whenSet('phone_confirmed_at', user.phone_confirmed_at),
    ...whenSet('confirmation_sent_at', user.confirmation_sent_at),
    ...whenSet('confirmed_at', user.confirmed_at),
    ...whenSet('recovery_sent_at', user.recovery_sent_at),
    ...whenSet('new_email', user.email_change),
    ...whenSet('email_change_sent_at', user.email_change_sent_at),
    ...whenSet('reauthentication_sent_at', user.reauthentication_sent_at),
    ...whenSet('last_sign_in_at', user.last_sign_in_at),
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    created_at: user.created_at,
    updated_at: user.updated_at,
    ...whenSet('banned_until', user.banned_until),
    ...whenSet('deleted_at', user.deleted_at),
    is_anonymous: user.is_anonymous,
  };
}

const presentIdentity = (identity: IdentityRow) => ({
  identity_id: identity.id,
  id: identity.provider_id,
  user_id: identity.user_id,
  identity_data: identity.identity_data,
  provider: identity.provider,
  last_sign_in_at: identity.last_sign_in_at,
  created_at: identity.created_at,
  updated_at: identity.updated_at,
  email: identity.email,
});

export const presentFactor = (factor: FactorRow) => ({
  id: factor.id,
  created_at: factor.created_at,
  updated_at: factor.updated_at,
  status: factor.status,
  ...whenSet('friendly_name', factor.friendly_name),
  factor_type: factor.factor_type,
  phone: '',
  last_challenged_at: factor.last_challenged_at,
});

const whenSet = (key: string, value: unknown) => (value === null || value === '' ? {} : { [key]: value });
const whenAny = (key: string, values: unknown[]) => (values.length === 0 ? {} : { [key]: values });
