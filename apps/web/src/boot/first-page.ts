import { onIdle } from './on-idle.ts';

/** Upper bound when no staff page appears, such as on the front page or behind a guard. */
const longestMs = 3_000;

const shown = Promise.withResolvers<void>();

/** Call when the staff page is on screen. */
export const markFirstPage: () => void = shown.resolve;

/** Resolves when the staff page is on screen and idle, so extras don't delay it. */
export async function whenFirstPage(): Promise<void> {
  await Promise.race([shown.promise, new Promise((resolve) => setTimeout(resolve, longestMs))]);
  await new Promise<void>(onIdle);
}
