/**
 * The tags of one of several cases of a journey: `npm test` takes each on one screen, the even ones on a desktop, the odd ones on a phone;
 * `npm run test:full` takes all on both.
 */
export function onOneScreen(index: number): string[] {
  return index % 2 === 0 ? ['@phone-full'] : ['@phone', '@desktop-full'];
}

/** Those of a case that `npm test` leaves out, since others show the same. */
export const onlyFull = ['@phone', '@full'];
