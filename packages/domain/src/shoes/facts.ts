import type { ShoeSource } from './sources.ts';

/** High: plain policy. Medium: one contractor's reading, or a secondary source. Low: retired, unclear, not found. */
type Confidence = 'high' | 'medium' | 'low';

export interface ShoeFact {
  rule: string;
  /** Empty when no source says it. */
  sources: readonly ShoeSource[];
  confidence: Confidence;
  /** First and last delivery date (or visit date, if the rule says so) for which it holds; null for unbounded. */
  effectiveFrom: string | null;
  effectiveUntil: string | null;
}

function fact(
  rule: string,
  sources: readonly ShoeSource[],
  confidence: Confidence,
  effectiveFrom: string | null = null,
  effectiveUntil: string | null = null,
): ShoeFact {
  return { rule, sources, confidence, effectiveFrom, effectiveUntil };
}

/** Medicare's requirements for therapeutic shoes, numbered as in domain facts A. Breaking a high-confidence rule fails a check. */
export const shoeFacts = {
  1: fact(
    'The patient has diabetes and at least one of six conditions: amputation, past ulcer, pre-ulcerative callus, neuropathy with callus, deformity, poor circulation.',
    ['M1', 'M3'],
    'high',
  ),
  2: fact('The certifier is the MD or DO who manages the diabetes, never a podiatrist or CNS.', ['M1'], 'high'),
  3: fact(
    'An NP or PA may certify under a supervising MD or DO who signs and dates their notes about the shoes.',
    ['M1', 'M11', 'M12'],
    'high',
  ),
  4: fact(
    'An NP in a Primary Care First practice may certify alone.',
    ['M10', 'M33'],
    'high',
    '2021-01-01',
    '2025-12-31',
  ),
  5: fact('Bills that would let NPs and PAs certify alone haven’t become law.', ['M23'], 'low'),
  6: fact('The diabetes visit is within 6 months before delivery.', ['M1', 'M3', 'M6', 'M17'], 'high'),
  7: fact('The visit may be by telehealth; the foot exam must be in person.', ['M7'], 'medium'),
  8: fact(
    'The exam is within 6 months before delivery and on or before the statement date. If another clinician did it, the certifier agrees with it by then, with initials and a date.',
    ['M1', 'M8', 'M18'],
    'high',
  ),
  9: fact('The statement alone doesn’t prove the condition; the exam notes do.', ['M6b', 'M18b'], 'high'),
  10: fact(
    'The statement is signed on or after the visit and within 3 months before delivery.',
    ['M6', 'M17', 'M22'],
    'high',
  ),
  11: fact('Items provided more than 1 year after the last statement need a new one.', ['M19'], 'medium'),
  12: fact(
    'The order has the patient’s name or MBI, date, description, quantity, prescriber’s name or NPI, and a signature (no stamp).',
    ['M16'],
    'high',
  ),
  13: fact('The order reaches the supplier before the claim.', ['M1', 'M16'], 'high'),
  14: fact('The order is signed on or after a visit with the prescriber.', ['M4', 'M20', 'M25'], 'medium'),
  15: fact(
    'A replacement shoe needs a new order; inserts and modifications need one only after 1 year.',
    ['M20'],
    'low',
  ),
  16: fact('A podiatrist, another doctor, a PA, an NP or a CNS may prescribe.', ['M13', 'M17', 'M31'], 'high'),
  17: fact(
    'Before items are chosen, the supplier evaluates the feet in person: measurements, abnormalities to accommodate, and an impression for custom items.',
    ['M3', 'M17'],
    'high',
  ),
  18: fact(
    'At delivery, in person, with shoes and inserts on, the supplier assesses the fit objectively.',
    ['M9'],
    'high',
  ),
  19: fact('Evaluation and delivery may be on the same day if both are documented.', ['M24'], 'medium'),
  20: fact('Shoes mailed without a fitting visit weren’t fitted at delivery.', ['M9', 'M29'], 'medium'),
  21: fact(
    'The proof of delivery has the name, address, items, quantities, date and signature. The date received is the date of service.',
    ['M25', 'M30'],
    'high',
  ),
  22: fact('Keep proof of delivery for 7 years from the date of service.', ['M16'], 'high'),
  23: fact(
    'In a calendar year: 1 pair of depth shoes and 3 pairs of inserts, or 1 pair of custom shoes (with their inserts) and 2 more pairs of inserts.',
    ['M13', 'M14', 'M15'],
    'high',
  ),
  24: fact('One affected foot is enough for a pair.', ['M2', 'M15'], 'high'),
  25: fact('Modifications may replace pairs of inserts, one for one.', ['M14', 'M15'], 'high'),
  26: fact(
    'Inserts alone are covered if the supplier verifies in writing that the shoes are suitable.',
    ['M15'],
    'high',
  ),
  27: fact('Each item has its own code; count units per shoe and per insert.', ['M2', 'M22'], 'medium'),
  28: fact('The KX modifier says that all criteria are met.', ['M22', 'D20'], 'medium'),
  29: fact('Custom-molded shoes are for deformities that no depth shoe can accommodate.', ['M32'], 'medium'),
  30: fact('After the Part B deductible, the patient pays 20% if the supplier accepts assignment.', ['M13'], 'high'),
  31: fact('Therapeutic shoes are their own Part B benefit, not DME; the DME MACs handle it.', ['M2', 'M15'], 'high'),
  32: fact(
    'A pharmacy with less than 5% DMEPOS sales over 3 years may be exempt from accreditation, with 5 years of enrollment and no adverse action.',
    ['M21', 'D9'],
    'medium',
  ),
  33: fact('If you expect a denial, keep an ABN on file.', ['M3'], 'high'),
  34: fact('Medicare Advantage plans may add prior authorization and networks.', ['M32'], 'medium'),
  35: fact('The claim is filed within 1 calendar year after the date of service (42 CFR 424.44).', ['D26'], 'high'),
  36: fact(
    'Months are counted by the calendar, to the end of shorter months. This is our assumption; no source says so.',
    [],
    'low',
  ),
  37: fact(
    'The diabetes visit is with the clinician who signs the statement, and that clinician wrote the note.',
    ['M1', 'D6'],
    'high',
  ),
  38: fact(
    'A telehealth visit counts even from the patient’s home. Judged by the date of the visit.',
    ['D1'],
    'high',
    null,
    '2027-12-31',
  ),
  39: fact(
    'An NP of an ACO in the ACO REACH model may certify if the ACO elected it.',
    ['M10', 'D5'],
    'medium',
    '2023-01-01',
    '2026-12-31',
  ),
  40: fact(
    'Whether an NP may certify under LEAD, the model after ACO REACH, was not found.',
    ['D5'],
    'low',
    '2027-01-01',
  ),
  41: fact('Records are dated by the day of delivery.', ['D6'], 'medium'),
  42: fact(
    'The author signs each note. A missing signature is cured by a signature log or the author’s attestation, but not on an order.',
    ['M5', 'D26'],
    'high',
  ),
  43: fact('The store’s evaluation has measurements of the feet.', ['M3', 'D6'], 'high'),
  44: fact(
    'A records request is answered within 45 days from its date, or by the date that the letter gives.',
    ['D21'],
    'high',
  ),
  45: fact(
    'The date received is the date of service, and the day of the fitting. The receipt has the signer’s name, and the relationship if it isn’t the patient.',
    ['D17'],
    'high',
  ),
  46: fact(
    'No one with a financial interest signs the receipt: not the supplier, its staff or its driver.',
    ['D17'],
    'medium',
  ),
  47: fact(
    'Medicare Advantage plans and Medicaid have their own limits, forms and authorizations. The plan answers.',
    ['D29', 'M32'],
    'medium',
  ),
  48: fact('Accreditation is renewed every year; a three-year term expires first.', ['D8'], 'high', '2026-01-01'),
  49: fact(
    'The exam is the certifier’s own, or another clinician’s that the certifier initialed, dated and agreed with.',
    ['D3', 'M1'],
    'high',
  ),
} as const satisfies Record<number, ShoeFact>;

export type ShoeFactId = keyof typeof shoeFacts;

/** Whether a fact holds for a delivery on that date. An unknown date may. */
export function isInForce(id: ShoeFactId, date: string | null): boolean {
  const { effectiveFrom, effectiveUntil }: ShoeFact = shoeFacts[id];
  if (date === null) return true;
  return (effectiveFrom === null || date >= effectiveFrom) && (effectiveUntil === null || date <= effectiveUntil);
}
