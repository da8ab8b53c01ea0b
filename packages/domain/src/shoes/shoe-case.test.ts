import { shoeSteps } from '@rxweb/contracts/shoes/cases';
import { type ShoeCaseDetails, shoeCaseDetails } from '@rxweb/contracts/shoes/details';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fullCase } from '../../testing/shoes/full-case.ts';
import { checkShoeCase } from './check-case.ts';
import { readFitFindings } from './fit-findings.ts';
import { fitNoteText } from './fit-note-text.ts';
import { emptyDetails, isDelivered, toShoeCase } from './shoe-case.ts';
import { summarizeShoeCase } from './summarize-case.ts';

const { id: _id, today: _today, suppliedThisYear, ...parts } = fullCase;
const fullDetails = z.parse(shoeCaseDetails, { ...parts, suppliedElsewhere: suppliedThisYear });
const nothingHere = { depthPairs: 0, customPairs: 0, insertPairs: 0, modifications: 0 };
const context = { id: 'a', today: '2026-03-15', suppliedHere: nothingHere };

it('judges the details of a full case as the engine judges the case', () => {
  expect(toShoeCase(fullDetails, { ...context, id: 'full' })).toEqual(fullCase);
});

it('adds what this store gave to what others gave, and knows nothing of the year while that is not said', () => {
  const suppliedHere = { depthPairs: 1, customPairs: 0, insertPairs: 2, modifications: 0 };
  const suppliedElsewhere = { depthPairs: 0, customPairs: 0, insertPairs: 1, modifications: null };
  const counted = (details: Partial<ShoeCaseDetails>) =>
    toShoeCase({ ...emptyDetails, ...details }, { ...context, suppliedHere }).suppliedThisYear;
  expect(counted({ suppliedElsewhere })).toEqual({
    depthPairs: 1,
    customPairs: 0,
    insertPairs: 3,
    modifications: null,
  });
  expect(counted({})).toBeNull();
});

describe('what a case waits for', () => {
  it('is every step at first and nothing in the end', () => {
    expect(summarizeShoeCase(emptyDetails)).toEqual({
      missing: shoeSteps,
      deliveredOn: null,
      billedOn: null,
      runsOutFirst: null,
      nextDeadline: null,
      waitingSince: null,
    });
    expect(summarizeShoeCase(fullDetails)).toMatchObject({ missing: [], nextDeadline: null, billedOn: '2026-03-10' });
  });

  const without: [Partial<ShoeCaseDetails>, string[]][] = [
    [{ visit: null }, ['visit']],
    [{ exam: { date: '2026-01-15', mode: 'in_person', by: 'other', agreed: null } }, ['exam']],
    [{ certification: { date: '2026-02-05', credential: 'NP', supervisor: null } }, ['certification']],
    [{ order: { date: '2026-02-06', complete: false, prescriberVisit: null } }, ['order']],
    [{ evaluation: { date: '2026-02-10', mode: null, abnormalities: ' ', measured: true } }, ['evaluation']],
    [{ delivery: null }, ['delivery']],
    [{ proofOfDelivery: false }, ['proof_of_delivery']],
    [{ billed: null }, ['claim']],
  ];
  it.each(without)('%j', (change, missing) => {
    expect(summarizeShoeCase({ ...fullDetails, ...change }).missing).toEqual(missing);
  });

  it('has the latest safe delivery as its deadline, then the last day of the claim', () => {
    const open = { ...fullDetails, delivery: null, billed: null };
    expect(summarizeShoeCase(open)).toMatchObject({ nextDeadline: '2026-05-05', runsOutFirst: 'certification' });
    expect(summarizeShoeCase({ ...fullDetails, billed: null }).nextDeadline).toBe('2027-03-03');
  });

  it('waits since the earliest request for a paper that is not back', () => {
    const requested = { visit: '2026-01-02', exam: '2026-01-05', certification: null, order: '2026-01-04' };
    const since = (change: Partial<ShoeCaseDetails>) =>
      summarizeShoeCase({ ...fullDetails, requested, ...change }).waitingSince;
    expect(since({})).toBeNull();
    expect(since({ exam: null })).toBe('2026-01-05');
    expect(since({ exam: null, order: null })).toBe('2026-01-04');
    expect(since({ certification: null })).toBeNull();
  });
});

describe('the fitting note', () => {
  const foot = { toeSpaceMm: 10, heelSlipMm: 0, width: 'right', skinClear: true } as const;

  it('says what was found at each foot, then what was written', () => {
    expect(
      fitNoteText({ left: foot, right: { ...foot, width: 'tight', skinClear: null }, walked: true }, ' Good. '),
    ).toBe(
      'Left: toe space 10 mm, heel slip 0 mm, width right for the foot, no pressure marks on the skin. Right: toe space 10 mm, heel slip 0 mm, width tight. Walked with shoes and inserts on. Good.',
    );
    expect(fitNoteText(null, 'Fits well')).toBe('Fits well');
    expect(fitNoteText({ left: null, right: null, walked: null }, null)).toBeNull();
  });

  it('is objective whatever was found at a foot (fact 18)', () => {
    const found = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
    const anyFoot = fc.record({
      toeSpaceMm: found(fc.nat(60)),
      heelSlipMm: found(fc.nat(60)),
      width: found(fc.constantFrom('right', 'tight', 'loose')),
      skinClear: found(fc.boolean()),
    });
    fc.assert(
      fc.property(anyFoot, (left) => {
        const note = fitNoteText({ left, right: null, walked: null }, null);
        const other = fitNoteText({ left: null, right: left, walked: null }, null);
        if (other !== null) expect(readFitFindings(other)).toBe('objective');
        fc.pre(note !== null);
        const delivery = { date: '2026-03-03', mode: 'in_person', wearing: true, note: null } as const;
        const shoeCase = toShoeCase({ ...fullDetails, delivery, fit: { left, right: null, walked: null } }, context);
        expect(checkShoeCase(shoeCase).checks.fit_in_person_objective.state).toBe('pass');
        expect(readFitFindings(note)).toBe('objective');
      }),
    );
  });
});

it('takes a hand-over as proof only with name, address, goods, date and signature (fact 21)', () => {
  const handover = {
    receivedBy: 'Ruth Amsel',
    relationship: null,
    address: '12 Elm Road',
    goods: [{ code: 'A5500', description: 'depth shoes', quantity: 2 }],
    signature: 'M1 1 L20 30',
    signedOn: '2026-03-03',
  };
  const proof = (change: object) => isDelivered({ ...emptyDetails, handover: { ...handover, ...change } });
  expect(proof({})).toBe(true);
  for (const key of ['receivedBy', 'address', 'goods', 'signature', 'signedOn'])
    expect(proof({ [key]: null })).toBeNull();
  expect(proof({ goods: [] })).toBeNull();
  expect(proof({ goods: [{ code: null, description: 'shoes', quantity: null }] })).toBeNull();
  const unsigned = { ...fullDetails, proofOfDelivery: null, handover: { ...handover, signature: null } };
  expect(summarizeShoeCase(unsigned).missing).toEqual(['proof_of_delivery']);
  expect(summarizeShoeCase({ ...unsigned, handover }).missing).toEqual([]);
});
