import type { StoreInfo } from '@rxweb/contracts/store';
import { type ClaimProblem, checkShoeClaim, isBillable } from '@rxweb/domain/shoes/claim/check-shoe-claim';
import { writeClaimFile } from '@rxweb/domain/shoes/claim/write-837p';
import { wallTimeMs } from '@rxweb/domain/store/time-zone';
import type { Sql } from '@rxweb/platform/sql/sql';
import { type AuditLog, auditEntryFor } from '../../../kernel/audit/audit-log.ts';
import { AppError } from '../../../kernel/errors/app-error.ts';
import type { FileToSend } from '../../../kernel/files/send-file.ts';
import type { Actor } from '../../../kernel/http/actor.ts';
import type { LiveSettings } from '../../../kernel/settings/live-settings.ts';
import { leavingTexts, refuseUnprintable } from '../packets/drawing/refuse-unprintable.ts';
import { requireCaseFile } from '../read-case-file.ts';
import type { ClaimToPrint } from './claim-sheet.ts';
import type { ClaimSheetBuilder } from './claim-sheet-builder.ts';

export interface ClaimDeps {
  sql: Sql;
  audit: AuditLog;
  store: StoreInfo;
  settings: Pick<LiveSettings, 'billing'>;
  claimSheets: ClaimSheetBuilder;
  now(): Date;
}

interface OpenClaim extends ClaimToPrint {
  problems: ClaimProblem[];
}

const nextControlNumber = createControlNumbers();

/** Made whatever the checks say: it carries what they say. */
export async function claimSheet(deps: ClaimDeps, actor: Actor, id: string, signal: AbortSignal): Promise<FileToSend> {
  const claim = await openClaim(deps, id);
  refuseUnprintable(leavingTexts(claim.file));
  const body = await deps.claimSheets(claim, signal);
  await note(deps, actor, id, 'sheet');
  return { type: 'application/pdf', name: `claim-sheet-${id.slice(0, 8)}.pdf`, size: body.length, body };
}

/** An 837P file. Throws `conflict` with the reasons unless the claim can be billed. */
export async function claimFile(deps: ClaimDeps, actor: Actor, id: string): Promise<FileToSend> {
  const { file, problems, supplier } = await openClaim(deps, id);
  if (!supplier || !isBillable(problems)) {
    await deps.audit.write(auditEntryFor(actor, 'case_read', id));
    throw refusal(problems);
  }
  const now = deps.now();
  const time = new Date(wallTimeMs(deps.store.timeZone, now)).toISOString().slice(11, 16);
  const text = writeClaimFile({
    details: file.details,
    supplier,
    date: file.today,
    time,
    controlNumber: nextControlNumber(now),
  });
  await note(deps, actor, id, 'file');
  const body = new TextEncoder().encode(text);
  return { type: 'text/plain; charset=us-ascii', name: `claim-${id.slice(0, 8)}.837`, size: body.length, body };
}

function refusal(problems: readonly ClaimProblem[]): AppError {
  const reasons = problems.filter(({ refuses }) => refuses);
  return new AppError('conflict', {
    message: 'Don’t bill yet. The claim has problems that a payer would return it for.',
    issues: reasons.map(({ field, text }) => ({ path: field, message: text })),
  });
}

async function openClaim(deps: ClaimDeps, id: string): Promise<OpenClaim> {
  const { store, settings } = deps;
  const file = await requireCaseFile(deps.sql, deps, id);
  const { details, readyForKx, documents, today } = file;
  const problems = checkShoeClaim({
    details,
    patientName: file.patient_name,
    supplier: settings.billing,
    today,
    isReadyForKx: readyForKx,
    hasAbn: documents.some(({ requirement }) => requirement === 'abn'),
  });
  return { file, supplier: settings.billing, problems, store };
}

function note({ audit }: ClaimDeps, { userId: actorId, address }: Actor, target: string, detail: 'sheet' | 'file') {
  return audit.write({ action: 'case_claim_made', actorId, target, detail, address });
}

/** Interchange numbers (ISA13): at most 9 digits, never one twice on this server; the seconds of 30 years fit. */
function createControlNumbers(): (now: Date) => number {
  const first = Date.UTC(2026, 0, 1);
  let last = 0;
  return (now) => {
    const seconds = Math.floor((now.getTime() - first) / 1_000);
    last = Math.max(last + 1, seconds % 1_000_000_000);
    return last;
  };
}
