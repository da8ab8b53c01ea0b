import { outsideSlots } from '@rxweb/domain/shoes/next-action';
import type { CaseModel } from './case-model.ts';
import { shortDate } from './papers/slot-views.ts';

export interface CaseStep {
  name: string;
  text: string;
  isDone: boolean;
  /** Something of it is missing or fails. */
  isLate: boolean;
}

/** The steps of a case. A paper counts when verified, not when ticked. */
export function stepsOfCase({ values, views, today }: Pick<CaseModel, 'values' | 'views' | 'today'>): CaseStep[] {
  const others = views.filter(({ slot }) => outsideSlots.some((each) => each === slot));
  const verified = others.filter(({ state }) => state === 'verified').length;
  const evaluation = views.find(({ slot }) => slot === 'evaluation');
  const day = (value: string) => (/^\d{4}-\d\d-\d\d$/.test(value) ? shortDate(value, today) : null);
  const delivered = day(values['details.delivery.date']);
  const billed = day(values['details.billed']);
  const evaluated = day(values['details.evaluation.date']);
  const areOrdered = values['checklist.shoesReceived'] === 'yes' || values['checklist.shoesOrdered'].trim() !== '';
  const planned = values['checklist.patientAppointment'].trim();
  return [
    {
      name: 'Papers',
      text: `${verified} of ${others.length} verified`,
      isDone: verified === others.length,
      isLate: others.some(({ verdict }) => verdict.tone === 'fail'),
    },
    {
      name: 'Foot evaluation',
      text: evaluated ?? (values['checklist.appointmentMade'].trim() || 'Before items are chosen'),
      isDone: evaluated !== null,
      isLate: evaluation?.verdict.tone === 'fail',
    },
    {
      name: 'Shoes ordered',
      text: values['checklist.shoesReceived'] === 'yes' ? 'Arrived' : values['checklist.shoesOrdered'] || 'Not yet',
      isDone: areOrdered || delivered !== null,
      isLate: false,
    },
    {
      name: 'Delivery',
      text: delivered ?? (planned === '' ? 'In person, shoes on' : `Planned: ${planned}`),
      isDone: delivered !== null,
      isLate: false,
    },
    {
      name: 'Claim',
      text: billed ? `Billed ${billed}` : 'After the delivery',
      isDone: billed !== null,
      isLate: false,
    },
  ];
}
