/** How a model failed. `refused`: it answered with an error; `leak`: it began to say what it was told in confidence. */
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

/**
 * A model that gave no answer, or none that may be shown. Nothing of the library's own error is kept: it holds the whole request, with what
 * a visitor wrote.
 */
export class ModelFailure extends Error {
  readonly kind: FailureKind;
  readonly status: number | null;
  /** How long it asked to be left alone. */
  readonly retryAfterMs: number | null;

  constructor(kind: FailureKind, status: number | null = null, retryAfterMs: number | null = null) {
    super(`the language model failed: ${kind}${status === null ? '' : ` (status ${status})`}`);
    this.name = 'ModelFailure';
    this.kind = kind;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}
