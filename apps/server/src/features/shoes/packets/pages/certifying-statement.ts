import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import type { StoreInfo } from '@rxweb/contracts/store';
import { type QualifyingCondition, qualifyingConditions, readConditions } from '@rxweb/domain/shoes/check-condition';
import { patientFields, storeLine, written } from './case-facts.ts';
import type { Page } from './page.ts';

/** Fact 1, in our own words. */
const conditionTexts: Record<QualifyingCondition, string> = {
  amputation: 'Amputation of the other foot, or of a part of either foot',
  'past ulcer': 'An ulcer of either foot in the past',
  'pre-ulcerative callus': 'A callus of either foot that may become an ulcer, now or in the past',
  'neuropathy with callus': 'Peripheral neuropathy with callus on either foot',
  deformity: 'A deformity of either foot',
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
      { kind: 'text', text: 'I am the physician who manages this patient’s diabetes, and I state that:' },
      { kind: 'text', tone: 'strong', text: '1.  The patient has diabetes mellitus.' },
      {
        kind: 'text',
        tone: 'strong',
        text: '2.  The patient has at least one of these conditions (tick all that apply):',
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
        text: '3.  I treat the patient under a comprehensive plan of care for the diabetes.',
      },
      {
        kind: 'text',
        tone: 'strong',
        text: '4.  Because of the diabetes the patient needs therapeutic shoes (depth or custom-molded), inserts, or modifications of shoes.',
      },
      {
        kind: 'text',
        tone: 'small',
        text: 'Ticks are set from what we were told. Please correct what is wrong, with your initials. Your notes have to describe each condition that is ticked.',
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
        text: 'Sign and date in your own hand, or electronically as yourself. No stamps. Sign on or after the day of the visit about the diabetes. The statement counts for shoes that are handed over within 3 months after the day it is signed.',
      },
    ],
  };
}
