import { onIdle } from './on-idle.ts';

/** When no staff page appears, such as on the front page or behind a guard. */
const longestMs = 3_000;

const shown = Promise.withResolvers<void>();

export const markFirstPage: () => void = shown.resolve;

/** A background tab isn't painted. */
const longestPaintMs = 500;

const painted = shown.promise.then(
  () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
      setTimeout(resolve, longestPaintMs);
    }),
);

/** Extras wait for it, so they don't delay the page. */
export async function whenFirstPage(): Promise<void> {
  await Promise.race([painted, new Promise((resolve) => setTimeout(resolve, longestMs))]);
  await new Promise<void>(onIdle);
}
