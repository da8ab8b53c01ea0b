import type { ShoeStep } from '@rxweb/contracts/shoes/cases';
import type { ShoeCaseDetails } from '@rxweb/contracts/shoes/details';
import type { ShoeEvidence } from '@rxweb/contracts/shoes/evidence';
import { addMonths } from '../store/calendar-date.ts';
import { checkShoeCase } from './check-case.ts';
import { missingSteps, waitingSince } from './missing-steps.ts';
import { toShoeCase } from './shoe-case.ts';

/** Sort and count keys of lists and boards, independent of today's date. */
export interface ShoeCaseSummary {
  missing: ShoeStep[];
  deliveredOn: string | null;
  billedOn: string | null;
  runsOutFirst: 'visit' | 'exam' | 'certification' | null;
  /** Not delivered: the latest safe delivery. Not billed: the last day to bill (fact 35). */
  nextDeadline: string | null;
  /** Request date of the document awaited longest. */
  waitingSince: string | null;
}

/** With evidence, dates come from verified papers, and steps without one are missing. */
export function summarizeShoeCase(details: ShoeCaseDetails, evidence: ShoeEvidence | null = null): ShoeCaseSummary {
  const nothing = { depthPairs: 0, customPairs: 0, insertPairs: 0, modifications: 0 };
  const shoeCase = toShoeCase(details, { id: 'summary', today: '2000-01-01', suppliedHere: nothing, evidence });
  const { latestSafeDelivery, runsOutFirst } = checkShoeCase(shoeCase);
  const deliveredOn = details.delivery?.date ?? null;
  const lastClaimDay = deliveredOn && details.billed === null ? addMonths(deliveredOn, 12) : null;
  const missing = missingSteps(shoeCase, evidence);
  return {
    missing,
    deliveredOn,
    billedOn: details.billed,
    runsOutFirst,
    nextDeadline: deliveredOn === null ? latestSafeDelivery : lastClaimDay,
    waitingSince: waitingSince(missing, details.requested),
  };
}
