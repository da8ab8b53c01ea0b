import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import type { StoreInfo } from '@rxweb/contracts/store';
import { type QualifyingCondition, qualifyingConditions } from '@rxweb/domain/shoes/check-condition';
import { isByNpOrPa, isSupervised } from '../letters/plan-letters.ts';
import { patientFields, storeLine, written } from './case-facts.ts';
import type { Block, Page } from './page.ts';

/** Fact 1, in our own words. */
const conditionTexts: Record<QualifyingCondition, string> = {
  amputation: 'Amputation of the other foot, or part of either foot',
  'past ulcer': 'Past ulcer of either foot',
  'pre-ulcerative callus': 'Pre-ulcerative callus of either foot, now or in the past',
  'neuropathy with callus': 'Peripheral neuropathy with callus on either foot',
  deformity: 'Deformity of either foot',
  'poor circulation': 'Poor circulation in either foot',
};

/** The certifier's statement (facts 1 to 3, 10; 2, F5 and G21). Prefilled except its boxes, never signed or dated. */
export function certifyingStatement(file: ShoeCaseFile, store: StoreInfo): Page {
  return {
    section: 'Certifying statement',
    title: isByNpOrPa(file)
      ? 'Certifying Statement for Therapeutic Shoes, NP or PA'
      : 'Statement of Certifying Physician for Therapeutic Shoes',
    returns: 'certifying_statement',
    subtitle: `Prepared by ${storeLine(store)}`,
    blocks: [
      { kind: 'fields', rows: patientFields(file) },
      {
        kind: 'text',
        text: isByNpOrPa(file)
          ? 'I manage this patient’s diabetes, and I certify that:'
          : 'I am the physician who manages this patient’s diabetes, and I certify that:',
      },
      { kind: 'text', tone: 'strong', text: '1.  The patient has diabetes mellitus.' },
      {
        kind: 'text',
        tone: 'strong',
        text: '2.  The patient has at least one of these conditions (check all that apply):',
      },
      { kind: 'boxes', items: qualifyingConditions.map((name) => conditionTexts[name]) },
      {
        kind: 'text',
        tone: 'strong',
        text: '3.  I am treating the patient under a comprehensive plan of care for diabetes.',
      },
      {
        kind: 'text',
        tone: 'strong',
        text: '4.  Because of diabetes, the patient needs therapeutic shoes (depth or custom-molded), inserts, or shoe modifications.',
      },
      {
        kind: 'text',
        tone: 'small',
        text: 'Please check the boxes yourself. Only these six conditions count, and your notes must describe each one you check.',
      },
      ...signers(file),
      {
        kind: 'text',
        tone: 'small',
        text: 'Sign and date by hand or with your own electronic signature. No stamps. Sign on or after the date of the diabetes visit. The statement is valid for shoes delivered within 3 months after you sign it.',
      },
    ],
  };
}

/** An NP or PA signs only with the supervising MD or DO, unless a route of their own or the payer says otherwise. */
function signers(file: ShoeCaseFile): Block[] {
  const { certifier, certification } = file.details;
  const one: Block[] = [
    {
      kind: 'fields',
      rows: [
        [isByNpOrPa(file) ? 'Certifying NP or PA' : 'Certifying physician (MD or DO)', written(certifier?.name)],
        ['NPI', written(certifier?.npi)],
      ],
    },
    { kind: 'lines', labels: ['Signature', 'Date signed'] },
  ];
  if (!isSupervised(file)) return one;
  return [
    ...one,
    {
      kind: 'text',
      tone: 'strong',
      text: 'I am an MD or DO, this clinician works under me, and I reviewed, signed and dated the notes about the shoes.',
    },
    {
      kind: 'fields',
      rows: [
        ['Supervising physician (MD or DO)', written(certification?.supervisor?.name)],
        ['NPI', written(certification?.supervisor?.npi)],
      ],
    },
    { kind: 'lines', labels: ['Supervisor’s signature', 'Date signed'] },
  ];
}
