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
  modifications: { description: 'Modifications of shoes, in place of inserts', unit: 'piece', items: ['modification'] },
};
const blankRows = 4;

/** Medicare's required content (fact 12). Prefilled, never signed or dated. */
export function writtenOrder(file: ShoeCaseFile, store: StoreInfo): Page {
  const { prescriber } = file.details;
  return {
    section: 'Order',
    title: 'Standard Written Order',
    subtitle: `Therapeutic shoes · supplier: ${storeLine(store)}`,
    blocks: [
      { kind: 'fields', rows: [...patientFields(file), ['Date of the order', null]] },
      { kind: 'heading', text: 'What is ordered' },
      orderTable(file),
      {
        kind: 'text',
        tone: 'small',
        text: 'Please change what is wrong, with your initials. The codes are a suggestion for billing: left and right are counted each, so that a pair is two; which code holds is decided by the item that is given. In a calendar year Medicare covers 1 pair of depth shoes and 3 pairs of inserts, or 1 pair of custom-molded shoes and 2 more pairs of inserts.',
      },
      {
        kind: 'fields',
        rows: [
          ['Prescriber', written(prescriber?.name)],
          ['NPI', written(prescriber?.npi)],
        ],
      },
      { kind: 'lines', labels: ['Signature of the prescriber'] },
      {
        kind: 'text',
        tone: 'small',
        text: 'Sign in your own hand, or electronically as yourself. No stamps. Date the order on or after a visit of the patient with you.',
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
