/** One frame of Phoenix, as the gate reads it: text to send on, and the token it brings, if any. */
export interface CheckedFrame {
  topic: string;
  event: string;
  token: string | null;
  text: string;
}

/** What this product's client says. Broadcast and presence are what browsers would send to each other, past every check. */
const knownEvents = new Set(['phx_join', 'phx_leave', 'heartbeat', 'access_token']);

/**
 * Reads a text frame of protocol 1.0.0 (an object) or 2.0.0 (an array). Null when it is none, `ignored` for what is not offered. `text` is
 * written anew, so that the other side reads what was checked here, key by key.
 */
export function readFrame(raw: string): CheckedFrame | 'ignored' | null {
  const value = parseJson(raw);
  const [topic, event, payload]: unknown[] = Array.isArray(value)
    ? value.slice(2)
    : [Object(value).topic, Object(value).event, Object(value).payload];
  if (typeof topic !== 'string' || typeof event !== 'string') return null;
  if (!knownEvents.has(event)) return 'ignored';
  const { access_token: token, user_token: olderName } = Object(payload);
  // The name of another time for the same; a frame with both could mean either.
  if (olderName !== undefined || !isToken(token)) return null;
  const text = writeJson(value);
  return text === null ? null : { topic, event, token: token ?? null, text };
}

function isToken(value: unknown): value is string | null | undefined {
  return value === undefined || value === null || typeof value === 'string';
}

/** Null for what nests so deep that it can be read but not written. */
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
