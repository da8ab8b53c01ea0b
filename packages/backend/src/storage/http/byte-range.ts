export interface ByteRange {
  /** Byte positions, inclusive. */
  first: number;
  last: number;
}

/**
 * Reads a `Range` header for an object of `size` bytes (RFC 9110, section 14). Ignores unsupported ones, as the RFC
 * allows.
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const match = header === undefined ? null : /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim());
  const [, from = '', to = ''] = match ?? [];
  if (from === '' && to === '') return 'whole';
  if (from === '') return lastBytes(Number(to), size);

  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return 'whole';
  return first >= size ? 'unsatisfiable' : { first, last };
}

function lastBytes(count: number, size: number): ByteRange | 'unsatisfiable' {
  return count === 0 || size === 0 ? 'unsatisfiable' : { first: Math.max(0, size - count), last: size - 1 };
}
