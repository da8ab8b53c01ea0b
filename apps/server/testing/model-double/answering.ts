/**
 * What happens to a request. `obedient`: it does what it is told. A number is the status it answers with.
 */
export type ModelMode =
  | 'answers'
  | 'obedient'
  | 'slow-connect'
  | 'slow-first-token'
  | 'stall'
  | 'cut'
  | 'malformed'
  | 'endless'
  | 'empty'
  | 429
  | 500;

export interface Answering {
  mode: ModelMode;
  pieces: readonly string[];
  inputTokens: number;
  /** What is charged. */
  count(tokens: number): void;
}

/** As vendors' tokenizers count on average: a token for four signs. */
export function countTokens(text: string): number {
  return Math.ceil(text.length / 4);
}
