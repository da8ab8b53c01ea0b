import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import type { ShoeItems } from '@rxweb/contracts/shoes/checks';
import type { StoreInfo } from '@rxweb/contracts/store';
import { type ShoeCode, shoeCodes } from '@rxweb/domain/shoes/item-codes';
import { patientFields, storeLine, written } from './case-facts.ts';
import type { Block, Page } from './page.ts';

const kinds: Record<keyof ShoeItems, { description: string; unit: string; items: ShoeCode['item'][] }> = {
  depthPairs: { description: 'Depth shoes', unit: 'pair', items: ['depth shoe'] },
  customPairs: { description: 'Custom-molded shoes with their inserts', unit: 'pair', items: ['custom shoe'] },
  insertPairs: { description: 'Inserts', unit: 'pair', items: ['insert', 'custom insert'] },
  modifications: { description: 'Shoe modifications, in place of inserts', unit: 'piece', items: ['modification'] },
};
const blankRows = 4;

/** Medicare's required content (fact 12). Prefilled, never signed or dated. */
export function writtenOrder(file: ShoeCaseFile, store: StoreInfo): Page {
  const { prescriber } = file.details;
  return {
    section: 'Order',
    title: 'Standard Written Order',
    returns: 'order',
    subtitle: `Therapeutic shoes · supplier: ${storeLine(store)}`,
    blocks: [
      { kind: 'fields', rows: [...patientFields(file), ['Order date', null]] },
      { kind: 'heading', text: 'Items ordered' },
      orderTable(file),
      {
        kind: 'text',
        tone: 'small',
        text: 'Please correct any errors and add your initials. The codes are billing suggestions: each shoe or insert counts as one, so a pair is two, and the item provided decides the code. In a calendar year, Medicare covers 1 pair of depth shoes and 3 pairs of inserts, or 1 pair of custom-molded shoes and 2 more pairs of inserts.',
      },
      {
        kind: 'fields',
        rows: [
          ['Prescriber', written(prescriber?.name)],
          ['NPI', written(prescriber?.npi)],
        ],
      },
      { kind: 'lines', labels: ['Prescriber’s signature'] },
      {
        kind: 'text',
        tone: 'small',
        text: 'Sign by hand or with your own electronic signature. No stamps. Date the order on or after a visit with the patient.',
      },
    ],
  };
}

function orderTable({ details: { items } }: ShoeCaseFile): Block {
  const ordered = (Object.keys(kinds) as (keyof ShoeItems)[]).flatMap((kind) => {
    const quantity = items?.[kind] ?? 0;
    const { description, unit, items: codes } = kinds[kind];
    return quantity > 0 ? [[`${quantity} ${unit}${quantity === 1 ? '' : 's'}`, description, codesOf(codes)]] : [];
  });
  return {
    kind: 'table',
    columns: [
      { title: 'Quantity', share: 1.2 },
      { title: 'Description', share: 4 },
      { title: 'Code (suggested)', share: 2.6 },
    ],
    rows: ordered.length > 0 ? ordered : Array.from({ length: blankRows }, () => ['', '', '']),
  };
}

function codesOf(items: readonly ShoeCode['item'][]): string {
  return shoeCodes
    .filter(({ item, isCovered }) => isCovered && items.includes(item))
    .map(({ code }) => code)
    .join(', ');
}
