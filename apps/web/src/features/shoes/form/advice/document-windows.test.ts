import { emptyDetails, toShoeCase } from '@rxweb/domain/shoes/shoe-case';
import { expect, it } from 'vitest';
import { documentScale } from './document-windows.ts';

const suppliedHere = { depthPairs: 0, customPairs: 0, insertPairs: 0, modifications: 0 };
const dated = {
  ...emptyDetails,
  visit: { date: '2026-02-10', mode: null },
  certification: { date: '2026-02-28', credential: null, supervisor: null },
};

it('shows a bar for each paper that is dated, the first to end at the top, and where today is', () => {
  const shoeCase = toShoeCase(dated, { id: 'a', today: '2026-05-12', suppliedHere });
  const { bars, marked, at } = documentScale(shoeCase, '2026-05-12');
  expect(bars).toEqual([
    { paper: 'certification', from: '2026-02-28', until: '2026-05-28', start: 9.9, end: 59.1 },
    { paper: 'visit', from: '2026-02-10', until: '2026-08-10', start: 0, end: 100 },
  ]);
  expect({ marked, at }).toEqual({ marked: '2026-05-12', at: 50.3 });
});

it('marks the day of the delivery once there is one, and the scale reaches to it', () => {
  const delivery = { date: '2026-12-01', mode: null, wearing: null, note: null };
  const shoeCase = toShoeCase({ ...dated, delivery }, { id: 'a', today: '2026-05-12', suppliedHere });
  expect(documentScale(shoeCase, '2026-05-12')).toMatchObject({ marked: '2026-12-01', at: 100 });
});

it('has nothing to show while nothing is dated', () => {
  const shoeCase = toShoeCase(emptyDetails, { id: 'a', today: '2026-05-12', suppliedHere });
  expect(documentScale(shoeCase, '2026-05-12')).toEqual({ bars: [], marked: '2026-05-12', at: 0 });
});
