import { ApiError } from '../../../api/api-error.ts';

/** What went wrong, as the specification writes it (section 8): a cross and the text of the answer, or what else was the matter. */
export function failureText(error: unknown): string {
  return `❌ ${failureWords(error)}`;
}

/** The same without the cross, for what the specification does not name. */
export function failureWords(error: unknown): string {
  if (!(error instanceof ApiError))
    return 'Something went wrong on this page. Nothing you entered is lost; please try again.';
  if (error.code !== 'network') return error.message;
  return 'The server could not be reached. Nothing you entered is lost; check the connection and try again.';
}
