import { readMessage } from '@rxweb/domain/safety/safety-gate';
import { splitMessage } from './split-message.ts';

/** From this probability a clause may tell of a danger. */
const mayBeDanger = 0.12;

/** The clauses of a message that the safety gate leaves to the store, as a message of their own; null for none. */
export function withoutMedicine(text: string): string | null {
  const clauses = splitMessage(text).map((clause) => clause.text);
  const kept = clauses.filter((clause) => {
    const { isForPharmacist, pooled } = readMessage(clause).verdict;
    return !isForPharmacist && pooled.danger < mayBeDanger;
  });
  return kept.length === 0 || kept.length === clauses.length ? null : kept.join('. ');
}
