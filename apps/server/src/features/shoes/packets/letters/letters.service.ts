import { randomBytes } from 'node:crypto';
import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import type {
  getShoePapers,
  LetterRecipient,
  makeShoeLetter,
  markShoeFax,
  ShoeFax,
} from '@rxweb/contracts/shoes/packets';
import { formatPhone } from '@rxweb/domain/text/phone-text';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import type * as z from 'zod/mini';
import { auditEntryFor, writeAuditEntries } from '../../../../kernel/audit/audit-log.ts';
import { AppError } from '../../../../kernel/errors/app-error.ts';
import type { FileToSend } from '../../../../kernel/files/send-file.ts';
import type { Actor } from '../../../../kernel/http/actor.ts';
import { requireCaseFile } from '../../read-case-file.ts';
import { isReadable } from '../attachments/is-readable.ts';
import { leavingTexts, refuseUnprintable } from '../drawing/refuse-unprintable.ts';
import { leavesWithAudit } from '../leaves-with-audit.ts';
import type { PacketsDeps, Reader } from '../packets.service.ts';
import * as repository from './letters.repository.ts';
import { type LetterPlan, planLetters, slotOf } from './plan-letters.ts';

type Wish = z.output<(typeof makeShoeLetter)['input']['body']>;
type Papers = z.output<(typeof getShoePapers)['output']>;

export async function readPapers(deps: PacketsDeps, actor: Actor, id: string): Promise<Papers> {
  const file = await requireCaseFile(deps.sql, deps, id);
  const faxes = await repository.listFaxes(deps.sql, id);
  const plans = planLetters(file).map((plan) => withLastFax(plan, faxes));
  const names = plans.flatMap(({ name }) => (name ? [name] : []));
  const known = await repository.listKnownNumbers(deps.sql, names);
  await deps.audit.write(auditEntryFor(actor, 'case_read', id));
  return {
    storeFax: deps.store.fax ?? null,
    letters: plans.map((plan) => ({ ...plan, knownNumbers: known.get(plan.name?.toLowerCase() ?? '') ?? [] })),
    leftOut: file.documents
      .filter((document) => !leavesWithAudit(document))
      .map((document) => ({
        id: document.id,
        requirement: document.requirement,
        name: document.name,
        why: isReadable(document) ? 'unverified' : 'unreadable',
      })),
    faxes,
  };
}

/** What the case doesn't say of a person is taken from the last letter to them. */
function withLastFax(plan: LetterPlan, faxes: readonly ShoeFax[]): LetterPlan {
  const last = faxes.find(({ recipient, outcome }) => recipient === plan.recipient && outcome !== 'wrong_number');
  const name = plan.name ?? last?.name ?? null;
  const number = last?.name === name ? last?.number : null;
  const shown = number && formatPhone(number.length === 10 ? `+1${number}` : number);
  return { ...plan, name, fax: plan.fax ?? shown ?? null };
}

/** Logs the packet once it is drawn. Throws `conflict` when nothing is asked, or for a new, unconfirmed number. */
export async function makeLetter(deps: PacketsDeps, reader: Reader, id: string, wish: Wish): Promise<FileToSend> {
  const file = await requireCaseFile(deps.sql, deps, id);
  const plan = requirePlan(file, wish);
  const number = digitsOf(plan.fax);
  if (number && !wish.isConfirmed) await refuseNewNumber(deps, plan, number);
  refuseUnprintable({ ...leavingTexts(file), letter: plan });
  const codes = [...new Set(plan.asks.map(slotOf))].map((slot) => [slot, newCode()] as const);
  const task = { file, store: deps.store, to: plan, codes: Object.fromEntries(codes) };
  const { pdf, pages } = await deps.packetBuilder.makeLetterPacket(task, reader.signal);
  const { recipient, name } = plan;
  await inTransaction(deps.sql, async (tx) => {
    const faxId = await repository.insertFax(tx, { caseId: id, by: reader.userId, recipient, name, number, pages });
    await repository.insertCodes(tx, { caseId: id, faxId }, codes);
    await writeAuditEntries(tx, [auditEntryFor(reader, 'case_packet_made', id, `${recipient}, fax ${faxId}`)]);
  });
  return { type: 'application/pdf', name: letterName(recipient, id), size: pdf.length, body: pdf };
}

export async function markFax(
  { sql }: PacketsDeps,
  actor: Actor,
  { id, faxId }: { id: string; faxId: string },
  { outcome }: z.output<(typeof markShoeFax)['input']['body']>,
): Promise<ShoeFax> {
  return inTransaction(sql, async (tx) => {
    if (!(await repository.markFax(tx, { caseId: id, id: faxId, by: actor.userId, outcome })))
      throw new AppError('not_found');
    await writeAuditEntries(tx, [auditEntryFor(actor, 'case_fax_marked', id, `fax ${faxId}, ${outcome}`)]);
    const fax = await repository.findFax(tx, id, faxId);
    if (!fax) throw new AppError('not_found');
    return fax;
  });
}

const letterName = (recipient: LetterRecipient, id: string): string => `${recipient}-packet-${id.slice(0, 8)}.pdf`;

/** Staff enter who it goes to; the case says what is asked. */
function requirePlan(file: ShoeCaseFile, { recipient, name, phone, fax }: Wish): LetterPlan {
  const plan = planLetters(file).find((each) => each.recipient === recipient);
  if (!plan || plan.asks.length === 0)
    throw new AppError('conflict', { message: 'Nothing is missing from this person, so there is no letter to send.' });
  return { ...plan, name: name?.trim() || null, phone: phone?.trim() || null, fax: fax?.trim() || null };
}

/** A wrong digit sends a patient's record to a stranger. */
async function refuseNewNumber({ sql }: PacketsDeps, { name }: LetterPlan, number: string): Promise<void> {
  const known = name ? await repository.listKnownNumbers(sql, [name]) : new Map<string, string[]>();
  if (known.get(name?.toLowerCase() ?? '')?.includes(number)) return;
  throw new AppError('conflict', {
    message: 'This fax number is new for this person. Call the office, compare the number, and confirm it first.',
  });
}

/** Without the country code of the US. */
const digitsOf = (fax: string | null): string | null => fax?.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '') || null;

/** Crockford's letters and digits: none is taken for another. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const newCode = (): string => Array.from(randomBytes(16), (byte) => alphabet[byte % 32]).join('');
