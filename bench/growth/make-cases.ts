import type { ShoeCaseDetails } from '@rxweb/contracts/shoes/details';
import { shoeChecklist } from '@rxweb/contracts/shoes/records';
import { emptyDetails } from '@rxweb/domain/shoes/shoe-case';
import { addDays } from '@rxweb/domain/store/calendar-date';
import type { CaseRecord } from '../../apps/server/src/features/shoes/case-record.ts';
import { firstNames, lastNames } from '../tools/names.ts';

const note =
  'Toe space 10 mm left, 11 mm right; heel held, no slip; no red marks after walking 20 m with shoes and inserts on. ';

/** One of `count` cases of a store over four years, the newest first: half are open, at any step, the others billed. Some patients come again. */
export function makeCase(index: number, count: number, today: string, owners: readonly string[]): CaseRecord {
  const patient = Math.floor((index * 7) % (count * 0.65));
  const phone = String(6_120_000_000 + patient * 137);
  return {
    patient_id: `P-${100_000 + patient}`,
    patient_name: `${pick(firstNames, patient)} ${pick(lastNames, Math.floor(patient / 12))}-${patient}`,
    patient_phone: `(${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`,
    shoe_size: `${7 + (index % 6)} EE`,
    diabetes_dx_date: '2011-03-04',
    notes: note.repeat(index % 4),
    checklist: shoeChecklist.parse({ rxRequested: true, shoesOrdered: 'depth, black' }),
    details: makeDetails(index, count, today),
    ownerId: index % 3 === 0 ? null : pick(owners, index),
    archived: index % 25 === 0,
  };
}

function makeDetails(index: number, count: number, today: string): ShoeCaseDetails {
  const isOnItsWay = index % 2 === 0;
  const steps = isOnItsWay ? Math.floor(index / 2) % 8 : 8;
  const began = addDays(today, isOnItsWay ? -(index % 120) : -120 - Math.floor((index / count) * 1_400));
  const day = (after: number) => addDays(began, after);
  return {
    ...emptyDetails,
    visit: steps > 0 ? { date: day(0), mode: 'in_person' } : null,
    exam: steps > 1 ? { date: day(1), mode: 'in_person', by: 'certifier', agreed: null } : null,
    certification: steps > 2 ? { date: day(5), credential: 'MD', supervisor: null } : null,
    order: steps > 3 ? { date: day(6), complete: true, prescriberVisit: day(1) } : null,
    evaluation: steps > 4 ? { date: day(10), mode: 'in_person', abnormalities: note, measured: true } : null,
    chosen: steps > 4 ? day(10) : null,
    delivery: steps > 5 ? { date: day(24), mode: 'in_person', wearing: true, note: note.repeat(3) } : null,
    proofOfDelivery: steps > 6 ? true : null,
    billed: steps > 7 ? day(26) : null,
    conditions: ['deformity'],
    items: { depthPairs: 1, customPairs: 0, insertPairs: 3, modifications: 0 },
    requested: { visit: day(-9), exam: day(-8), certification: day(2), order: day(3) },
  };
}

const pick = <T>(list: readonly T[], index: number) => list[index % list.length] as T;
