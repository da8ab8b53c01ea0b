/** Longer texts are pages, not reasons. */
const maxTextLength = 500;
const textKeys = ['error', 'message', 'msg', 'error_description'];

/**
 * Normalizes failed answers: our server uses `error`, storage `error` and `message`, proxies plain text. The result has
 * the full text in both fields; without a text the body stays empty.
 */
export function withNormalizedErrors(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const answer = await send(input, init);
    if (answer.ok) return answer;
    const { status, statusText } = answer;
    const body = await answer.text().catch(() => '');
    const words = errorBodyText(body);
    const normalized = { ...parsedRecord(body), ...(words && { error: words, message: words }) };
    return new Response(words ? JSON.stringify(normalized) : null, { status, statusText });
  };
}

/** Text of an error body, JSON or plain; empty for an HTML page or nothing. */
export function errorBodyText(body: string): string {
  const record = parsedRecord(body);
  const words = record
    ? textKeys.map((key) => record[key]).filter((value) => typeof value === 'string' && value !== '')
    : [body.trim()];
  const text = [...new Set(words)].join(': ');
  return text.startsWith('<') || text.length > maxTextLength ? '' : text;
}

function parsedRecord(body: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
