import { ApiError } from '../../../api/api-error.ts';
import type { ChatTexts } from '../../../texts/chat-en.ts';
import { InterruptedError, StatusError, StreamError } from '../chat.api.ts';

/** The error bubble's text (spec section 8). */
export function failureText(error: unknown, { errors }: ChatTexts): string {
  return errors.answer(reasonOf(error, errors).replace(/\.$/, ''));
}

/** When to try again, after too many messages; undefined for other failures. */
export function failureAdvice(error: unknown, { errors }: ChatTexts): string | undefined {
  if (!(error instanceof StatusError) || error.status !== 429) return undefined;
  return errors.tooMany(retryWhen(error.retryAfterSeconds, errors));
}

function retryWhen(seconds: number | undefined, { later, inMinutes, inHours }: ChatTexts['errors']): string {
  if (seconds === undefined) return later;
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes <= 90 ? inMinutes(minutes) : inHours(Math.ceil(minutes / 60));
}

function reasonOf(error: unknown, errors: ChatTexts['errors']): string {
  if (error instanceof StatusError) return errors.status(error.status);
  // The server's message is already in the visitor's language.
  if (error instanceof StreamError) return error.message || errors.stream;
  if (error instanceof InterruptedError) return errors.interrupted;
  if (error instanceof ApiError && error.code === 'network') return errors.noConnection;
  return error instanceof Error ? error.message : String(error);
}
