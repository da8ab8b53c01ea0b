import { ApiError } from '../../api/api-error.ts';
import { useSmsTexts } from '../../texts/sms/use-sms-texts.ts';
import { serverErrorText } from '../../texts/staff/server-error-text.ts';

/** Not beside the calls: every staff page loads those to count what is unread, and none of the inbox's texts. */
export function useErrorText(): (error: unknown) => string {
  const { errors } = useSmsTexts().thread;
  return (error) => {
    if (!(error instanceof ApiError)) return errors.page;
    return error.code === 'network' ? errors.network : serverErrorText(error) || error.message;
  };
}
