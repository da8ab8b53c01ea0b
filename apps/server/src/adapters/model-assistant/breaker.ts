export interface BreakerOptions {
  failures: number;
  restMs: number;
  now(): Date;
}

/** Leaves somebody alone who failed several times in a row, then lets one try (security row S9). Counts for this process alone. */
export interface Breaker {
  /** Whether a call may go now. After `true`, one of the other three has to follow. */
  enter(): boolean;
  succeeded(): void;
  /** `restMs`: how long it asked to be left alone. */
  failed(restMs: number | null): void;
  /** The call was not made, or says nothing about the other side. */
  left(): void;
  /** Until when nobody is let through; null: calls go. */
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
