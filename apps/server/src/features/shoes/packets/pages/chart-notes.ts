import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import type { ShoeCaseDetails } from '@rxweb/contracts/shoes/details';
import type { StoreInfo } from '@rxweb/contracts/store';
import { fitNoteText } from '@rxweb/domain/shoes/fit-note-text';
import { patientFields, storeLine, written, writtenDate } from './case-facts.ts';
import type { Block, Cell, Field, Page } from './page.ts';

const yesNo = (answer: boolean | null | undefined): string | null => (answer == null ? null : answer ? 'Yes' : 'No');
const inPerson = (mode: string | null | undefined): string | null =>
  mode == null ? null : mode === 'in_person' ? 'Yes' : `No (${mode === 'mailed' ? 'mailed' : 'by telehealth'})`;

/** Findings before the selection (facts 17 and 19). */
export function evaluationNote(file: ShoeCaseFile, store: StoreInfo): Page {
  const { evaluation, chosen, feet } = file.details;
  return {
    section: 'Evaluation note',
    title: 'Foot evaluation before items were chosen',
    subtitle: storeLine(store),
    blocks: [
      {
        kind: 'fields',
        rows: [
          ...patientFields(file),
          ['Evaluated on', writtenDate(evaluation?.date)],
          ['In person', inPerson(evaluation?.mode)],
          ['Measured', yesNo(evaluation?.measured)],
          ['Items chosen on', writtenDate(chosen)],
          ['Shoe size', written(file.shoe_size)],
        ],
      },
      { kind: 'heading', text: 'Measurements' },
      feetTable([
        ['Length', millimetres(feet?.left?.lengthMm), millimetres(feet?.right?.lengthMm)],
        ['Width', millimetres(feet?.left?.widthMm), millimetres(feet?.right?.widthMm)],
      ]),
      { kind: 'heading', text: 'Abnormalities to accommodate' },
      freeText(evaluation?.abnormalities),
    ],
  };
}

/** The fit at delivery (fact 18). */
export function fittingNote(file: ShoeCaseFile, store: StoreInfo): Page {
  const { delivery, fit } = file.details;
  const [left, right] = [fit?.left, fit?.right];
  return {
    section: 'Fitting note',
    title: 'Fitting at delivery',
    subtitle: storeLine(store),
    blocks: [
      {
        kind: 'fields',
        rows: [
          ...patientFields(file),
          ['Delivered on', writtenDate(delivery?.date)],
          ['In person', inPerson(delivery?.mode)],
          ['Shoes and inserts worn', yesNo(delivery?.wearing)],
          ['Walked with them on', yesNo(fit?.walked)],
        ],
      },
      { kind: 'heading', text: 'Findings for each shoe' },
      feetTable([
        ['Toe space', millimetres(left?.toeSpaceMm), millimetres(right?.toeSpaceMm)],
        ['Heel slip', millimetres(left?.heelSlipMm), millimetres(right?.heelSlipMm)],
        ['Width', widthText(left?.width), widthText(right?.width)],
        ['No pressure marks', yesNo(left?.skinClear) ?? '', yesNo(right?.skinClear) ?? ''],
      ]),
      { kind: 'heading', text: 'Note' },
      freeText(fitNoteText(fit, delivery?.note ?? null)),
    ],
  };
}

/** Proof of delivery (fact 21). */
export function proofOfDelivery(file: ShoeCaseFile, store: StoreInfo): Page {
  const { handover, patient } = file.details;
  return {
    section: 'Proof of delivery',
    title: 'Proof of delivery',
    subtitle: storeLine(store),
    blocks: [
      {
        kind: 'fields',
        rows: [
          ...patientFields(file),
          ['Delivered to', written(handover?.address) ?? written(patient?.address)],
          ['Received by', written(handover?.receivedBy)],
          ...relationship(handover),
          ['Received on', writtenDate(handover?.signedOn)],
        ],
      },
      goodsTable(handover),
      { kind: 'text', text: 'I have received the items above.' },
      ...signature(handover),
      ...(file.details.proofOfDelivery && !handover?.signature
        ? [{ kind: 'text', tone: 'italic', text: 'A proof of delivery signed on paper is on file.' } as const]
        : []),
    ],
  };
}

type Handover = ShoeCaseDetails['handover'];

const relationship = (handover: Handover): Field[] =>
  handover?.relationship ? [['Relationship to the patient', handover.relationship]] : [];

function goodsTable(handover: Handover): Block {
  const goods = handover?.goods ?? [];
  return {
    kind: 'table',
    columns: [
      { title: 'Quantity', share: 1 },
      { title: 'Item', share: 6 },
      { title: 'Code', share: 1.4 },
    ],
    rows:
      goods.length > 0
        ? goods.map(({ quantity, description, code }) => [String(quantity ?? ''), description ?? '', code ?? ''])
        : Array.from({ length: 4 }, () => ['', '', '']),
  };
}

function signature(handover: Handover): Block[] {
  if (!handover?.signature) return [{ kind: 'lines', labels: ['Signature', 'Date'] }];
  return [
    { kind: 'signature', path: handover.signature },
    {
      kind: 'text',
      tone: 'small',
      text: `Signed on screen${handover.signedOn ? `, ${writtenDate(handover.signedOn)}` : ''}`,
    },
  ];
}

const widths = { right: 'Fits the foot', tight: 'Tight', loose: 'Loose' } as const;
const widthText = (width: keyof typeof widths | null | undefined): string => (width ? widths[width] : '');

const millimetres = (length: number | null | undefined): string => (length == null ? '' : `${length} mm`);

function feetTable(rows: readonly (readonly Cell[])[]): Block {
  return {
    kind: 'table',
    columns: [
      { title: '', share: 2 },
      { title: 'Left', share: 2 },
      { title: 'Right', share: 2 },
    ],
    rows,
  };
}

/** Blank lines where text is missing. */
function freeText(text: string | null | undefined): Block {
  const known = written(text);
  return known ? { kind: 'text', text: known } : { kind: 'fields', rows: Array.from({ length: 4 }, () => ['', null]) };
}
