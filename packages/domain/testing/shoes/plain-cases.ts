import type { ShoeCase } from '@rxweb/contracts/shoes/checks';
import { fullCase } from './full-case.ts';

const dates = [
  ...['2025-02-28', '2025-08-31', '2025-09-02', '2025-09-03', '2025-12-31', '2026-01-01', '2026-01-10', '2026-01-14'],
  ...['2026-01-15', '2026-01-16', '2026-02-01', '2026-02-05', '2026-02-06', '2026-02-10', '2026-02-12', '2026-02-13'],
  ...['2026-02-28', '2026-03-03', '2026-03-05', '2026-03-10', '2026-05-02', '2026-05-05', '2026-05-06', '2026-07-15'],
  ...['2026-08-31', '2027-01-04', '2027-03-03', '2027-03-04', '2028-01-02', '2028-02-29'],
];
const notes = [
  ...[
    'fits well',
    'Shoes fit great!',
    '10 mm toe room, no heel slip',
    'Le quedan bien',
    'ajuste perfecto, sin molestias',
  ],
  ...['El paciente dice que los siente cómodos y que camina bien con ellos puestos', 'Heel slip not checked', '', ' '],
  ...[
    'Forefoot and rearfoot are held as the last of the shoe intends them to be held',
    'ok',
    'no rubbing at the bunion',
  ],
];
const conditions = [
  'deformity',
  'past ulcer',
  'diabetes',
  'no ulcer',
  'neuropathy with callus',
  '2c',
  'PVD',
  'callos',
  '',
];

/** The same cases on every machine: `seed` counts up. About half of each is the full case, the rest random or null. */
export function plainCase(seed: number): ShoeCase {
  const random = numbers(seed);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const date = () => pick(dates);
  const tick = () => random() < 0.5;
  const count = () => Math.floor(random() * 5);
  const mode = () => pick(['in_person', 'telehealth'] as const);
  const some = <T>(usual: T, other: () => T): T | null => {
    const chance = random();
    if (chance < 0.5) return usual;
    return chance < 0.92 ? other() : null;
  };
  const part = <T>(make: () => T): T | null => (random() < 0.95 ? make() : null);
  const { visit, exam, certification, order, evaluation, delivery, items } = fullCase;
  const itemCounts = () => ({
    depthPairs: some(items.depthPairs, count),
    customPairs: some(items.customPairs, count),
    insertPairs: some(items.insertPairs, count),
    modifications: some(items.modifications, count),
  });
  return {
    id: seed,
    today: some(fullCase.today, date),
    visit: part(() => ({ date: some(visit.date, date), mode: some(visit.mode, mode) })),
    exam: part(() => ({
      date: some(exam.date, date),
      mode: some(exam.mode, mode),
      by: some(exam.by, () => pick(['certifier', 'other'] as const)),
      agreed: some(exam.agreed, date),
    })),
    certification: part(() => ({
      date: some(certification.date, date),
      credential: some<NonNullable<NonNullable<ShoeCase['certification']>['credential']>>(
        certification.credential,
        () => pick(['MD', 'DO', 'NP', 'PA', 'DPM', 'CNS'] as const),
      ),
      supervisor: part(() => ({
        name: some('Dr. Roth', () => pick(['', 'Ann Lee MD'])),
        date: some('2026-02-05', date),
      })),
    })),
    order: part(() => ({
      date: some(order.date, date),
      complete: some<boolean>(order.complete, tick),
      prescriberVisit: some(order.prescriberVisit, date),
    })),
    evaluation: part(() => ({
      date: some(evaluation.date, date),
      mode: some(evaluation.mode, mode),
      abnormalities: some(evaluation.abnormalities, () => pick(['', 'hammer toes'])),
      measured: some<boolean>(evaluation.measured, tick),
    })),
    chosen: some(fullCase.chosen, date),
    delivery: part(() => ({
      date: some(delivery.date, date),
      mode: some(delivery.mode, () => pick(['in_person', 'mailed'] as const)),
      wearing: some<boolean>(delivery.wearing, tick),
      note: some(delivery.note, () => pick(notes)),
    })),
    proofOfDelivery: some<boolean>(true, tick),
    billed: some(fullCase.billed, date),
    conditions: some<string[]>(['deformity'], () => [pick(conditions), pick(conditions)]),
    items: part(itemCounts),
    suppliedThisYear: part(itemCounts),
  };
}

/** Numbers from 0 to 1 (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
