import type { ShoeCase, ShoeItems } from '@rxweb/contracts/shoes/checks';
import { type ShoeCaseDetails, shoeCaseDetails } from '@rxweb/contracts/shoes/details';
import type { ShoeEvidence } from '@rxweb/contracts/shoes/evidence';
import { fitNoteText } from './fit-note-text.ts';
import { adrOf } from './records-request.ts';

export const emptyDetails: ShoeCaseDetails = shoeCaseDetails.parse({});

/** Inputs of the checks beyond the case's own record. */
export interface ShoeCaseContext {
  id: string;
  /** The store's date, `YYYY-MM-DD`. */
  today: string;
  /** What this store supplied to the same patient that year, in other cases. */
  suppliedHere: ShoeItems;
  /** The papers of the case. Left out or null: typed dates are judged as they are. */
  evidence?: ShoeEvidence | null;
  /** With evidence: names to compare with authors and signers. */
  patientName?: string;
  staff?: readonly string[];
}

/** The case as input of the checks. The year counts only once other suppliers' items are recorded. */
export function toShoeCase(details: ShoeCaseDetails, context: ShoeCaseContext): ShoeCase {
  const { id, today, suppliedHere, evidence = null } = context;
  const { visit, exam, certification, order, evaluation, chosen, delivery, billed, conditions, items } = details;
  return {
    id,
    today,
    visit,
    exam,
    certification,
    order,
    evaluation,
    chosen,
    delivery: delivery && { ...delivery, note: fitNoteText(details.fit, delivery.note) },
    proofOfDelivery: isDelivered(details) || details.proofOfDelivery,
    billed,
    conditions,
    items,
    suppliedThisYear: details.suppliedElsewhere && addItems(details.suppliedElsewhere, suppliedHere),
    ...(evidence === null ? {} : extendedParts(details, evidence, context)),
  };
}

/** What the checks need besides papers: the second exam, people, the receipt, measurements, the payer. */
function extendedParts(
  { otherExam, evaluation, feet, certifier, prescriber, handover, plan, recordsRequest }: ShoeCaseDetails,
  evidence: ShoeEvidence,
  { patientName, staff }: ShoeCaseContext,
): Partial<ShoeCase> {
  return {
    evidence,
    people: {
      patient: patientName ?? null,
      certifier: certifier?.name ?? null,
      prescriber: prescriber?.name ?? null,
      staff: staff ? [...staff] : null,
    },
    ...(otherExam ? { otherExam } : {}),
    ...(evaluation && feet ? { evaluation: { ...evaluation, feet } } : {}),
    ...(handover ? { receipt: receiptOf(handover) } : {}),
    ...(plan ? { payer: payerInput(plan) } : {}),
    ...(recordsRequest ? { adr: adrOf(recordsRequest) } : {}),
  };
}

function receiptOf({ receivedBy, relationship, address, goods }: Handover): NonNullable<ShoeCase['receipt']> {
  const units = goods?.map(({ code, quantity }) => ({ code, units: quantity })) ?? null;
  return { receivedBy, relationship, address, goods: units };
}

/** A case's plan as input of the checks. */
export function payerInput({
  kind,
  name,
  authorization,
  contact: _,
  ...answers
}: Plan): NonNullable<ShoeCase['payer']> {
  const { withinLimit = null, authFrom = null, authUntil = null, authNeeded = null, certifierAllowed = null } = answers;
  return { kind, name, withinLimit, authNumber: authorization, authFrom, authUntil, authNeeded, certifierAllowed };
}

type Handover = NonNullable<ShoeCaseDetails['handover']>;
type Plan = NonNullable<ShoeCaseDetails['plan']>;

/** Whether the delivery on screen has all parts of a proof of delivery (fact 21). */
export function isDelivered({ handover }: ShoeCaseDetails): true | null {
  if (!handover) return null;
  const { receivedBy, address, goods, signature, signedOn } = handover;
  const areGoodsNamed =
    goods !== null && goods.length > 0 && goods.every(({ description, quantity }) => description && quantity);
  return receivedBy && address && areGoodsNamed && signature && signedOn ? true : null;
}

type Items = NonNullable<ShoeCase['items']>;

function addItems(elsewhere: Items, here: ShoeItems): Items {
  const add = (some: number | null, more: number) => (some === null ? null : some + more);
  return {
    depthPairs: add(elsewhere.depthPairs, here.depthPairs),
    customPairs: add(elsewhere.customPairs, here.customPairs),
    insertPairs: add(elsewhere.insertPairs, here.insertPairs),
    modifications: add(elsewhere.modifications, here.modifications),
  };
}
