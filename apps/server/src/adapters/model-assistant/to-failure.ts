import { ModelFailure } from './model-failure.ts';

/** Longest pause honored from a vendor's Retry-After. */
const longestRestMs = 10 * 60_000;

/** Converts the library's error without its content. The reason for an abort wins over errors that the abort caused. */
export function toFailure(error: unknown, signal: AbortSignal): ModelFailure {
  if (signal.reason instanceof ModelFailure) return signal.reason;
  for (let each = error; isObject(each); each = each.cause) {
    if (each instanceof ModelFailure) return each;
    if (typeof each.statusCode === 'number') {
      return each.statusCode >= 400
        ? new ModelFailure('refused', each.statusCode, retryAfterMs(each.responseHeaders))
        : new ModelFailure('malformed', each.statusCode);
    }
    if (each.name === 'AI_JSONParseError' || each.name === 'AI_TypeValidationError')
      return new ModelFailure('malformed');
    if (each.name === 'AI_StreamProviderError') return new ModelFailure('refused');
  }
  // Broken off or never there: the caller decides by what was already said.
  return new ModelFailure(isTerminated(error) ? 'cut' : 'unreachable');
}

function isTerminated(error: unknown): boolean {
  return error instanceof Error && /terminated|aborted|other side closed/i.test(error.message);
}

/** Retry-After in seconds (RFC 9110, section 10.2.3); dates are ignored. */
function retryAfterMs(headers: unknown): number | null {
  const value = isObject(headers) ? headers['retry-after'] : undefined;
  const seconds = typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : null;
  return seconds === null ? null : Math.min(seconds * 1000, longestRestMs);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
