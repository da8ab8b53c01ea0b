/** How a model failed. `refused`: it returned an error; `leak`: it began to repeat the secret. */
export type FailureKind =
  | 'unreachable'
  | 'slow_connect'
  | 'slow_first_token'
  | 'stalled'
  | 'too_long'
  | 'refused'
  | 'malformed'
  | 'cut'
  | 'empty'
  | 'leak';

/** No answer, or none to show. Drops the library's error, which holds the whole request. */
export class ModelFailure extends Error {
  readonly kind: FailureKind;
  readonly status: number | null;
  /** The pause it asked for. */
  readonly retryAfterMs: number | null;

  constructor(kind: FailureKind, status: number | null = null, retryAfterMs: number | null = null) {
    super(`the language model failed: ${kind}${status === null ? '' : ` (status ${status})`}`);
    this.name = 'ModelFailure';
    this.kind = kind;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}
