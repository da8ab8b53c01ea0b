import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import type { ShoeDocument } from '@rxweb/contracts/shoes/documents';
import type { StoreInfo } from '@rxweb/contracts/store';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { formatDate } from '@rxweb/domain/text/format';
import { nameAndNpi, patientFields, storeLine, writtenDate } from './case-facts.ts';
import { type IndexRow, pagesText } from './packet-index.ts';
import type { Page } from './page.ts';

const documentNames = { visit: 'the diabetes visit', exam: 'the foot exam', certification: 'the certifying statement' };

/** For the store only: with clocks, and who verified what. */
export function reviewCover(file: ShoeCaseFile, store: StoreInfo, index: readonly IndexRow[]): Page {
  const { certifier, prescriber, delivery, billed } = file.details;
  const { latestSafeDelivery, runsOutFirst, keepUntil } = file.verdict;
  return {
    section: 'Cover and index',
    title: 'Internal review: documents for one delivery',
    subtitle: storeLine(store),
    blocks: [
      {
        kind: 'fields',
        rows: [
          ...patientFields(file),
          ['Certifying physician', nameAndNpi(certifier)],
          ['Prescriber', nameAndNpi(prescriber)],
          ['Delivered (date of service)', writtenDate(delivery?.date) ?? 'Not yet'],
          ['Billed', writtenDate(billed) ?? 'Not yet'],
          ['Latest safe delivery', safeDelivery(latestSafeDelivery, runsOutFirst)],
          ['Keep documents until', writtenDate(keepUntil) ?? 'Not known until delivery'],
          ['Packet created on', formatDate(file.today)],
        ],
      },
      { kind: 'heading', text: 'Index' },
      {
        kind: 'table',
        columns: [
          { title: 'Section', share: 2.1 },
          { title: 'Document', share: 3 },
          { title: 'Verified', share: 2.4 },
          { title: 'Pages', share: 1.1 },
        ],
        rows: index.map((row) => [
          row.section,
          row.document ? row.label : '',
          row.document ? verification(row.document, store) : '',
          pagesText(row),
        ]),
      },
    ],
  };
}

function safeDelivery(date: string | null, first: keyof typeof documentNames | null): string {
  if (date === null) return 'Not known until the visit, exam and statement have dates';
  return `${formatDate(date)}${first ? ` (${documentNames[first]} expires first)` : ''}`;
}

/** In the store's time zone. */
function verification({ verifiedAt, verifiedBy }: ShoeDocument, store: StoreInfo): string {
  if (verifiedAt === null) return 'Not verified';
  return `${formatDate(storeDate(store, new Date(verifiedAt)))}, ${verifiedBy?.name ?? 'a deleted account'}`;
}
