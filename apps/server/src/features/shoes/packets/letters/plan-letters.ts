import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import type { ShoeCase } from '@rxweb/contracts/shoes/checks';
import type { ShoeRequirement } from '@rxweb/contracts/shoes/documents';
import { evidenceSlots } from '@rxweb/contracts/shoes/evidence';
import type { LetterAsk, LetterRecipient } from '@rxweb/contracts/shoes/packets';
import { needsSupervisor } from '@rxweb/domain/shoes/certifier-routes';
import { judgedCase } from '@rxweb/domain/shoes/extended/judged-case';
import { isSamePerson } from '@rxweb/domain/shoes/extended/same-person';
import { payerInput, toShoeCase } from '@rxweb/domain/shoes/shoe-case';
import { addDays } from '@rxweb/domain/store/calendar-date';

export interface LetterPlan {
  recipient: LetterRecipient;
  name: string | null;
  phone: string | null;
  fax: string | null;
  asks: LetterAsk[];
  unverified: ShoeRequirement[];
  replyBy: string;
}

/** Who is asked for what (domain facts 2, G20). Only their own pages, and nothing on file. */
export function planLetters(file: ShoeCaseFile): LetterPlan[] {
  const { certifier, prescriber, certification } = file.details;
  const nobody = { name: null, phone: null, fax: null };
  const people = {
    certifier: { ...nobody, ...certifier },
    prescriber: { ...nobody, ...prescriber },
    examiner: nobody,
    supervisor: { ...nobody, name: certification?.supervisor?.name ?? null },
  };
  const replyBy = replyDay(file);
  return recipientsOf(file).map(({ recipient, asks }) => {
    const { name, phone, fax } = people[recipient];
    const open = asks.filter((ask) => isOpen(file, ask));
    const unverified = open.map(slotOf).filter((slot) => isIn(file, slot));
    return { recipient, name, phone, fax, asks: open, unverified: [...new Set(unverified)], replyBy };
  });
}

/** Where an answer is filed. */
export const slotOf = (ask: LetterAsk): ShoeRequirement => (ask === 'supervised_notes' ? 'visit_notes' : ask);

function recipientsOf(file: ShoeCaseFile): { recipient: LetterRecipient; asks: LetterAsk[] }[] {
  const isOther = examOf(file)?.by === 'other';
  const isOne = isOnePerson(file);
  const certifierAsks: LetterAsk[] = [
    'visit_notes',
    isOther ? 'agreement' : 'foot_exam',
    'certifying_statement',
    ...(isOne ? (['order'] as const) : []),
  ];
  return [
    { recipient: 'certifier', asks: certifierAsks },
    ...(isOne ? [] : [asked('prescriber', 'order', 'prescriber_notes')]),
    ...(isOther ? [asked('examiner', 'foot_exam')] : []),
    ...(isSupervised(file) ? [asked('supervisor', 'supervised_notes')] : []),
  ];
}

/** The exam that proves the condition: of two, the better one (domain facts 2, F3); on a verified note, as it says. */
export function examOf({ id, today, details, evidence, suppliedHere }: ShoeCaseFile): ShoeCase['exam'] {
  return judgedCase(toShoeCase(details, { id, today, suppliedHere, evidence })).exam;
}

const asked = (recipient: LetterRecipient, ...asks: LetterAsk[]) => ({ recipient, asks });

export const isSupervised = ({ details: { certification, plan } }: ShoeCaseFile): boolean =>
  needsSupervisor({ certification, payer: plan && payerInput(plan) });

/** An NP or PA, under an MD or DO or by a route of their own. */
export const isByNpOrPa = ({ details: { certification } }: ShoeCaseFile): boolean =>
  certification?.credential === 'NP' || certification?.credential === 'PA';

/** By NPI, else by name. */
function isOnePerson({ details: { certifier, prescriber } }: ShoeCaseFile): boolean {
  if (certifier?.npi && prescriber?.npi) return certifier.npi === prescriber.npi;
  return isSamePerson(certifier?.name, prescriber?.name) === true;
}

function isOpen(file: ShoeCaseFile, ask: LetterAsk): boolean {
  if (ask === 'supervised_notes')
    return !file.details.certification?.supervisor?.date || !isOnFile(file, 'visit_notes');
  return !isOnFile(file, ask);
}

/** Verified, and not found unsigned. */
function isOnFile({ evidence, documents }: ShoeCaseFile, slot: ShoeRequirement): boolean {
  const known = evidenceSlots.find((each) => each === slot);
  const found = known && evidence[known];
  if (found)
    return found.state === 'verified' && [found.paper, ...(found.also ?? [])].some((paper) => paper?.signed !== false);
  return documents.some(
    ({ requirement, verifiedAt, signed }) => requirement === slot && verifiedAt !== null && signed !== false,
  );
}

const isIn = ({ documents }: ShoeCaseFile, slot: ShoeRequirement): boolean =>
  documents.some(({ requirement, verifiedAt }) => requirement === slot && verifiedAt === null);

const daysToReply = 10;
/** For fitting and delivery before the window closes. */
const daysBefore = 3;

/** Ten days, or three before the documents on hand expire; never before tomorrow. */
function replyDay({ today, verdict, details }: ShoeCaseFile): string {
  const usual = addDays(today, daysToReply);
  const last = verdict.latestSafeDelivery;
  if (last === null || details.delivery?.date || last < today) return usual;
  const early = addDays(last, -daysBefore);
  const tomorrow = addDays(today, 1);
  return [usual, early < tomorrow ? tomorrow : early].sort()[0] ?? usual;
}
