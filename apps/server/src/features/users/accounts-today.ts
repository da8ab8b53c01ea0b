import { accountLinkLifeMs } from '@rxweb/contracts/shared/limits';
import type { Role } from '@rxweb/contracts/shared/roles';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { TodayItem } from '../../kernel/feature/feature.ts';

interface Row {
  ownMissing: boolean;
  othersMissing: number;
  invites: number;
  soonestInvite: Date | null;
}

const soonMs = 24 * 60 * 60_000;

/**
 * Everyone's own missing second factor; for administrators also colleagues without one and expiring invitations. Uses only columns that
 * every Supabase has.
 */
export async function listAccountsToday(sql: Sql, userId: string, role: Role | null): Promise<TodayItem[]> {
  const [row] = await sql<[Row]>`
    with people as (
      select u.id, u.email_confirmed_at is not null as "isConfirmed",
        exists (select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified') as "hasFactor",
        (
          select (t.created_at at time zone 'utc') + ${accountLinkLifeMs} * interval '1 millisecond'
          from auth.one_time_tokens t where t.user_id = u.id and t.token_type = 'confirmation_token'
        ) as "inviteEnds"
      from app.acting_staff s join auth.users u on u.id = s.user_id
    ), invited as (
      select "inviteEnds" from people
      where not "isConfirmed" and "inviteEnds" > now() and "inviteEnds" < now() + ${soonMs} * interval '1 millisecond'
    )
    select
      coalesce((select not "hasFactor" from people where id = ${userId}), false) as "ownMissing",
      (select count(*)::int from people where id <> ${userId} and "isConfirmed" and not "hasFactor") as "othersMissing",
      (select count(*)::int from invited) as invites,
      (select min("inviteEnds") from invited) as "soonestInvite"`;
  const forAdmins: TodayItem[] = [
    { kind: 'invites_expiring', count: row.invites, soonest: row.soonestInvite?.toISOString() ?? null },
    { kind: 'staff_without_second_factor', count: row.othersMissing, soonest: null },
  ];
  const forEverybody: TodayItem[] = [{ kind: 'second_factor_missing', count: Number(row.ownMissing), soonest: null }];
  return [...forEverybody, ...(role === 'admin' ? forAdmins : [])].filter(({ count }) => count > 0);
}
