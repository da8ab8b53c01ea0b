/** The text to forward and its token, if any. */
export interface CheckedFrame {
  topic: string;
  event: string;
  token: string | null;
  text: string;
}

/** Our client's events. Browsers could use broadcast and presence to bypass the checks. */
const knownEvents = new Set(['phx_join', 'phx_leave', 'heartbeat', 'access_token']);

/**
 * Reads a text frame of protocol 1.0.0 (object) or 2.0.0 (array). Null if invalid, `ignored` if not offered. Re-encoded, so the other side
 * reads exactly what was checked.
 */
export function readFrame(raw: string): CheckedFrame | 'ignored' | null {
  const value = parseJson(raw);
  const [topic, event, payload]: unknown[] = Array.isArray(value)
    ? value.slice(2)
    : [Object(value).topic, Object(value).event, Object(value).payload];
  if (typeof topic !== 'string' || typeof event !== 'string') return null;
  if (!knownEvents.has(event)) return 'ignored';
  const { access_token: token, user_token: olderName } = Object(payload);
  // An older name of the same field; a frame with both is ambiguous.
  if (olderName !== undefined || !isToken(token)) return null;
  const text = writeJson(value);
  return text === null ? null : { topic, event, token: token ?? null, text };
}

function isToken(value: unknown): value is string | null | undefined {
  return value === undefined || value === null || typeof value === 'string';
}

/** Null if too deeply nested to encode. */
function writeJson(value: unknown): string | null {
  try {
    return JSON.stringify(value);
  } catch {
    return null;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
