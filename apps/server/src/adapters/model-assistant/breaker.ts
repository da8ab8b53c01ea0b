export interface BreakerOptions {
  failures: number;
  restMs: number;
  now(): Date;
}

/** Circuit breaker: stops calls after several failures in a row, then allows one try (security row S9). Per process. */
export interface Breaker {
  /** Whether a call may start. After `true`, call one of the other three. */
  enter(): boolean;
  succeeded(): void;
  /** `restMs`: the pause that the other side asked for. */
  failed(restMs: number | null): void;
  /** The call was not made, or says nothing about the other side. */
  left(): void;
  /** When calls resume; null while they are allowed. */
  restsUntil(): Date | null;
}

export function createBreaker({ failures, restMs, now }: BreakerOptions): Breaker {
  let inARow = 0;
  let openUntil: number | null = null;
  let isTrying = false;
  return {
    enter() {
      if (openUntil === null) return true;
      if (isTrying || now().getTime() < openUntil) return false;
      isTrying = true;
      return true;
    },
    succeeded() {
      inARow = 0;
      openUntil = null;
      isTrying = false;
    },
    failed(asked) {
      inARow++;
      isTrying = false;
      const rest = Math.max(asked ?? 0, inARow >= failures ? restMs : 0);
      if (rest > 0) openUntil = now().getTime() + rest;
    },
    left() {
      isTrying = false;
    },
    restsUntil: () => (openUntil === null ? null : new Date(openUntil)),
  };
}
