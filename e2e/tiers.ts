const isFull = process.env.RX_FULL === '1';

/** Tags of a case: `npm test` takes even ones on a desktop, odd ones on a phone; `npm run test:full` all on both. */
export function onOneScreen(index: number): string[] {
  return index % 2 === 0 ? ['@phone-full'] : ['@phone', '@desktop-full'];
}

/** Tags of a case that `npm test` leaves out. */
export const onlyFull = ['@phone', '@full'];

/** Every third; all in `npm run test:full`. */
export function someOf<T>(all: readonly T[]): readonly T[] {
  return isFull ? all : all.filter((_, index) => index % 3 === 0);
}

/** One, by an index; all in `npm run test:full`. */
export function inTurn<T>(all: readonly T[], index: number): readonly T[] {
  return isFull ? all : all.filter((_, at) => at === index % all.length);
}

/** Tags of a case of which `npm test` takes every third. */
export const everyThird = (index: number): string[] => (index % 3 === 0 ? [] : ['@full']);
