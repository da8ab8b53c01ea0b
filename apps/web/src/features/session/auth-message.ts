/** What to tell a person where the service's own words would not help; all others are shown as they come (spec section 8). */
const messages: Record<string, string> = {
  mfa_verification_failed: 'This code is not right, or it was used before. Wait for the next one and try again.',
};

/** The words for a failure of the auth client. */
export function authMessage(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return messages[code] ?? (error instanceof Error ? error.message : String(error));
}
