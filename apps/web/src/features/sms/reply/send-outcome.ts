import { type SmsMessage, smsMessage } from '@rxweb/contracts/sms/messages';
import * as z from 'zod/mini';
import { ApiError } from '../../../api/api-error.ts';
import type { SmsTexts } from '../../../texts/sms/sms-en.ts';
import { serverErrorText } from '../../../texts/staff/server-error-text.ts';

export interface SendOutcome {
  isSent: boolean;
  /** Spec section 8. */
  words: string;
  /** Null if the answer has none. */
  message: SmsMessage | null;
  /** Whether the outcome is known. If not, sending again is a retry. */
  isFinal: boolean;
  /** Not sent: the server has no consent on record. */
  needsConsent: boolean;
}

const settled = { isFinal: true, needsConsent: false } as const;

const looseResult = z.object({
  success: z.optional(z.unknown()),
  error: z.optional(z.unknown()),
  message: z.optional(z.unknown()),
});

/** Never throws. */
export async function sendWithOutcome(send: () => Promise<Response>, texts: SmsTexts): Promise<SendOutcome> {
  try {
    return readAnswer(await (await send()).text(), texts);
  } catch (error) {
    const needsConsent = error instanceof ApiError && error.code === 'text_consent_needed';
    return { isSent: false, words: errorText(error, texts), message: null, isFinal: isRefusal(error), needsConsent };
  }
}

/** Reads a successful answer. */
export function readAnswer(text: string, { thread: { outcome, states }, language }: SmsTexts): SendOutcome {
  const { data } = z.safeParse(looseResult, parseJson(text));
  const parsed = z.safeParse(smsMessage, data?.message);
  const message = parsed.success ? parsed.data : null;
  if (data?.success === true) return { isSent: true, words: outcome.sent, message, ...settled };
  // The server says it in English, and its code in the message.
  const code = language === 'en' ? null : message?.error_code;
  const why = code ? states.error(code) : errorIn(data?.error, outcome.unknown);
  return { isSent: false, words: outcome.failed(why), message, ...settled };
}

/** Network errors have their own message, others their status. */
export function errorText(error: unknown, { thread: { outcome } }: SmsTexts): string {
  if (error instanceof ApiError && error.status > 0) {
    const said = serverErrorText(error) || (error.code === 'unauthorized' ? error.message : null);
    return outcome.server(error.status, errorIn(said, outcome.unknown));
  }
  return outcome.error(error instanceof Error ? error.message : String(error));
}

function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'sms_unreachable' || (error.status >= 400 && error.status < 500);
}

function errorIn(error: unknown, unknown: string): string {
  return typeof error === 'string' && error !== '' ? error : unknown;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
