import { emptyDetails, isDelivered } from '@rxweb/domain/shoes/shoe-case';
import { expect, it } from 'vitest';
import { missingDeliveryFields, noItems, toDeliveredItems, toDelivery } from './delivered-items.ts';

const items = { depthPairs: 1, customPairs: 0, insertPairs: 3, modifications: null };
const start = { patientName: 'Harold Jensen', address: '3 Elm Street', items };

it('fills in the goods by single shoes and inserts, and an empty line where nothing is known', () => {
  expect(toDeliveredItems(items)).toEqual([
    { code: 'A5500', description: 'Depth shoe for diabetics', quantity: 2 },
    { code: null, description: 'Insert for diabetic shoe', quantity: 6 },
  ]);
  expect(toDeliveredItems(null)).toEqual([noItems]);
  expect(
    toDeliveredItems({ depthPairs: 99, customPairs: null, insertPairs: null, modifications: null })[0]?.quantity,
  ).toBe(99);
});

it('begins with what the case says, and keeps what was written, also an emptied name', () => {
  expect(toDelivery(null, start)).toMatchObject({ receivedBy: 'Harold Jensen', address: '3 Elm Street' });
  const written = { ...toDelivery(null, start), receivedBy: null, goods: [] };
  expect(toDelivery(written, start)).toEqual(written);
});

it('lists what is missing exactly as long as the engine does not accept the proof', () => {
  const whole = { ...toDelivery(null, start), signature: 'M1 1L2 2', signedOn: '2026-05-18' };
  const proves = (handover: typeof whole) => isDelivered({ ...emptyDetails, handover }) === true;
  expect([missingDeliveryFields(whole), proves(whole)]).toEqual([[], true]);
  const lacking = [
    { ...whole, receivedBy: null },
    { ...whole, address: null },
    { ...whole, goods: [] },
    { ...whole, goods: [{ ...noItems, description: 'shoe' }] },
    { ...whole, signature: null },
    { ...whole, signedOn: null },
  ];
  for (const handover of lacking) {
    expect(missingDeliveryFields(handover as typeof whole)).toHaveLength(1);
    expect(proves(handover as typeof whole)).toBe(false);
  }
});
