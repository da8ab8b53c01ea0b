import { whenIdle } from './on-idle.ts';

/** Where no page of staff comes, the front page being open or a guard in the way. */
const longestMs = 3_000;

const shown = Promise.withResolvers<void>();

/** The page that staff came for is on the screen. */
export const tellFirstPage: () => void = shown.resolve;

/** Settles when the page that staff came for is on the screen and nothing else is to be done: what only adds to a page does not hold it up. */
export async function afterFirstPage(): Promise<void> {
  await Promise.race([shown.promise, new Promise((resolve) => setTimeout(resolve, longestMs))]);
  await new Promise<void>(whenIdle);
}
