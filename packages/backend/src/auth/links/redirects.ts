/**
 * Decides where a link may lead: to an address of ours or of an origin that is allowed, else to our front page (security row A7). A fragment
 * is dropped, since the session travels there.
 */
export function createRedirects(publicUrl: string, furtherOrigins: readonly string[]): (requested: unknown) => string {
  const own = new URL(publicUrl).origin;
  const allowed = new Set([own, ...furtherOrigins.map((origin) => new URL(origin).origin)]);
  return (requested) => {
    const target = typeof requested === 'string' ? URL.parse(requested) : null;
    if (!target || target.username || target.password || !allowed.has(target.origin)) return `${own}/`;
    target.hash = '';
    return target.href;
  };
}
