/** Reads one claim of an access token, for the screens only: the server checks the token itself. Null for what is no token. */
export function tokenClaim(token: string, name: string): unknown {
  const payload = token.split('.')[1] ?? '';
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))[name] ?? null;
  } catch {
    return null;
  }
}

/** Which session a token belongs to. Renewed tokens of one session have the same. */
export function sessionIdOf(token: string | undefined): string | null {
  const id = token === undefined ? null : tokenClaim(token, 'session_id');
  return typeof id === 'string' ? id : null;
}
