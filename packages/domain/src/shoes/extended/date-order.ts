import type { ShoeCase, ShoeVerdict } from '@rxweb/contracts/shoes/checks';
import { addMonths } from '../../store/calendar-date.ts';

/**
 * The order of the dates (G2). `P` prescriber visit, `S` order, `V` diabetes visit, `Q` foot exam, `A` agreement with another clinician's
 * exam, `C` statement, `E` evaluation, `O` choice of the items, `D` delivery, `B` claim.
 */
export function dateOrder(shoeCase: ShoeCase): NonNullable<ShoeVerdict['dateOrder']> {
  const { visit, exam, certification, order, evaluation, chosen, delivery, billed } = shoeCase;
  const [P, S, V, Q] = [order?.prescriberVisit, order?.date, visit?.date, exam?.date];
  const [C, E, D] = [certification?.date, evaluation?.date, delivery?.date];
  const agreed = exam?.by === 'certifier' ? [] : [notAfter(exam?.agreed, C)];
  const plus = (date: string | null | undefined, months: number) => date && addMonths(date, months);
  return [
    { rule: 'P ≤ S', holds: notAfter(P, S) },
    { rule: agreed.length > 0 ? 'V,Q,A ≤ C' : 'V,Q ≤ C', holds: all(notAfter(V, C), notAfter(Q, C), ...agreed) },
    {
      rule: 'E ≤ O ≤ D ≤ C+3mo',
      holds: all(notAfter(E, chosen), notAfter(chosen, D), notAfter(D, plus(C, 3))),
    },
    { rule: 'S ≤ B', holds: notAfter(S, billed) },
    { rule: 'D ≤ B ≤ D+12mo', holds: all(notAfter(D, billed), notAfter(billed, plus(D, 12))) },
  ];
}

type MaybeDate = string | null | undefined;

/** Null while a date is unknown. */
function notAfter(one: MaybeDate, other: MaybeDate): boolean | null {
  return one && other ? one <= other : null;
}

/** What is broken shows even while another date is unknown. */
function all(...parts: (boolean | null)[]): boolean | null {
  if (parts.includes(false)) return false;
  return parts.includes(null) ? null : true;
}
