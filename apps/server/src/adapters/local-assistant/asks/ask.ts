import { isHours } from '../intents/facts.ts';

/** What a message asks for in one place, in its own words. */
export interface Ask {
  text: string;
  start: number;
  end: number;
  /** The probability of each intent. */
  likely: ReadonlyMap<string, number>;
}

/** The likeliest intent and its probability. */
export function likeliest({ likely }: Pick<Ask, 'likely'>): [intent: string, share: number] {
  return [...likely].reduce((best, each) => (each[1] > best[1] ? each : best), ['unknown', 0]);
}

/** Marked messages have one intent for all questions of opening. */
export const asMarked = (intent: string | null) => (isHours(intent) ? 'hours' : intent);

const leadsIn =
  /^(?:and|also|so|but|y|pero|tambi[eé]n|i|we|just|was|wanted|want|like|would|to|know|ask|wondering|quer[ií]a|quiero|quisiera|saber|preguntar|necesito)$/i;
/** "Can you tell me" */
const leadsInWhole = /^(?:can|could) (?:you|u) (?:please )?tell me$|^(?:me )?puede[n]? dec[ií]r(?:me)?$/i;

/** Its words but those that only lead to an ask. */
export const wordsIn = (said: string) =>
  leadsInWhole.test(said.trim())
    ? 0
    : (said.match(/[\p{L}\p{N}]+/gu)?.filter((word) => !leadsIn.test(word)).length ?? 0);
