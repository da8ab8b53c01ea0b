import type { ShoeCaseDetails } from '@rxweb/contracts/shoes/details';
import type { ShoeRequirement } from '@rxweb/contracts/shoes/documents';
import { addMonths } from '@rxweb/domain/store/calendar-date';
import type { DemoTime } from '../../kernel/feature/demo-tools.ts';

export interface SampleCase {
  name: string;
  details: Partial<ShoeCaseDetails>;
  /** The pharmacist owns it. */
  isMine?: boolean;
  isArchived?: boolean;
  note?: string;
  papers?: readonly SamplePaper[];
}

/** With what it says, it is verified; without, it only came in. */
export interface SamplePaper {
  requirement: ShoeRequirement;
  says?: { dated: string; author: string; credential: 'MD' | 'other'; signed: boolean };
}

const doctor = 'Ingrid Lind, MD';
const fitter = 'Dana Okafor, PharmD';

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
  const read = (requirement: ShoeRequirement, dated: string, author = doctor): SamplePaper => ({
    requirement,
    says: { dated, author, credential: author === doctor ? 'MD' : 'other', signed: true },
  });
  /** The doctor's papers, of which the statement expires first, on that day. */
  const signedUntil = (end: string) => {
    const signed = addMonths(end, -3);
    return [read('visit_notes', signed), read('foot_exam', signed), read('certifying_statement', signed)];
  };
  const ordered = read('order', order.date);
  const evaluated = read('evaluation', evaluation.date, fitter);
  const fitted = read('fitting', delivery.date, fitter);
  const receipt = (author: string) => read('proof_of_delivery', delivery.date, author);
  const all = { certifier: { name: doctor, npi: null, phone: null, fax: null } };
  return [
    { name: 'Stanley Obradovic', details: asked(day(-9)), note: 'Dr. Lind’s office faxes on Fridays.' },
    { name: 'Harold Jensen', isMine: true, details: { ...asked(day(-2)), items } },
    {
      name: 'Teresa Lindqvist',
      details: { ...all, visit: seen(day(-30)) },
      papers: [{ requirement: 'visit_notes' }],
    },
    {
      name: 'Carl Mbeki',
      isMine: true,
      details: { ...all, visit: seen(day(-40)), ...exam(day(-38)) },
      papers: [read('visit_notes', day(-40)), { requirement: 'foot_exam' }],
    },
    { name: 'Rosa Amador', details: { ...all, ...papersUntil(day(40)) }, papers: signedUntil(day(40)) },
    {
      name: 'Irene Castellan',
      isMine: true,
      details: { ...all, ...papersUntil(day(-2)), order },
      papers: [...signedUntil(day(-2)), { requirement: 'order' }],
    },
    {
      name: 'Samuel Prentice',
      isMine: true,
      details: { ...all, ...papersUntil(day(9)), order, items, patient },
      papers: [...signedUntil(day(9)), ordered],
    },
    {
      name: 'Walter Nkemelu',
      details: { ...all, ...papersUntil(day(4)), order, evaluation, items },
      papers: [...signedUntil(day(4)), ordered, evaluated],
    },
    {
      name: 'Luis Ortega',
      isMine: true,
      details: { ...all, ...papersUntil(day(25)), order, evaluation, items },
      papers: [...signedUntil(day(25)), ordered, evaluated],
    },
    {
      name: 'George Pell',
      details: { ...all, ...papersUntil(day(50)), order, evaluation, delivery, items },
      papers: [...signedUntil(day(50)), ordered, evaluated, { requirement: 'fitting' }],
    },
    {
      name: 'Mae Thornton',
      details: { ...all, ...papersUntil(day(45)), order, evaluation, delivery, items, proofOfDelivery: true },
      papers: [...signedUntil(day(45)), ordered, evaluated, fitted, receipt('Mae Thornton')],
    },
    { name: 'Dorothy Vance', details: billed },
    { name: 'Eugene Salcedo', details: billed },
    { name: 'Pauline Reyes', details: {}, isArchived: true, note: 'Moved to another town.' },
  ];
}
