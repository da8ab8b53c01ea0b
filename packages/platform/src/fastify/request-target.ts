/** A request's path and query, in a spelling that every program behind us reads alike. */
export interface RequestTarget {
  path: string;
  /** With its question mark; empty if missing. */
  query: string;
}

/**
 * One `/` before each segment, characters that need no escape (RFC 3986, section 3.3, without `;` and `@`), and escapes
 * in capitals.
 */
const wellFormed = /^(\/(?:[\w.~!$&'()*+,=:/-]|%[0-9A-F]{2})*)(\?[\x21-\x22\x24-\x7e]*)?$/;

/** Escapes of unreserved characters: a second spelling of the same path. */
const needlessEscape = /%(?:2D|2E|5F|7E|3\d|[46][1-9A-F]|[57][\dA])/;

/** Characters that would change the path if unescaped again. */
const separator = /[/\\%#]|\p{Cc}/u;

/**
 * Reads a request's target unchanged. Null if ambiguous: dot or empty segments, escaped separators, an absolute URL,
 * and the like (security row P1). Not normalized, so check and router see the same text.
 */
export function readRequestTarget(url: string | undefined): RequestTarget | null {
  const [, path, query = ''] = wellFormed.exec(url ?? '') ?? [];
  if (path === undefined || path.includes('//') || needlessEscape.test(path)) return null;
  return path.slice(1).split('/').every(hasOneReading) ? { path, query } : null;
}

/** Some programs treat look-alikes as the ASCII character (NFKC). */
function hasOneReading(segment: string): boolean {
  try {
    const meaning = decodeURIComponent(segment).normalize('NFKC');
    return !separator.test(meaning) && meaning !== '.' && meaning !== '..';
  } catch {
    return false;
  }
}

/** All values of a header, one per occurrence; Node keeps only one of some. `name` in lower case. */
export function headerValues(rawHeaders: readonly string[], name: string): string[] {
  return rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name);
}
