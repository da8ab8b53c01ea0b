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

/** Verified if it says something; else it only came in. */
export interface SamplePaper {
  requirement: ShoeRequirement;
  says?: { dated: string; author: string; credential: 'MD' | 'other'; signed: boolean };
}

const doctor = 'Ingrid Lind, MD';
const fitter = 'Dana Okafor, PharmD';
const signer = { certifier: { name: doctor, npi: null, phone: null, fax: null } };
const items = { depthPairs: 1, customPairs: 0, insertPairs: 3, modifications: 0 };
const seen = (date: string) => ({ date, mode: 'in_person' }) as const;
const exam = (date: string) => ({ exam: { ...seen(date), by: 'certifier', agreed: null } }) as const;
const asked = (visit: string) => ({ requested: { visit, exam: null, certification: null, order: null } });

export function sampleCases(time: DemoTime): SampleCase[] {
  return [...casesWithDoctors(time), ...casesWithUs(time), ...casesDone(time)];
}

const read = (requirement: ShoeRequirement, dated: string, author = doctor): SamplePaper => ({
  requirement,
  says: { dated, author, credential: author === doctor ? 'MD' : 'other', signed: true },
});

/** The doctor's papers; the statement expires first, on that day. */
function signedUntil(end: string) {
  const date = addMonths(end, -3);
  const certification = { date, credential: 'MD', supervisor: null } as const;
  return {
    details: { ...signer, visit: seen(date), ...exam(date), certification },
    papers: [read('visit_notes', date), read('foot_exam', date), read('certifying_statement', date)],
  };
}

function casesWithDoctors({ day }: DemoTime): SampleCase[] {
  return [
    { name: 'Stanley Obradovic', details: asked(day(-9)), note: 'Dr. Lind’s office faxes on Fridays.' },
    { name: 'Harold Jensen', isMine: true, details: { ...asked(day(-2)), items } },
    {
      name: 'Teresa Lindqvist',
      details: { ...signer, visit: seen(day(-30)) },
      papers: [{ requirement: 'visit_notes' }],
    },
    {
      name: 'Carl Mbeki',
      isMine: true,
      details: { ...signer, visit: seen(day(-40)), ...exam(day(-38)) },
      papers: [read('visit_notes', day(-40)), { requirement: 'foot_exam' }],
    },
    { name: 'Rosa Amador', ...signedUntil(day(40)) },
  ];
}

/** What the store adds to the doctor's papers. */
function ourPart({ day }: DemoTime) {
  const order = { date: day(-20), complete: true, prescriberVisit: day(-25) };
  const evaluation = { ...seen(day(-15)), abnormalities: 'bunion, left', measured: true };
  return {
    order,
    evaluated: { order, evaluation, chosen: day(-15), items, conditions: ['deformity'] },
    orderPaper: read('order', order.date),
    papers: [read('order', order.date), read('evaluation', evaluation.date, fitter)],
  };
}

function casesWithUs(time: DemoTime): SampleCase[] {
  const { day } = time;
  const { order, evaluated, orderPaper, papers } = ourPart(time);
  const patient = { birthDate: null, medicareId: null, address: '3 Elm Street, Millbrook, OR 97000' };
  const late = signedUntil(day(-2));
  const soon = signedUntil(day(9));
  const ready = (name: string, end: string, plan: ShoeCaseDetails['plan']): SampleCase => {
    const signed = signedUntil(end);
    return { name, details: { ...signed.details, ...evaluated, plan }, papers: [...signed.papers, ...papers] };
  };
  const medicaid = { kind: 'medicaid', name: null, authorization: null, authNeeded: false } as const;
  const advantage: ShoeCaseDetails['plan'] = {
    ...{ kind: 'advantage' as const, name: 'Sunfield Advantage', authorization: 'PA-20417' },
    ...{ authNeeded: true, authFrom: day(-10), authUntil: day(50), withinLimit: true, contact: 'Lee, (555) 555-0190' },
  };
  return [
    {
      name: 'Irene Castellan',
      isMine: true,
      details: { ...late.details, order },
      papers: [...late.papers, { requirement: 'order' }],
    },
    {
      name: 'Samuel Prentice',
      isMine: true,
      details: { ...soon.details, order, items, patient },
      papers: [...soon.papers, orderPaper],
    },
    ready('Walter Nkemelu', day(4), medicaid),
    { ...ready('Luis Ortega', day(25), advantage), isMine: true },
  ];
}

function casesDone(time: DemoTime): SampleCase[] {
  const { day } = time;
  const { evaluated, papers } = ourPart(time);
  const delivery = { ...seen(day(-12)), wearing: true, note: 'toe space 10 mm, heel holds' };
  const [fitting, receipt] = [read('fitting', delivery.date, fitter), 'proof_of_delivery'] as const;
  const delivered = { ...evaluated, delivery };
  const [george, mae] = [signedUntil(day(50)), signedUntil(day(45))];
  const lastYear = `${Number(day(0).slice(0, 4)) - 1}-05-12`;
  const billed = {
    ...signedUntil(lastYear).details,
    ...delivered,
    delivery: { ...delivery, date: lastYear },
    proofOfDelivery: true,
    billed: lastYear,
  };
  const recordsRequest: ShoeCaseDetails['recordsRequest'] = {
    ...{ letterDate: day(-30), due: null, contractor: 'Sample DME MAC', claimControlNumber: '26130000417' },
    ...{ method: 'portal' as const, sentOn: null },
  };
  return [
    {
      name: 'George Pell',
      details: { ...george.details, ...delivered },
      papers: [...george.papers, ...papers, { requirement: 'fitting' }],
    },
    {
      name: 'Mae Thornton',
      details: { ...mae.details, ...delivered, proofOfDelivery: true },
      papers: [...mae.papers, ...papers, fitting, read(receipt, delivery.date, 'Mae Thornton')],
    },
    { name: 'Dorothy Vance', details: { ...billed, recordsRequest } },
    { name: 'Eugene Salcedo', details: billed },
    { name: 'Pauline Reyes', details: {}, isArchived: true, note: 'Moved to another town.' },
  ];
}
