import { ApiError } from '../../../api/api-error.ts';
import { formTexts } from '../../../texts/shoes/use-form-texts.ts';
import { serverErrorText } from '../../../texts/staff/server-error-text.ts';

/** As in spec section 8: a cross and the answer's text, or the local cause. */
export function failureText(error: unknown): string {
  return `❌ ${errorText(error)}`;
}

/** Without the cross, for errors outside the specification. */
export function errorText(error: unknown): string {
  const { errors } = formTexts.current();
  if (!(error instanceof ApiError)) return errors.page;
  return error.code === 'network' ? errors.network : serverErrorText(error) || error.message;
}
