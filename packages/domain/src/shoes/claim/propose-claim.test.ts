import { shoeClaim } from '@rxweb/contracts/shoes/claim';
import { expect, it } from 'vitest';
import { fullClaimDetails } from '../../../testing/claims/full-claim.ts';
import { proposeClaim } from './propose-claim.ts';

const id = '3f6c2a10-9b7e-4d52-8a51-7c1f0e2d4b69';
const propose = (details = fullClaimDetails, patientName = 'Ana María Torres', isReadyForKx = true) =>
  proposeClaim({ id, patientName, details, isReadyForKx });
const lines = (details: typeof fullClaimDetails, isReady = true) =>
  propose(details, undefined, isReady).lines.map(({ code, side, units, modifiers }) =>
    [code, side, units, ...modifiers].join(' '),
  );

it('starts with four lines for a depth pair and three pairs of inserts, with KX only when it may be advised', () => {
  const four = ['A5500 RT 1', 'A5500 LT 1', 'A5512 RT 3', 'A5512 LT 3'];
  expect(lines(fullClaimDetails)).toEqual(four.map((line) => `${line} KX`));
  expect(lines({ ...fullClaimDetails, handover: null }, false)).toEqual(four);
});

it('goes by what was received rather than by the pairs, and leaves an unknown insert open', () => {
  const goods = [{ code: 'A5514', description: 'Milled inserts', quantity: 3 }];
  const handover = { ...(fullClaimDetails.handover as NonNullable<typeof fullClaimDetails.handover>), goods };
  expect(lines({ ...fullClaimDetails, handover })).toEqual(['A5514 RT 2 KX', 'A5514 LT 1 KX']);
  const items = { depthPairs: 0, customPairs: 1, insertPairs: 2, modifications: 0 };
  expect(lines({ ...fullClaimDetails, handover: null, items }, false)).toEqual([
    'A5501 RT 1',
    'A5501 LT 1',
    ' RT 2',
    ' LT 2',
  ]);
});

it('takes names and address apart without accents, and invents no diagnosis, charge or sex', () => {
  const claim = propose();
  expect(claim.patient).toEqual({
    lastName: 'Torres',
    firstName: 'Ana Maria',
    middleName: null,
    sex: null,
    street: '12 Cedar Lane',
    city: 'Millbrook',
    state: 'OR',
    zip: '97000',
  });
  expect(claim.orderedBy).toEqual({ lastName: 'Ellis', firstName: 'George', npi: '1245319599' });
  expect([claim.diagnoses, claim.lines.map(({ chargeCents }) => chargeCents), claim.assignment]).toEqual([
    [],
    [null, null, null, null],
    null,
  ]);
  expect(claim.number).toBe('3F6C2A109B7E');
  const elsewhere = { birthDate: null, medicareId: null, address: 'Calle Olmo 5' };
  expect(propose({ ...fullClaimDetails, patient: elsewhere }).patient).toMatchObject({
    street: 'Calle Olmo 5',
    city: null,
    zip: null,
  });
  expect(shoeClaim.parse(claim)).toEqual(claim);
  expect(propose(undefined, '').patient).toMatchObject({ lastName: null, firstName: null });
});
