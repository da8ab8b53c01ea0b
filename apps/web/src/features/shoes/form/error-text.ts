import { ApiError } from '../../../api/api-error.ts';

/** As in spec section 8: a cross and the answer's text, or the local cause. */
export function failureText(error: unknown): string {
  return `❌ ${errorText(error)}`;
}

/** Without the cross, for errors outside the specification. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something went wrong on this page. Nothing you entered is lost. Try again.';
  if (error.code !== 'network') return error.message;
  return 'Couldn’t reach the server. Nothing you entered is lost. Check your connection and try again.';
}
