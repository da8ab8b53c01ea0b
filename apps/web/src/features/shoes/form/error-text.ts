import { ApiError } from '../../../api/api-error.ts';

/** What went wrong, as the specification writes it (section 8): a cross and the text of the answer, or what else was the matter. */
export function failureText(error: unknown): string {
  return `❌ ${errorText(error)}`;
}

/** The same without the cross, for what the specification does not name. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something went wrong on this page. Nothing you entered is lost. Try again.';
  if (error.code !== 'network') return error.message;
  return 'Couldn’t reach the server. Nothing you entered is lost. Check your connection and try again.';
}
