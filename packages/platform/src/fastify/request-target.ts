/** What a request asks for, in a spelling that everybody who stands behind us reads as we do. */
export interface RequestTarget {
  path: string;
  /** With its question mark; empty when there is none. */
  query: string;
}

/** One `/` before each segment, characters that need no escape (RFC 3986, section 3.3, without `;` and `@`), and escapes in capitals. */
const wellFormed = /^(\/(?:[\w.~!$&'()*+,=:/-]|%[0-9A-F]{2})*)(\?[\x21-\x22\x24-\x7e]*)?$/;

/** Escapes of characters that are written as they are: a second spelling of the same path. */
const needlessEscape = /%(?:2D|2E|5F|7E|3\d|[46][1-9A-F]|[57][\dA])/;

/** What would change where a path leads, for whoever unescapes it once more. */
const separator = /[/\\%#]|\p{Cc}/u;

/**
 * Reads the target of a request line as it stands there. Null when it has a second reading: dot segments, empty segments, escaped separators,
 * a whole address, and the like (security row P1). Nothing is tidied up, so that who checks a path and who follows it see the same text.
 */
export function readRequestTarget(url: string | undefined): RequestTarget | null {
  const [, path, query = ''] = wellFormed.exec(url ?? '') ?? [];
  if (path === undefined || path.includes('//') || needlessEscape.test(path)) return null;
  return path.slice(1).split('/').every(hasOneReading) ? { path, query } : null;
}

/** Some programs take look-alikes for the ASCII character (NFKC). */
function hasOneReading(segment: string): boolean {
  try {
    const meaning = decodeURIComponent(segment).normalize('NFKC');
    return !separator.test(meaning) && meaning !== '.' && meaning !== '..';
  } catch {
    return false;
  }
}

/** The values of a header, one for each time it was sent; Node itself keeps only one of some. `name` in lower case. */
export function headerValues(rawHeaders: readonly string[], name: string): string[] {
  return rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name);
}
