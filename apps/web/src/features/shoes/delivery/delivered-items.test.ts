import { emptyDetails, isHandedOver } from '@rxweb/domain/shoes/shoe-case';
import { expect, it } from 'vitest';
import { goodsOf, handOverOf, missingParts, noGoods } from './delivered-items.ts';

const items = { depthPairs: 1, customPairs: 0, insertPairs: 3, modifications: null };
const start = { patientName: 'Harold Jensen', address: '3 Elm Street', items };

it('fills in the goods by single shoes and inserts, and an empty line where nothing is known', () => {
  expect(goodsOf(items)).toEqual([
    { code: 'A5500', description: 'Depth shoe for diabetics', quantity: 2 },
    { code: null, description: 'Insert for diabetic shoe', quantity: 6 },
  ]);
  expect(goodsOf(null)).toEqual([noGoods]);
  expect(goodsOf({ depthPairs: 99, customPairs: null, insertPairs: null, modifications: null })[0]?.quantity).toBe(99);
});

it('begins with what the case says, and keeps what was written, also an emptied name', () => {
  expect(handOverOf(null, start)).toMatchObject({ receivedBy: 'Harold Jensen', address: '3 Elm Street' });
  const written = { ...handOverOf(null, start), receivedBy: null, goods: [] };
  expect(handOverOf(written, start)).toEqual(written);
});

it('says what is missing exactly as long as the engine does not take it as a proof', () => {
  const whole = { ...handOverOf(null, start), signature: 'M1 1L2 2', signedOn: '2026-05-18' };
  const proves = (handover: typeof whole) => isHandedOver({ ...emptyDetails, handover }) === true;
  expect([missingParts(whole), proves(whole)]).toEqual([[], true]);
  const lacking = [
    { ...whole, receivedBy: null },
    { ...whole, address: null },
    { ...whole, goods: [] },
    { ...whole, goods: [{ ...noGoods, description: 'shoe' }] },
    { ...whole, signature: null },
    { ...whole, signedOn: null },
  ];
  for (const handover of lacking) {
    expect(missingParts(handover as typeof whole)).toHaveLength(1);
    expect(proves(handover as typeof whole)).toBe(false);
  }
});
