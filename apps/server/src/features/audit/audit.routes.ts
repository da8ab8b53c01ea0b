import { Readable } from 'node:stream';
import {
  type ArchiveGaps,
  type AuditEntry,
  type AuditFilter,
  exportAudit,
  exportWhoSaw,
  listAudit,
  verifyAudit,
  whoSaw,
} from '@rxweb/contracts/audit';
import { parsePhoneNumber } from '@rxweb/domain/text/phone-number';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../kernel/errors/app-error.ts';
import type { WholeSubject } from '../../kernel/feature/erase-rule.ts';
import type { FindsAuditTargets } from '../../kernel/feature/feature.ts';
import { clientAddress } from '../../kernel/http/client-address.ts';
import { type HttpDeps, registerEndpoint } from '../../kernel/http/register-endpoint.ts';
import { csvLine } from '../../kernel/lists/csv.ts';
import type { AuditRepository } from './audit.repository.ts';
import { hasGaps, type LogDeps, readLogPage, readWholeLog } from './read-log.ts';
import { findWhoSaw } from './reports.ts';
import type { SealKey } from './seals.ts';
import { verifyChain } from './verify-chain.ts';

interface AuditRoutesDeps extends HttpDeps {
  sql: Sql;
  repository: AuditRepository;
  auditTargets: readonly FindsAuditTargets[];
  countryCodes: readonly string[];
  sealKey: SealKey;
  archiveDir: string | null;
}

/** Reads and exports are audited first. */
export function auditRoutes(app: FastifyInstance, deps: AuditRoutesDeps): void {
  const { audit, repository } = deps;
  const log = { repository, archive: { sql: deps.sql, folder: deps.archiveDir, key: deps.sealKey } };

  registerEndpoint(app, deps, listAudit, { limit: 'staff' }, async ({ input, principal, request, signal }) => {
    const { before = null, limit, ...filter } = input.query;
    // Once per read, however many pages.
    if (before === null)
      await audit.write({ action: 'audit_read', actorId: principal.userId, address: clientAddress(request) });
    return readLogPage(log, filter, { before, limit, signal });
  });

  registerEndpoint(app, deps, exportAudit, { limit: 'staff' }, async ({ input, principal, request, reply }) => {
    await audit.write({ action: 'audit_exported', actorId: principal.userId, address: clientAddress(request) });
    return reply
      .header('content-type', 'text/csv; charset=utf-8; header=present')
      .header('content-disposition', 'attachment; filename="audit-log.csv"')
      .header('cache-control', 'no-store')
      .send(Readable.from(csvOf(log, input.query), { objectMode: false }));
  });

  registerEndpoint(app, deps, whoSaw, { limit: 'staff' }, async ({ input, principal, request }) => {
    const subject = subjectOf(input.body, deps.countryCodes);
    await audit.write({
      action: 'audit_read',
      actorId: principal.userId,
      detail: whoSawDetail,
      ...('person' in subject && { target: subject.person.toLowerCase() }),
      address: clientAddress(request),
    });
    const { gaps, ...sighting } = await findWhoSaw(log.archive, deps.auditTargets, subject, whoSawOptions);
    return { ...sighting, ...(hasGaps(gaps) && { archive: gaps }) };
  });

  registerEndpoint(app, deps, exportWhoSaw, { limit: 'staff' }, async ({ input, principal, request, reply }) => {
    const person = input.query.person.toLowerCase();
    await audit.write({
      action: 'audit_exported',
      actorId: principal.userId,
      target: person,
      detail: whoSawDetail,
      address: clientAddress(request),
    });
    const { entries, gaps } = await findWhoSaw(log.archive, deps.auditTargets, { person }, { limit: maxExported });
    return reply
      .header('content-type', 'text/csv; charset=utf-8; header=present')
      .header('content-disposition', 'attachment; filename="who-saw.csv"')
      .header('cache-control', 'no-store')
      .send([csvLine(columns), csvLines(entries), ...gapLines(gaps)].join(''));
  });

  registerEndpoint(app, deps, verifyAudit, { limit: 'staff' }, async () => {
    const { rows, brokenAt } = await verifyChain(deps.sql, deps.sealKey, { archiveDir: deps.archiveDir });
    return { rows, brokenAt };
  });
}

const whoSawOptions = { limit: 200, ms: 8_000 };
const whoSawDetail = 'who saw a person';
/** What a file for a spreadsheet holds. */
const maxExported = 100_000;

function subjectOf(sought: WholeSubject, countryCodes: readonly string[]): WholeSubject {
  if (!('phone' in sought)) return sought;
  const phone = parsePhoneNumber(sought.phone, countryCodes);
  if (phone === null) throw new AppError('invalid_input', { message: 'That isn’t a phone number we know.' });
  return { phone };
}

/** A file of the archive that can't be read is named in the last lines. */
async function* csvOf(log: LogDeps, filter: AuditFilter) {
  const gaps: ArchiveGaps = { unreadable: [], searchedTo: null };
  yield csvLine(columns);
  for await (const entries of readWholeLog(log, filter, gaps)) yield csvLines(entries);
  yield* gapLines(gaps);
}

const gapLines = ({ unreadable }: ArchiveGaps) =>
  unreadable.map((name) => csvLine([`${name} in the archive is missing or was changed`]));

const columns = [
  'seq',
  'at',
  'action',
  'outcome',
  'actor_id',
  'actor_name',
  'actor_email',
  'actor_role',
  'target',
  'target_kind',
  'target_name',
  'target_email',
  'detail',
  'address',
  'device',
  'archived',
] as const satisfies readonly (keyof AuditEntry)[];

function csvLines(entries: readonly AuditEntry[]): string {
  return entries.map((entry) => csvLine(columns.map((column) => entry[column] ?? null))).join('');
}
