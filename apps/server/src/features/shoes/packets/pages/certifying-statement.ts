import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import type { StoreInfo } from '@rxweb/contracts/store';
import { type QualifyingCondition, qualifyingConditions, readConditions } from '@rxweb/domain/shoes/check-condition';
import { patientFields, storeLine, written } from './case-facts.ts';
import type { Page } from './page.ts';

/** Fact 1, in our own words. */
const conditionTexts: Record<QualifyingCondition, string> = {
  amputation: 'Amputation of the other foot, or part of either foot',
  'past ulcer': 'Past ulcer of either foot',
  'pre-ulcerative callus': 'Pre-ulcerative callus of either foot, now or in the past',
  'neuropathy with callus': 'Peripheral neuropathy with callus on either foot',
  deformity: 'Deformity of either foot',
  'poor circulation': 'Poor circulation in either foot',
};

/** The certifier's statement (facts 1 to 3, 10). Prefilled, never signed or dated. */
export function certifyingStatement(file: ShoeCaseFile, store: StoreInfo): Page {
  const { certifier, conditions } = file.details;
  const { named, others } = readConditions(conditions ?? []);
  return {
    section: 'Certifying statement',
    title: 'Statement of Certifying Physician for Therapeutic Shoes',
    subtitle: `Prepared by ${storeLine(store)}`,
    blocks: [
      { kind: 'fields', rows: patientFields(file) },
      { kind: 'text', text: 'I am the physician who manages this patient’s diabetes, and I certify that:' },
      { kind: 'text', tone: 'strong', text: '1.  The patient has diabetes mellitus.' },
      {
        kind: 'text',
        tone: 'strong',
        text: '2.  The patient has at least one of these conditions (check all that apply):',
      },
      {
        kind: 'ticks',
        items: [
          ...qualifyingConditions.map((name) => ({ text: conditionTexts[name], isTicked: named.includes(name) })),
          ...others.map((text) => ({ text: `Other: ${text.trim()}`, isTicked: true })),
        ],
      },
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
        text: 'Boxes are checked based on the information we have. Please correct any errors and add your initials. Your notes must describe each condition that is checked.',
      },
      {
        kind: 'fields',
        rows: [
          ['Certifying physician (MD or DO)', written(certifier?.name)],
          ['NPI', written(certifier?.npi)],
        ],
      },
      { kind: 'lines', labels: ['Signature', 'Date signed'] },
      {
        kind: 'text',
        tone: 'small',
        text: 'Sign and date by hand or with your own electronic signature. No stamps. Sign on or after the date of the diabetes visit. The statement is valid for shoes delivered within 3 months after you sign it.',
      },
    ],
  };
}
