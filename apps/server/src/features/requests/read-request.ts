import type { RequestFile } from '@rxweb/contracts/requests/staff';
import { unknownState } from '@rxweb/contracts/shared/file-state';
import type { Person } from '@rxweb/contracts/shared/staff-person';
import { formatReference } from '@rxweb/domain/requests/reference';
import type { AnySql } from '@rxweb/platform/sql/sql';
import { AppError } from '../../kernel/errors/app-error.ts';
import { findFileStates } from '../../kernel/file-checks/file-scans.repository.ts';
import { findEvents } from './events.repository.ts';
import { findRequest } from './requests.repository.ts';

const dayMs = 24 * 60 * 60_000;

/** A request as staff see it, without its birth date. Throws `not_found`. */
export async function requireRequestFile(sql: AnySql, id: string, keptDays: number): Promise<RequestFile> {
  const row = await findRequest(sql, sql`r.id = ${id}`);
  if (!row) throw new AppError('not_found');
  const [events, states, [more]] = await Promise.all([
    findEvents(sql, id),
    findFileStates(sql, row.files),
    sql<[{ owner: Person | null; identityBy: Person | null; isOptedOut: boolean }]>`
      select case when ${row.owner}::uuid is not null then app.person(${row.owner}::uuid) end as owner,
        case when ${row.identityBy}::uuid is not null then app.person(${row.identityBy}::uuid) end as "identityBy",
        exists (select from public.sms_people where phone = ${row.phone} and opted_out_at is not null) as "isOptedOut"`,
  ]);
  const closesAt = row.closedAt && new Date(row.closedAt.getTime() + keptDays * dayMs);
  return {
    id: row.id,
    reference: formatReference(row.reference),
    kind: row.kind,
    state: row.state,
    outcome: row.outcome,
    step: row.step,
    name: row.name,
    phone: row.phone,
    language: row.language,
    textLanguage: row.textLanguage,
    createdAt: row.createdAt.toISOString(),
    dueAt: row.dueAt?.toISOString() ?? null,
    startsAt: row.startsAt?.toISOString() ?? null,
    closedAt: row.closedAt?.toISOString() ?? null,
    owner: more.owner,
    hasNews: row.hasNews,
    files: row.files.length,
    version: row.version,
    details: row.details,
    hasBirthDate: row.birthDate !== null,
    attachments: row.files,
    fileStates: row.files.map(({ bucket, path }) => states.get(`${bucket}/${path}`) ?? unknownState),
    consent:
      row.consentAt && row.consentWords !== null ? { at: row.consentAt.toISOString(), words: row.consentWords } : null,
    isOptedOut: more.isOptedOut,
    need: row.need,
    identity: row.identityAt && { at: row.identityAt.toISOString(), by: more.identityBy },
    conversationId: row.conversationId,
    events,
    keptUntil: closesAt?.toISOString() ?? null,
  };
}
