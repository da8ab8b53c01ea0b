import { hash, randomBytes, randomInt } from 'node:crypto';
import type { RequestKind } from '@rxweb/contracts/requests/kinds';
import type { CreatedRequest, RequestForm } from '@rxweb/contracts/requests/visitor';
import type { Language } from '@rxweb/contracts/shared/language';
import { textConsentRecord } from '@rxweb/domain/legal/text-consent';
import { dueAt, usualDays } from '@rxweb/domain/requests/due';
import { formatReference, makeReference } from '@rxweb/domain/requests/reference';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { parsePhoneNumber } from '@rxweb/domain/text/phone-number';
import type { TransactionSql } from '@rxweb/platform/sql/sql';
import { AppError } from '../../kernel/errors/app-error.ts';
import type { Visitor } from '../../kernel/http/visitor.ts';
import { runOnce } from '../../kernel/idempotency/run-once.ts';
import { book } from './appointments/book.ts';
import { insertEvent } from './events.repository.ts';
import { tellOfRequest } from './request-notices.ts';
import { insertRequest, type NewRequest } from './requests.repository.ts';
import type { RequestsDeps } from './requests-deps.ts';

export interface SentForm {
  form: RequestForm;
  language: Language;
  /** The page makes one for each form. */
  key: string;
}

/**
 * Stores a visitor's request and returns its reference and status link. A repeat with the same key gets the first answer. Throws
 * `phone_not_allowed`, `request_kind_off`, `slot_taken`, and `not_found` for files or conversations of others.
 */
export async function createRequest(deps: RequestsDeps, visitor: Visitor, sent: SentForm): Promise<CreatedRequest> {
  const { form, language, key } = sent;
  if (neededKinds(form).some((kind) => deps.settings.current.requests?.off.includes(kind)))
    throw new AppError('request_kind_off');
  const phone = parsePhoneNumber(form.phone, deps.countryCodes);
  if (phone === null) throw new AppError('phone_not_allowed', { message: notCallable[language] });
  const birthDate = 'birthDate' in form ? checkBirthDate(deps, form.birthDate) : null;
  const files = await deps.claimAttachments(visitor, form.files);
  const conversationId = form.chatId === undefined ? null : await requireConversation(deps, visitor, form.chatId);
  const facts = { form, language, visitor, phone, birthDate, files, conversationId };
  return runOnce(
    deps.sql,
    { actorId: visitor.key, key, body: form },
    { inTransaction: (tx) => store(deps, tx, facts) },
  );
}

type Facts = Pick<NewRequest, 'phone' | 'birthDate' | 'files' | 'conversationId'> & {
  form: RequestForm;
  language: Language;
  visitor: Visitor;
};

async function store(deps: RequestsDeps, tx: TransactionSql, facts: Facts): Promise<CreatedRequest> {
  const { form, language, visitor, phone, birthDate, files, conversationId } = facts;
  const now = deps.now();
  const token = randomBytes(16).toString('base64url');
  const days = deps.settings.current.requests?.days[form.kind] ?? usualDays[form.kind];
  const due = dueAt(deps.store, now, days);
  const startsAt = form.kind === 'appointment' && form.details.startsAt ? new Date(form.details.startsAt) : null;
  const row: NewRequest = {
    kind: form.kind,
    name: form.name.trim(),
    phone,
    birthDate,
    language,
    consent: form.wantsTexts ? { at: now, words: textConsentRecord(deps.settings.current, 'request', language) } : null,
    details: form.details,
    files,
    dueAt: due,
    startsAt,
    conversationId,
    visitorHash: visitor.hash,
    tokenHash: hashToken(token),
    createdAt: now,
  };
  const { id, reference } = await insertRequest(tx, row, () => makeReference(randomInt));
  if (form.kind === 'appointment' && startsAt)
    await book(deps, tx, { requestId: id, slug: form.details.service, startsAt, who: 'visitor', holder: visitor.hash });
  await insertEvent(tx, id, { source: 'visitor', actor: null, at: now, what: 'received', step: 'received' });
  await tellOfRequest(deps, tx, { id, state: 'received', owner: null, dueAt: due, hasNews: false });
  return {
    id,
    reference: formatReference(reference),
    token,
    kind: form.kind,
    dueAt: due?.toISOString() ?? null,
    startsAt: startsAt?.toISOString() ?? null,
  };
}

/** A refill to deliver is a delivery, too. */
const neededKinds = (form: RequestForm): RequestKind[] =>
  form.kind === 'refill' && form.details.handover === 'delivery' ? ['refill', 'delivery'] : [form.kind];

export const hashToken = (token: string) => hash('sha256', token, 'buffer');

async function requireConversation(deps: RequestsDeps, visitor: Visitor, chatId: string): Promise<string> {
  const id = await deps.conversationOf({ visitor, chatId });
  if (id === null) throw new AppError('not_found');
  return id;
}

/** The oldest people are younger than this. */
const maxAgeYears = 125;

/** Throws `invalid_input` for a day that can't be a birth date. */
function checkBirthDate({ store, now }: RequestsDeps, date: string): string {
  const today = storeDate(store, now());
  const first = `${Number(today.slice(0, 4)) - maxAgeYears}-01-01`;
  if (date >= first && date <= today) return date;
  throw new AppError('invalid_input', { issues: [{ path: 'body.birthDate', message: 'Check the year of birth.' }] });
}

const notCallable: Record<Language, string> = {
  en: 'We can’t call this number. Check it and try again.',
  es: 'No podemos llamar a este número. Revíselo e intente de nuevo.',
};
