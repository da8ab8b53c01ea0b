import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import type { ShoeRequirement } from '@rxweb/contracts/shoes/documents';
import type { StoreInfo } from '@rxweb/contracts/store';
import { formatDate } from '@rxweb/domain/text/format';
import { nameAndNpi, patientFields, storeLine, written, writtenDate } from './case-facts.ts';
import { type IndexRow, pagesText } from './packet-index.ts';
import type { Field, Page } from './page.ts';

/** For an auditor: who, when, and where each document is. No opinion of ours (domain facts 2, G19). */
export function auditCover(file: ShoeCaseFile, store: StoreInfo, index: readonly IndexRow[]): Page {
  const { certifier, prescriber, delivery, billed, recordsRequest } = file.details;
  return {
    section: 'Index',
    title: 'Therapeutic shoes: documents for one delivery',
    subtitle: storeLine(store),
    blocks: [
      {
        kind: 'fields',
        rows: [
          ...patientFields(file),
          ...fieldIf('Certifying physician', isVerified(file, 'certifying_statement') && nameAndNpi(certifier)),
          ...fieldIf('Prescriber', isVerified(file, 'order') && nameAndNpi(prescriber)),
          ...fieldIf('Date of service', writtenDate(delivery?.date)),
          ...fieldIf('Claim submitted', writtenDate(billed)),
          ...fieldIf('Claim control number', written(recordsRequest?.claimControlNumber)),
          ...fieldIf('Your letter of', writtenDate(recordsRequest?.letterDate)),
          ['Date', formatDate(file.today)],
        ],
      },
      { kind: 'heading', text: 'Index' },
      {
        kind: 'table',
        columns: [
          { title: 'Document', share: 6 },
          { title: 'Pages', share: 1.3 },
        ],
        rows: index.map((row) => [row.label || row.section, pagesText(row)]),
      },
    ],
  };
}

const fieldIf = (label: string, value: string | null | false): Field[] => (value ? [[label, value]] : []);

/** A name counts once a person has compared its paper. */
const isVerified = ({ documents }: ShoeCaseFile, paper: ShoeRequirement): boolean =>
  documents.some(({ requirement, verifiedAt }) => requirement === paper && verifiedAt !== null);
