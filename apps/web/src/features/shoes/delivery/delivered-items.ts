import type { DmeShoeDetails } from '@rxweb/contracts/shoes/details';

type HandOver = NonNullable<DmeShoeDetails['handover']>;
export type Goods = NonNullable<HandOver['goods']>[number];

export const maxGoods = 20;
export const noGoods: Goods = { code: null, description: null, quantity: null };

/** What is handed over, as it is billed: codes count single shoes and inserts (domain fact 27). Which insert it is the case does not say. */
export function goodsOf(items: DmeShoeDetails['items']): Goods[] {
  if (!items) return [noGoods];
  const { depthPairs, customPairs, insertPairs, modifications } = items;
  const all: Goods[] = [
    { code: 'A5500', description: 'Depth shoe for diabetics', quantity: singles(depthPairs) },
    { code: 'A5501', description: 'Custom-molded shoe for diabetics', quantity: singles(customPairs) },
    { code: null, description: 'Insert for diabetic shoe', quantity: singles(insertPairs) },
    { code: null, description: 'Modification of diabetic shoe', quantity: modifications ?? 0 },
  ];
  const handed = all.filter(({ quantity }) => quantity);
  return handed.length > 0 ? handed : [noGoods];
}

function singles(pairs: number | null): number {
  return Math.min(99, (pairs ?? 0) * 2);
}

interface Start {
  patientName: string;
  address: string | null;
  items: DmeShoeDetails['items'];
}

/** The hand-over to show: what is written, and before anything is, what the case says already. */
export function handOverOf(value: DmeShoeDetails['handover'], { patientName, address, items }: Start): HandOver {
  return {
    receivedBy: patientName || null,
    relationship: null,
    address,
    signature: null,
    signedOn: null,
    ...value,
    goods: value?.goods ?? goodsOf(items),
  };
}

/** What a proof of delivery still needs (domain fact 21), in words; empty when it has all. */
export function missingParts({ receivedBy, address, goods, signature, signedOn }: HandOver): string[] {
  const areGoodsNamed = goods?.length && goods.every(({ description, quantity }) => description?.trim() && quantity);
  return [
    !receivedBy?.trim() && 'who received it',
    !address?.trim() && 'the address',
    !areGoodsNamed && 'description and quantity of every item',
    !signedOn && 'the date',
    !signature && 'the signature',
  ].filter((part) => part !== false);
}
