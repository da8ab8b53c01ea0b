import { type SmsMessage, smsMessage } from '@rxweb/contracts/sms/messages';
import * as z from 'zod/mini';
import { ApiError } from '../../../api/api-error.ts';

export interface SendOutcome {
  isSent: boolean;
  /** Spec section 8. */
  words: string;
  /** Null if the answer has none. */
  message: SmsMessage | null;
  /** Whether the outcome is known. If not, sending again is a retry. */
  isFinal: boolean;
}

const looseResult = z.object({
  success: z.optional(z.unknown()),
  error: z.optional(z.unknown()),
  message: z.optional(z.unknown()),
});

/** Never throws. */
export async function sendWithOutcome(send: () => Promise<Response>): Promise<SendOutcome> {
  try {
    return readAnswer(await (await send()).text());
  } catch (error) {
    return { isSent: false, words: errorText(error), message: null, isFinal: isRefusal(error) };
  }
}

/** Reads a successful answer. */
export function readAnswer(text: string): SendOutcome {
  const { data } = z.safeParse(looseResult, parseJson(text));
  const parsed = z.safeParse(smsMessage, data?.message);
  const message = parsed.success ? parsed.data : null;
  if (data?.success === true) return { isSent: true, words: 'Message sent successfully!', message, isFinal: true };
  return { isSent: false, words: `Failed to send SMS: ${errorIn(data?.error)}`, message, isFinal: true };
}

/** Network errors have their own message, others their status. */
export function errorText(error: unknown): string {
  if (error instanceof ApiError && error.status > 0) {
    return `Server error: ${error.status} - ${errorIn(error.body?.error ?? (error.code === 'unauthorized' ? error.message : null))}`;
  }
  return `Error sending message: ${error instanceof Error ? error.message : String(error)}`;
}

function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'sms_unreachable' || (error.status >= 400 && error.status < 500);
}

function errorIn(error: unknown): string {
  return typeof error === 'string' && error !== '' ? error : 'Unknown error';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
