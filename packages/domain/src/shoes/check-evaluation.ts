import type { ShoeCase } from '@rxweb/contracts/shoes/checks';
import { formatDate } from '../text/format.ts';
import { broken, type Finding, mostSevere, notRecorded, pass } from './finding.ts';

type Evaluation = NonNullable<ShoeCase['evaluation']>;

const rule =
  'Before items are chosen the store sees the feet in person, and notes the abnormalities to accommodate and the measurements.';

/** Facts 17 and 19: in person, `E ≤ O`, `E ≤ D`, with abnormalities and measurements. The day of delivery counts. */
export function checkEvaluation({ evaluation, chosen, delivery, items }: ShoeCase): Finding {
  if (!evaluation) return notRecorded({ 'the store’s evaluation of the feet': evaluation }, rule);
  const delivered = delivery?.date ?? null;
  return mostSevere(
    [...checkContent(evaluation), checkOrder(evaluation.date, chosen, delivered)],
    pass(
      [
        'The feet were seen in person and measured, and what is to be accommodated is noted, before items were chosen.',
        delivered !== null &&
          delivered === evaluation.date &&
          'Evaluation and delivery were on one day: document both.',
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
    measured === false ? broken(17, `The feet were not measured. ${rule}`) : null,
    mode === null || abnormalities === null || measured === null
      ? notRecorded(
          {
            'how the feet were seen': mode,
            'their abnormalities': abnormalities,
            'whether they were measured': measured,
          },
          rule,
        )
      : null,
  ];
}

function checkOrder(evaluated: string | null, chosen: string | null, delivered: string | null): Finding | null {
  if (evaluated === null || chosen === null)
    return notRecorded({ 'the date of the evaluation': evaluated, 'the day the items were chosen': chosen }, rule);
  const dates = `The evaluation of ${formatDate(evaluated)} is`;
  if (evaluated > chosen) return broken(17, `${dates} after the choice of ${formatDate(chosen)}. ${rule}`);
  if (delivered !== null && evaluated > delivered)
    return broken(17, `${dates} after the delivery of ${formatDate(delivered)}. ${rule}`);
  return null;
}
