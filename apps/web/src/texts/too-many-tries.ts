import type { SessionTexts } from './session-en.ts';
import { currentSessionTexts } from './use/use-session-texts.ts';

export type TriedThing = Exclude<keyof SessionTexts['tooMany'], 'wait'>;

/** Says how long to wait, and what else can be done. `seconds` is null if the server didn't say. */
export function tooManyTries(what: TriedThing, seconds: number | null): string {
  const { wait, ...texts } = currentSessionTexts().tooMany;
  return texts[what](waitText(wait, seconds));
}

/** Rounded up: an early try would be refused again. */
function waitText(wait: SessionTexts['tooMany']['wait'], seconds: number | null): string {
  if (seconds === null) return wait.unknown;
  if (seconds < 60) return wait.seconds(seconds);
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? wait.minutes(minutes) : wait.hour;
}
