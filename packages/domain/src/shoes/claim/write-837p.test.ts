import { claimSides, type ShoeClaim } from '@rxweb/contracts/shoes/claim';
import type { ShoeCaseDetails } from '@rxweb/contracts/shoes/details';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullClaim, fullClaimDetails, fullClaimInput, supplier } from '../../../testing/claims/full-claim.ts';
import { type ReadClaimFile, read837p } from '../../../testing/claims/read-837p.ts';
import { checkShoeClaim, isBillable } from './check-shoe-claim.ts';
import { writeClaimFile } from './write-837p.ts';

const write = (details: ShoeCaseDetails, controlNumber = 42) =>
  writeClaimFile({ details, supplier, date: '2026-03-15', time: '10:05', controlNumber });
const all = ({ segments }: ReadClaimFile, loop: string, id: string) =>
  segments.filter((segment) => segment.loop === loop && segment.id === id).map(({ elements }) => elements);
const only = (file: ReadClaimFile, loop: string, id: string) => all(file, loop, id)[0] ?? [];

const word = (most: number) =>
  fc
    .string({ unit: fc.constantFrom(..."ABCDEFGHIJKLMNOPQRSTUVWXYZ-.' &"), minLength: 1, maxLength: most })
    .map((text) => text.trim() || 'X');
const place = {
  street: word(55),
  city: word(29).map((city) => `M${city}`),
  state: fc.constantFrom('OR', 'NY', 'PR'),
  zip: fc.constantFrom('97000', '97000-1234'),
};
const line = (side: 'RT' | 'LT') =>
  fc.record({
    code: fc.constantFrom('A5503', 'A5507', 'A5512', 'A5513', 'A5514'),
    side: fc.constant(side),
    units: fc.integer({ min: 1, max: 3 }),
    modifiers: fc.constantFrom('KX', 'GY', 'GY GX', 'GZ', 'KX CR').map((text) => text.split(' ')),
    chargeCents: fc.integer({ min: 1, max: 99_999_999 }),
    pointers: fc.constantFrom('1', '21', '12').map((text) => Array.from(text, Number)),
    narrative: word(80),
  });
const anyClaim: fc.Arbitrary<{ details: ShoeCaseDetails; claim: ShoeClaim }> = fc
  .record({
    lines: fc.tuple(line('RT'), line('LT')),
    diagnoses: fc.constantFrom('E11.42 L84', 'E10.621 L97.411 I10', 'e13.51 Z89.421').map((text) => text.split(' ')),
    patient: fc.record({
      lastName: word(60),
      firstName: word(35),
      middleName: fc.option(word(25), { nil: null }),
      sex: fc.constantFrom<'F' | 'M' | 'U'>('F', 'M', 'U'),
      ...place,
    }),
    facility: fc.record({ name: word(60), npi: fc.option(fc.constant('2000000002'), { nil: null }), ...place }),
    placeOfService: fc.constantFrom('12', '13', '31'),
    assignment: fc.constantFrom<'A' | 'C'>('A', 'C'),
    orderedBy: fc.record({ lastName: word(60), firstName: word(35), npi: fc.constant('1245319599') }),
    isAdvantage: fc.boolean(),
    authorization: fc.option(word(50), { nil: null }),
  })
  .map(({ isAdvantage, authorization, ...rest }) => {
    const claim: ShoeClaim = {
      ...fullClaim,
      ...rest,
      number: '9Q',
      memberId: 'M 77-1',
      payer: { name: 'Plan & Co', id: 'P9' },
    };
    const plan = { kind: isAdvantage ? 'advantage' : 'part_b', name: null, authorization } as const;
    return { claim, details: { ...fullClaimDetails, handover: null, plan, claim } };
  });

const dollars = (cents: number) => String(Number((cents / 100).toFixed(2)));
const upper = (text: string | null) => (text ?? '').toUpperCase();

