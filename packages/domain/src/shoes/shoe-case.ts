import type { ShoeStep } from '@rxweb/contracts/shoes/cases';
import type { ShoeCase, ShoeItems } from '@rxweb/contracts/shoes/checks';
import { type DmeShoeDetails, dmeShoeDetails } from '@rxweb/contracts/shoes/details';
import { addMonths } from '../store/calendar-date.ts';
import { judgeShoeCase } from './check-case.ts';
import { fitNoteText } from './fit-note-text.ts';
import { missingSteps, waitingSince } from './missing-steps.ts';

export { fitNoteText } from './fit-note-text.ts';

/** Nothing is known yet. */
export const emptyDetails: DmeShoeDetails = dmeShoeDetails.parse({});

/** What a case is judged with beyond its own record. */
export interface ShoeCaseContext {
  id: string;
  /** The day of the store, `YYYY-MM-DD`. */
  today: string;
  /** What this store gave the same patient in the same year, in other cases. */
  suppliedHere: ShoeItems;
}

/** The case as the window engine reads it. What others gave in the year must be said before the year can be counted. */
export function toShoeCase(details: DmeShoeDetails, { id, today, suppliedHere }: ShoeCaseContext): ShoeCase {
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
    proofOfDelivery: isHandedOver(details) || details.proofOfDelivery,
    billed,
    conditions,
    items,
    suppliedThisYear: details.suppliedElsewhere && addItems(details.suppliedElsewhere, suppliedHere),
  };
}

/** What lists and boards sort and count by; nothing of it depends on the day it is read. */
export interface ShoeCaseSummary {
  missing: ShoeStep[];
  deliveredOn: string | null;
  billedOn: string | null;
  runsOutFirst: 'visit' | 'exam' | 'certification' | null;
  /** Not delivered: the latest safe delivery. Delivered and not billed: the last day for the claim (fact 35). */
  nextDeadline: string | null;
  /** Since when the longest awaited paper has been asked for. */
  waitingSince: string | null;
}

export function summarizeShoeCase(details: DmeShoeDetails): ShoeCaseSummary {
  const nothing = { depthPairs: 0, customPairs: 0, insertPairs: 0, modifications: 0 };
  const shoeCase = toShoeCase(details, { id: 'summary', today: '2000-01-01', suppliedHere: nothing });
  const { latestSafeDelivery, runsOutFirst } = judgeShoeCase(shoeCase);
  const deliveredOn = details.delivery?.date ?? null;
  const lastClaimDay = deliveredOn && details.billed === null ? addMonths(deliveredOn, 12) : null;
  const missing = missingSteps(shoeCase);
  return {
    missing,
    deliveredOn,
    billedOn: details.billed,
    runsOutFirst,
    nextDeadline: deliveredOn === null ? latestSafeDelivery : lastClaimDay,
    waitingSince: waitingSince(missing, details.requested),
  };
}

/** Whether the hand-over on screen holds all that a proof of delivery needs (fact 21). */
export function isHandedOver({ handover }: DmeShoeDetails): true | null {
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
