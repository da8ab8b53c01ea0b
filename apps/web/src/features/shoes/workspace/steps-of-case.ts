import type { Language } from '@rxweb/contracts/shared/language';
import { outsideSlots } from '@rxweb/domain/shoes/next-action';
import type { CaseTexts } from '../../../texts/shoes/case-en.ts';
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
export function stepsOfCase(
  { values, views, today }: Pick<CaseModel, 'values' | 'views' | 'today'>,
  texts: CaseTexts['progress'],
  language: Language,
): CaseStep[] {
  const others = views.filter(({ slot }) => outsideSlots.some((each) => each === slot));
  const verified = others.filter(({ state }) => state === 'verified').length;
  const evaluation = views.find(({ slot }) => slot === 'evaluation');
  const day = (value: string) => (/^\d{4}-\d\d-\d\d$/.test(value) ? shortDate(value, today, language) : null);
  const delivered = day(values['details.delivery.date']);
  const billed = day(values['details.billed']);
  const evaluated = day(values['details.evaluation.date']);
  const areOrdered = values['checklist.shoesReceived'] === 'yes' || values['checklist.shoesOrdered'].trim() !== '';
  const planned = values['checklist.patientAppointment'].trim();
  return [
    {
      name: texts.papers,
      text: texts.verified(verified, others.length),
      isDone: verified === others.length,
      isLate: others.some(({ verdict }) => verdict.tone === 'fail'),
    },
    {
      name: texts.evaluation,
      text: evaluated ?? (values['checklist.appointmentMade'].trim() || texts.beforeItems),
      isDone: evaluated !== null,
      isLate: evaluation?.verdict.tone === 'fail',
    },
    {
      name: texts.ordered,
      text:
        values['checklist.shoesReceived'] === 'yes' ? texts.arrived : values['checklist.shoesOrdered'] || texts.notYet,
      isDone: areOrdered || delivered !== null,
      isLate: false,
    },
    {
      name: texts.delivery,
      text: delivered ?? (planned === '' ? texts.inPerson : texts.planned(planned)),
      isDone: delivered !== null,
      isLate: false,
    },
    {
      name: texts.claim,
      text: billed ? texts.billed(billed) : texts.afterDelivery,
      isDone: billed !== null,
      isLate: false,
    },
  ];
}
