/** Raw (RFC 6265, section 4.2). */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const trimmed = pair.trim();
    if (trimmed.startsWith(name) && trimmed[name.length] === '=') return trimmed.slice(name.length + 1);
  }
  return undefined;
}
