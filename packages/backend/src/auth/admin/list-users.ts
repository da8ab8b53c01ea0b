import { contains } from '@rxweb/platform/text/escape-like';
import { z } from 'zod';
import type { Core } from '../../core/core.ts';
import { validationFailed } from '../auth-error.ts';
import { namesOf } from '../read-body.ts';
import { presentUsers, type UserRow } from '../users.ts';

/** The official client sends both parameters empty by default. */
const positive = (max: number, preset: number) =>
  z.preprocess((value) => (value === '' ? undefined : value), z.coerce.number().int().min(1).max(max).default(preset));

/** `apikey`: a caller may bring its key here. */
const listQuery = z.strictObject({
  apikey: z.string().optional(),
  page: positive(1_000_000, 1),
  per_page: positive(1_000, 50),
  filter: z.string().max(200).optional(),
});

/** Newest first, with paging headers. */
export async function listUsers({ sql }: Core, query: unknown) {
  const parsed = listQuery.safeParse(query);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    if (issue?.code === 'unrecognized_keys') throw validationFailed(`${namesOf(issue.keys)} is not supported`);
    throw validationFailed('Bad Pagination Parameters');
  }
  const { page, per_page: perPage, filter } = parsed.data;
  const pattern = contains(filter ?? '');
  const matching = filter
    ? sql`deleted_at is null and (email like ${pattern.toLowerCase()} or raw_user_meta_data ->> 'full_name' ilike ${pattern})`
    : sql`deleted_at is null`;

  const [[counted], rows] = await Promise.all([
    sql<{ total: number }[]>`select count(*)::int as total from auth.users where ${matching}`,
    sql<UserRow[]>`
      select * from auth.users where ${matching}
      order by created_at desc, id limit ${perPage} offset ${(page - 1) * perPage}`,
  ]);
  const total = counted?.total ?? 0;
  return { users: await presentUsers(sql, rows), total, link: pageLinks(page, perPage, total) };
}

/** Supabase's client reads the page number after the first `=`, so page must be the first parameter. */
function pageLinks(page: number, perPage: number, total: number): string {
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  const link = (target: number, rel: string) => `</admin/users?page=${target}&per_page=${perPage}>; rel="${rel}"`;
  return [...(page < lastPage ? [link(page + 1, 'next')] : []), link(lastPage, 'last')].join(', ');
}
