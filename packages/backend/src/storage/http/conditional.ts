interface Validators {
  eTag: string;
  lastModified: Date;
}

/** Whether the client's copy is current (RFC 9110, section 13). */
export function isNotModified(
  headers: { 'if-none-match'?: string | undefined; 'if-modified-since'?: string | undefined },
  current: Validators,
): boolean {
  const held = headers['if-none-match'];
  if (held !== undefined) {
    return held.trim() === '*' || held.split(',').some((tag) => tag.trim().replace(/^W\//, '') === current.eTag);
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return !Number.isNaN(since) && toSeconds(current.lastModified.getTime()) <= toSeconds(since);
}

/** Whether a part may be sent: no `If-Range`, or it names the current version. */
export function isRangeCurrent(ifRange: string | undefined, current: Validators): boolean {
  if (ifRange === undefined) return true;
  if (ifRange.startsWith('"')) return ifRange === current.eTag;
  return toSeconds(Date.parse(ifRange)) === toSeconds(current.lastModified.getTime());
}

/** HTTP dates have no fractions. */
function toSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}
