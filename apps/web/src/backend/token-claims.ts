/** For display only; the server verifies the token. Null if malformed. */
export function tokenClaim(token: string, name: string): unknown {
  const payload = token.split('.')[1] ?? '';
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))[name] ?? null;
  } catch {
    return null;
  }
}

/** Survives token renewal. */
export function sessionIdOf(token: string | undefined): string | null {
  const id = token === undefined ? null : tokenClaim(token, 'session_id');
  return typeof id === 'string' ? id : null;
}
