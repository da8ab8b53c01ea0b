import type { ShoeCase } from '@rxweb/contracts/shoes/checks';
import { formatDate } from '../text/format.ts';
import { broken, type Finding, mostSevere, notRecorded, pass } from './finding.ts';

type Evaluation = NonNullable<ShoeCase['evaluation']>;

const rule =
  'Before items are chosen, the store must examine the feet in person and record measurements and any abnormalities to accommodate.';

/** Facts 17 and 19: in person, `E ≤ O`, `E ≤ D`, with abnormalities and measurements. The day of delivery counts. */
export function checkEvaluation({ evaluation, chosen, delivery, items }: ShoeCase): Finding {
  if (!evaluation) return notRecorded({ 'the store’s foot evaluation': evaluation }, rule);
  const delivered = delivery?.date ?? null;
  return mostSevere(
    [...checkContent(evaluation), checkOrder(evaluation.date, chosen, delivered)],
    pass(
      [
        'Before items were chosen, the feet were examined in person and measured, and the abnormalities to accommodate were recorded.',
        delivered !== null &&
          delivered === evaluation.date &&
          'The evaluation and delivery were on the same day: document both.',
        items?.customPairs && 'Custom shoes also need an impression of the feet.',
      ]
        .filter(Boolean)
        .join(' '),
    ),
  );
}

function checkContent({ mode, abnormalities, measured }: Evaluation): (Finding | null)[] {
  return [
    mode === 'telehealth' ? broken(17, `The evaluation was by telehealth. ${rule}`) : null,
    abnormalities?.trim() === '' ? broken(17, `The evaluation describes no abnormalities. ${rule}`) : null,
    measured === false ? broken(17, `The feet weren’t measured. ${rule}`) : null,
    mode === null || abnormalities === null || measured === null
      ? notRecorded(
          {
            'how the feet were evaluated': mode,
            'any abnormalities': abnormalities,
            'whether they were measured': measured,
          },
          rule,
        )
      : null,
  ];
}

function checkOrder(evaluated: string | null, chosen: string | null, delivered: string | null): Finding | null {
  if (evaluated === null || chosen === null)
    return notRecorded({ 'the date of the evaluation': evaluated, 'the date the items were chosen': chosen }, rule);
  const dates = `The evaluation on ${formatDate(evaluated)} is`;
  if (evaluated > chosen) return broken(17, `${dates} after the items were chosen on ${formatDate(chosen)}. ${rule}`);
  if (delivered !== null && evaluated > delivered)
    return broken(17, `${dates} after the delivery on ${formatDate(delivered)}. ${rule}`);
  return null;
}
