import type { ShoeCase } from '@rxweb/contracts/shoes/checks';
import fc from 'fast-check';

/** Any day of the calendar of some years, `YYYY-MM-DD`. */
export function anyDay(firstYear: number, lastYear: number): fc.Arbitrary<string> {
  const day = (year: number, month: number, date: number) => Date.UTC(year, month, date) / 86_400_000;
  return fc
    .integer({ min: day(firstYear, 0, 1), max: day(lastYear, 11, 31) })
    .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
}

/** Any case that can be read: each part and each of its keys may be null. */
export function anyCase(day: fc.Arbitrary<string>): fc.Arbitrary<ShoeCase> {
  const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 9 });
  const oneOf = <const T>(...values: T[]) => orNull(fc.constantFrom(...values));
  const [date, tick, mode] = [orNull(day), orNull(fc.boolean()), oneOf('in_person', 'telehealth')];
  const text = orNull(
    fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('fits well', '10 mm toe room', 'deformity', '')),
  );
  const count = orNull(fc.oneof(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 99 })));
  const items = orNull(fc.record({ depthPairs: count, customPairs: count, insertPairs: count, modifications: count }));
  return fc.record({
    id: fc.oneof(fc.string({ minLength: 1, maxLength: 20 }), fc.maxSafeInteger()),
    today: date,
    visit: orNull(fc.record({ date, mode })),
    exam: orNull(fc.record({ date, mode, by: oneOf('certifier', 'other'), agreed: date })),
    certification: orNull(
      fc.record({
        date,
        credential: oneOf('MD', 'DO', 'NP', 'PA', 'DPM', 'CNS'),
        supervisor: orNull(fc.record({ name: text, date })),
      }),
    ),
    order: orNull(fc.record({ date, complete: tick, prescriberVisit: date })),
    evaluation: orNull(fc.record({ date, mode, abnormalities: text, measured: tick })),
    chosen: date,
    delivery: orNull(fc.record({ date, mode: oneOf('in_person', 'mailed'), wearing: tick, note: text })),
    proofOfDelivery: tick,
    billed: date,
    conditions: orNull(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 4 })),
    items,
    suppliedThisYear: items,
  });
}
