import type { FieldPath } from '../shared/shoe-fields.ts';
import { caseHref } from '../shoe-paths.ts';

/** Each is an address. The tab is in the query, so changing it never counts as leaving the case. */
export const caseTabs = ['overview', 'papers', 'fitting', 'delivery', 'claim', 'history'] as const;
export type CaseTab = (typeof caseTabs)[number];

/** An unknown tab is the overview. */
export function parseTab(search: string): CaseTab {
  const named = new URLSearchParams(search).get('tab');
  return caseTabs.find((tab) => tab === named) ?? 'overview';
}

export function tabHref(id: string, tab: CaseTab): string {
  return tab === 'overview' ? caseHref(id) : `${caseHref(id)}?tab=${tab}`;
}

/** By the start of a field's path; the first match counts. Everything else is on the overview. */
const places: readonly [string, CaseTab][] = [
  ['details.requested.', 'papers'],
  ['details.visit.', 'papers'],
  ['details.exam.', 'papers'],
  ['details.otherExam.', 'papers'],
  ['details.certification.', 'papers'],
  ['details.certifier.', 'papers'],
  ['details.order.', 'papers'],
  ['details.prescriber.', 'papers'],
  ['checklist.rx', 'papers'],
  ['checklist.faceToFace', 'papers'],
  ['checklist.medicarePacket', 'papers'],
  ['details.condition', 'fitting'],
  ['details.evaluation.', 'fitting'],
  ['details.feet.', 'fitting'],
  ['details.chosen', 'fitting'],
  ['details.items.', 'fitting'],
  ['details.suppliedElsewhere.', 'fitting'],
  ['checklist.appointmentMade', 'fitting'],
  ['checklist.fitted', 'fitting'],
  ['checklist.shoes', 'fitting'],
  ['details.delivery.', 'delivery'],
  ['details.fit.', 'delivery'],
  ['details.handover', 'delivery'],
  ['details.proofOfDelivery', 'delivery'],
  ['checklist.patient', 'delivery'],
  ['details.recordsRequest.', 'claim'],
  ['details.billed', 'claim'],
  ['details.claim', 'claim'],
];

/** Where a field is edited: each has one place. */
export function tabOfField(path: FieldPath): CaseTab {
  return places.find(([start]) => path.startsWith(start))?.[1] ?? 'overview';
}
