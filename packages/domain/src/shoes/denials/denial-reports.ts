import type { AnyShoeCheck } from '@rxweb/contracts/shoes/checks';
import type { DenialCheck } from '@rxweb/contracts/shoes/reports';
import type { ShoeSource } from '../sources.ts';

/** One contractor's review of therapeutic shoe claims. */
export interface DenialReport {
  contractor: string;
  /** Year and quarter, `2025-Q4`. */
  quarter: string;
  improperPercent: number;
  /** The checks behind its reasons, as it ranks or names them. */
  reasons: readonly DenialCheck[];
  source: ShoeSource;
}

/** The reports read, newest first (F9, F10). A new report is a new row. */
export const denialReports: readonly DenialReport[] = [
  {
    contractor: 'Noridian JA',
    quarter: '2025-Q4',
    improperPercent: 70,
    reasons: [
      ...(['certification_within_3_months', 'visit_by_certifier', 'measurements_present'] as const),
      ...(['adr_answered', 'order_before_claim', 'document_dated_by_delivery'] as const),
    ],
    source: 'D6',
  },
  {
    contractor: 'CGS JB',
    quarter: '2024-Q1',
    improperPercent: 37.28,
    reasons: [
      ...(['other_exam_agreed', 'certification_on_or_after_visit', 'visit_by_certifier'] as const),
      ...(['order_on_or_after_prescriber_visit', 'visit_within_6_months', 'certifier_credential'] as const),
      ...(['fit_in_person_objective', 'certification_within_3_months'] as const),
    ],
    source: 'M4',
  },
  {
    contractor: 'CGS JC',
    quarter: '2024-Q1',
    improperPercent: 52.28,
    reasons: [
      ...(['other_exam_agreed', 'note_signed_by_author', 'certification_within_3_months'] as const),
      ...(['evaluation_in_person_before_choice', 'qualifying_condition'] as const),
    ],
    source: 'M5',
  },
];

/** The reports that name a check as a reason for denial, newest first. */
export function reportsNaming(check: AnyShoeCheck): readonly DenialReport[] {
  return denialReports.filter(({ reasons }) => reasons.some((reason) => reason === check));
}

/** `Noridian JA, Q4 2025` */
export function reportText({ contractor, quarter }: DenialReport): string {
  const [year, part] = quarter.split('-');
  return `${contractor}, ${part} ${year}`;
}
