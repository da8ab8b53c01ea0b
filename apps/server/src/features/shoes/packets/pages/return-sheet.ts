import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import type { ShoeRequirement } from '@rxweb/contracts/shoes/documents';
import type { StoreInfo } from '@rxweb/contracts/store';
import { formatPhone } from '@rxweb/domain/text/format';
import { requirementNames } from '../labels.ts';
import { patientFields, storeLine } from './case-facts.ts';
import type { Page } from './page.ts';

/** The cover of notes without a form. Its code names their case and document. */
export function returnSheet(file: ShoeCaseFile, store: StoreInfo, slot: ShoeRequirement): Page {
  const [patient, birthDate] = patientFields(file);
  const name = requirementNames[slot];
  return {
    section: `Return sheet: ${name}`,
    title: `Return sheet: ${name}`,
    subtitle: storeLine(store),
    returns: slot,
    blocks: [
      { kind: 'text', tone: 'strong', text: 'Put this page on top of the notes and send them together.' },
      {
        kind: 'fields',
        rows: [
          ['Fax to', store.fax ? formatPhone(store.fax) : null],
          ['Phone', formatPhone(store.phone)],
          ...[patient, birthDate].flatMap((field) => (field ? [field] : [])),
          ['From', null],
          ['Pages, with this one', null],
        ],
      },
      {
        kind: 'text',
        tone: 'small',
        text: 'The pages after this one are filed by the code in its corner. Use one return sheet for each kind of notes. If you received this by mistake, please call us and destroy it.',
      },
    ],
  };
}
