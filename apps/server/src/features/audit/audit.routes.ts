import { Readable } from 'node:stream';
import { type AuditEntry, exportAudit, listAudit, verifyAudit, whoSaw } from '@rxweb/contracts/audit';
import { parsePhoneNumber } from '@rxweb/domain/text/phone-number';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../kernel/errors/app-error.ts';
import type { Subject } from '../../kernel/feature/erase-rule.ts';
import type { FindsAuditTargets } from '../../kernel/feature/feature.ts';
import { clientAddress } from '../../kernel/http/client-address.ts';
import { type HttpDeps, registerEndpoint } from '../../kernel/http/register-endpoint.ts';
import { csvLine } from '../../kernel/lists/csv.ts';
import type { AuditRepository } from './audit.repository.ts';
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

  registerEndpoint(app, deps, listAudit, { limit: 'staff' }, async ({ input, principal, request }) => {
    const { before = null, limit, ...filter } = input.query;
    // Once per read, however many pages.
    if (before === null)
      await audit.write({ action: 'audit_read', actorId: principal.userId, address: clientAddress(request) });
    const entries = await repository.readPage(filter, before, limit);
    return { entries, next: entries.length === limit ? (entries.at(-1)?.seq ?? null) : null };
  });

  registerEndpoint(app, deps, exportAudit, { limit: 'staff' }, async ({ input, principal, request, reply }) => {
    await audit.write({ action: 'audit_exported', actorId: principal.userId, address: clientAddress(request) });
    return reply
      .header('content-type', 'text/csv; charset=utf-8; header=present')
      .header('content-disposition', 'attachment; filename="audit-log.csv"')
      .header('cache-control', 'no-store')
      .send(Readable.from(csvOf(repository, input.query), { objectMode: false }));
  });

  registerEndpoint(app, deps, whoSaw, { limit: 'staff' }, async ({ input, principal, request }) => {
    const subject = subjectOf(input.body, deps.countryCodes);
    await audit.write({
      action: 'audit_read',
      actorId: principal.userId,
      detail: 'who saw a person',
      address: clientAddress(request),
    });
    return findWhoSaw(deps.sql, deps.auditTargets, subject, whoSawRows);
  });

  registerEndpoint(app, deps, verifyAudit, { limit: 'staff' }, async () => {
    const { rows, brokenAt } = await verifyChain(deps.sql, deps.sealKey, { archiveDir: deps.archiveDir });
    return { rows, brokenAt };
  });
}

const whoSawRows = 200;

function subjectOf(sought: Subject, countryCodes: readonly string[]): Subject {
  if (!('phone' in sought)) return sought;
  const phone = parsePhoneNumber(sought.phone, countryCodes);
  if (phone === null) throw new AppError('invalid_input', { message: 'That isn’t a phone number we know.' });
  return { phone };
}

async function* csvOf(repository: AuditRepository, filter: Parameters<AuditRepository['readAll']>[0]) {
  yield csvLine(columns);
  for await (const entries of repository.readAll(filter)) yield csvLines(entries);
}

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
] as const satisfies readonly (keyof AuditEntry)[];

function csvLines(entries: readonly AuditEntry[]): string {
  return entries.map((entry) => csvLine(columns.map((column) => entry[column]))).join('');
}
