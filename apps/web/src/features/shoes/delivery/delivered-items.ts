import type { ShoeCaseDetails } from '@rxweb/contracts/shoes/details';
import type { CaseTexts } from '../../../texts/shoes/case-en.ts';

type Delivery = NonNullable<ShoeCaseDetails['handover']>;
export type DeliveredItems = NonNullable<Delivery['goods']>[number];

export const maxGoods = 20;
export const noItems: DeliveredItems = { code: null, description: null, quantity: null };

/** As billed: codes count single shoes and inserts (domain fact 27). The case doesn't say which insert. */
export function toDeliveredItems(items: ShoeCaseDetails['items']): DeliveredItems[] {
  if (!items) return [noItems];
  const { depthPairs, customPairs, insertPairs, modifications } = items;
  const all: DeliveredItems[] = [
    { code: 'A5500', description: 'Depth shoe for diabetics', quantity: singles(depthPairs) },
    { code: 'A5501', description: 'Custom-molded shoe for diabetics', quantity: singles(customPairs) },
    { code: null, description: 'Insert for diabetic shoe', quantity: singles(insertPairs) },
    { code: null, description: 'Modification of diabetic shoe', quantity: modifications ?? 0 },
  ];
  const handed = all.filter(({ quantity }) => quantity);
  return handed.length > 0 ? handed : [noItems];
}

function singles(pairs: number | null): number {
  return Math.min(99, (pairs ?? 0) * 2);
}

interface Start {
  patientName: string;
  address: string | null;
  items: ShoeCaseDetails['items'];
}

export function toDelivery(value: ShoeCaseDetails['handover'], { patientName, address, items }: Start): Delivery {
  return {
    receivedBy: patientName || null,
    relationship: null,
    address,
    signature: null,
    signedOn: null,
    ...value,
    goods: value?.goods ?? toDeliveredItems(items),
  };
}

/** May be empty (domain fact 21). */
export function missingDeliveryFields({
  receivedBy,
  address,
  goods,
  signature,
  signedOn,
}: Delivery): (keyof CaseTexts['delivery']['missing'])[] {
  const areGoodsNamed = goods?.length && goods.every(({ description, quantity }) => description?.trim() && quantity);
  return [
    !receivedBy?.trim() && ('receivedBy' as const),
    !address?.trim() && ('address' as const),
    !areGoodsNamed && ('goods' as const),
    !signedOn && ('signedOn' as const),
    !signature && ('signature' as const),
  ].filter((part) => part !== false);
}