describe('a claim file', () => {
  it('S26-07 is read by a second parser as the claim that was written', () => {
    fc.assert(
      fc.property(anyClaim, fc.integer({ min: 1, max: 999_999_999 }), ({ details, claim }, control) => {
        const problems = checkShoeClaim({ ...fullClaimInput, details });
        expect(
          problems.filter(({ refuses, field }) => refuses && !/^details.claim.(lines|number)/.test(field)),
        ).toEqual([]);
        const file = read837p(write(details, control));
        const isPartB = details.plan?.kind === 'part_b';
        const { patient, lines, facility } = claim;
        expect(file.isa[12]).toBe(String(control).padStart(9, '0'));
        const named = only(file, '2010BA', 'NM1');
        expect([named[2], named[3], named[4] ?? '']).toEqual([
          upper(patient?.lastName ?? ''),
          upper(patient?.firstName ?? ''),
          upper(patient?.middleName ?? ''),
        ]);
        expect(named[8]).toBe(isPartB ? '1EG4TE5MK73' : 'M 77-1');
        expect(only(file, '2000B', 'SBR')[8]).toBe(isPartB ? 'MB' : '16');
        expect(only(file, '2010BB', 'NM1')[8]).toBe(isPartB ? '19003' : 'P9');
        const total = lines.reduce((sum, { chargeCents }) => sum + (chargeCents ?? 0), 0);
        expect(only(file, '2300', 'CLM').slice(0, 5)).toEqual([
          '9Q',
          dollars(total),
          '',
          '',
          `${claim.placeOfService}:B:1`,
        ]);
        expect(only(file, '2300', 'CLM')[6]).toBe(claim.assignment);
        expect(only(file, '2300', 'HI').map((code) => code.split(':')[1])).toEqual(
          claim.diagnoses.map((code) => upper(code).replace('.', '')),
        );
        expect(all(file, '2300', 'REF').length).toBe(!isPartB && details.plan?.authorization ? 1 : 0);
        expect(only(file, '2310C', 'NM1')[2] ?? null).toBe(
          claim.placeOfService === '12' ? null : upper(facility?.name ?? ''),
        );
        expect(all(file, '2400', 'SV1')).toEqual(
          lines.map(({ code, side, modifiers, chargeCents, units, pointers }) => [
            ['HC', code, side, ...modifiers].join(':'),
            dollars(chargeCents ?? 0),
            'UN',
            String(units),
            '',
            '',
            pointers.join(':'),
          ]),
        );
        expect(all(file, '2400', 'DTP')).toEqual(lines.map(() => ['472', 'D8', '20260303']));
        expect(all(file, '2400', 'NTE').map(([, text]) => text)).toEqual(
          lines.map(({ narrative }) => upper(narrative)),
        );
        expect(all(file, '2420E', 'NM1').map((each) => each[8])).toEqual(lines.map(() => '1245319599'));
      }),
      { numRuns: 300 },
    );
  });

  it('of a depth pair with three pairs of inserts has a line per side, and no certifier', () => {
    const text = write(fullClaimDetails);
    const file = read837p(text);
    expect(all(file, '2400', 'SV1').map(([service, charge, , units]) => [service, charge, units])).toEqual([
      ['HC:A5500:RT:KX', '79.5', '1'],
      ['HC:A5500:LT:KX', '79.5', '1'],
      ['HC:A5512:RT:KX', '110.25', '3'],
      ['HC:A5512:LT:KX', '110.25', '3'],
    ]);
    expect(only(file, '2300', 'CLM')[1]).toBe('379.5');
    expect(only(file, '2010AA', 'REF')).toEqual(['EI', '987654321']);
    expect(file.isa[14]).toBe('T');
    expect(text).not.toContain('PETROVA');
    expect(claimSides.every((side) => text.includes(`:${side}:`))).toBe(true);
  });

  it('is turned down by the second parser when a segment is lost, moved or cut', () => {
    const segments = write(fullClaimDetails).split('~').filter(Boolean);
    const join = (changed: readonly string[]) => changed.map((segment) => `${segment}~`).join('');
    for (const [at, segment] of segments.entries()) {
      if (/^(PRV)/.test(segment)) continue;
      expect(() => read837p(join(segments.filter((_, index) => index !== at))), `without ${segment}`).toThrow();
    }
    const swapped = [...segments];
    [swapped[15], swapped[16]] = [swapped[16] ?? '', swapped[15] ?? ''];
    expect(() => read837p(join(swapped))).toThrow(/not expected here/);
    expect(() => read837p(join(segments).replace('*970001234', '*97000'))).toThrow(/N403 in 2010AA has 5 characters/);
    expect(() => read837p(join(segments).replace('ELLIS*GEORGE', '*GEORGE'))).toThrow(/NM103 in 2420E is missing/);
  });

  it('is never written with a character that ends an element', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 35 }), (firstName) => {
        const patient = { ...(fullClaim.patient as NonNullable<ShoeClaim['patient']>), firstName };
        const details = { ...fullClaimDetails, claim: { ...fullClaim, patient } };
        if (!isBillable(checkShoeClaim({ ...fullClaimInput, details }))) return;
        expect(only(read837p(write(details)), '2010BA', 'NM1')[3]).toBe(firstName.trim().toUpperCase());
      }),
      { numRuns: 2_000 },
    );
    const patient = { ...(fullClaim.patient as NonNullable<ShoeClaim['patient']>), firstName: 'A~B' };
    expect(() => write({ ...fullClaimDetails, claim: { ...fullClaim, patient } })).toThrow(RangeError);
  });
});

it('S26-09 says by its frequency what became of the first claim, and which claim of the plan it changes', () => {
  const sent = (resend: NonNullable<ShoeClaim['resend']> | null) => {
    const claim = {
      ...fullClaim,
      resend,
      payerClaimNumber: '26069-X',
      memberId: 'M77',
      payer: { name: 'Sun Plan', id: 'P9' },
    };
    const plan = { kind: 'advantage' as const, name: null, authorization: 'PA-77' };
    const file = read837p(write({ ...fullClaimDetails, plan, billed: '2026-03-10', claim }));
    return [only(file, '2300', 'CLM')[4], ...all(file, '2300', 'REF').map((elements) => elements.join(' '))];
  };
  expect(sent(null)).toEqual(['12:B:1', 'G1 PA-77']);
  expect(sent('returned')).toEqual(['12:B:1', 'G1 PA-77']);
  expect(sent('replacement')).toEqual(['12:B:7', 'G1 PA-77', 'F8 26069-X']);
  expect(sent('void')).toEqual(['12:B:8', 'G1 PA-77', 'F8 26069-X']);
});
