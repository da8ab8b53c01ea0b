import type { ShoeCaseDetails } from '@rxweb/contracts/shoes/details';
import { addMonths } from '@rxweb/domain/store/calendar-date';
import type { DemoTime } from '../../kernel/feature/demo-tools.ts';

export interface SampleCase {
  name: string;
  details: Partial<ShoeCaseDetails>;
  /** The pharmacist owns it. */
  isMine?: boolean;
  isArchived?: boolean;
  note?: string;
}

export function sampleCases({ day }: DemoTime): SampleCase[] {
  const seen = (date: string) => ({ date, mode: 'in_person' }) as const;
  const exam = (date: string) => ({ exam: { ...seen(date), by: 'certifier', agreed: null } }) as const;
  const certified = (date: string) => ({ certification: { date, credential: 'MD', supervisor: null } }) as const;
  /** All papers; the statement expires first, on that day. */
  const papersUntil = (end: string) => {
    const signed = addMonths(end, -3);
    return { visit: seen(signed), ...exam(signed), ...certified(signed) };
  };
  const asked = (visit: string) => ({ requested: { visit, exam: null, certification: null, order: null } });
  const order = { date: day(-20), complete: true, prescriberVisit: day(-25) };
  const evaluation = { ...seen(day(-10)), abnormalities: 'bunion, left', measured: true };
  const delivery = { ...seen(day(-12)), wearing: true, note: 'toe space 10 mm, heel holds' };
  const items = { depthPairs: 1, customPairs: 0, insertPairs: 3, modifications: 0 };
  const patient = { birthDate: null, medicareId: null, address: '3 Elm Street, Millbrook, OR 97000' };
  const lastYear = `${Number(day(0).slice(0, 4)) - 1}-05-12`;
  const billed = {
    ...papersUntil(lastYear),
    order,
    evaluation,
    delivery: { ...delivery, date: lastYear },
    items,
    proofOfDelivery: true,
    billed: lastYear,
  };
  return [
    { name: 'Stanley Obradovic', details: asked(day(-9)), note: 'Dr. Lind’s office faxes on Fridays.' },
    { name: 'Harold Jensen', isMine: true, details: { ...asked(day(-2)), items } },
    { name: 'Teresa Lindqvist', details: { visit: seen(day(-30)) } },
    { name: 'Carl Mbeki', isMine: true, details: { visit: seen(day(-40)), ...exam(day(-38)) } },
    { name: 'Rosa Amador', details: papersUntil(day(40)) },
    { name: 'Irene Castellan', isMine: true, details: { ...papersUntil(day(-2)), order } },
    { name: 'Samuel Prentice', isMine: true, details: { ...papersUntil(day(9)), order, items, patient } },
    { name: 'Walter Nkemelu', details: { ...papersUntil(day(4)), order, evaluation, items } },
    { name: 'Luis Ortega', isMine: true, details: { ...papersUntil(day(25)), order, evaluation, items } },
    { name: 'George Pell', details: { ...papersUntil(day(50)), order, evaluation, delivery, items } },
    {
      name: 'Mae Thornton',
      details: { ...papersUntil(day(45)), order, evaluation, delivery, items, proofOfDelivery: true },
    },
    { name: 'Dorothy Vance', details: billed },
    { name: 'Eugene Salcedo', details: billed },
    { name: 'Pauline Reyes', details: {}, isArchived: true, note: 'Moved to another town.' },
  ];
}
