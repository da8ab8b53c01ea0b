import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { useTranslatedErrors } from '../../../texts/staff/error-words.ts';
import type { SendWords } from './send-outcome.ts';

/** For `sendWithOutcome`. */
export function useSendWords(): SendWords {
  const texts = useSmsTexts();
  const errors = useTranslatedErrors();
  return { texts, errors };
}
