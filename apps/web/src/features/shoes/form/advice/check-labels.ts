import { allShoeChecks, type ShoeCheckState, type ShoeVerdict, shoeCheckStates } from '@rxweb/contracts/shoes/checks';

/** Worst first. */
export function countStates({ checks }: ShoeVerdict): Record<ShoeCheckState, number> {
  const count = (state: ShoeCheckState) => allShoeChecks.filter((check) => checks[check]?.state === state).length;
  return Object.fromEntries(shoeCheckStates.map((state) => [state, count(state)])) as Record<ShoeCheckState, number>;
}

/** The rule after the first sentence is shown on request. */
export function firstSentence(reason: string): string {
  return /^.*?\.(?=\s|$)/.exec(reason)?.[0] ?? reason;
}
