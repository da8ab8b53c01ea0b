import { type SmsMessage, smsMessage } from '@rxweb/contracts/sms/messages';
import * as z from 'zod/mini';
import { ApiError } from '../../../api/api-error.ts';

export interface SendOutcome {
  isSent: boolean;
  /** The spec's words for it (section 8). */
  words: string;
  /** The text as it is kept, where the answer has it. */
  message: SmsMessage | null;
  /** Whether what became of it is known: pressing Send once more is another text then, and until then the same. */
  isFinal: boolean;
}

const looseResult = z.object({
  success: z.optional(z.unknown()),
  error: z.optional(z.unknown()),
  message: z.optional(z.unknown()),
});

/** Sends and says what became of it. Never throws. */
export async function sendWithOutcome(send: () => Promise<Response>): Promise<SendOutcome> {
  try {
    return readAnswer(await (await send()).text());
  } catch (error) {
    return { isSent: false, words: errorText(error), message: null, isFinal: isRefusal(error) };
  }
}

/** What an answer with a status of success says. */
export function readAnswer(text: string): SendOutcome {
  const { data } = z.safeParse(looseResult, parseJson(text));
  const parsed = z.safeParse(smsMessage, data?.message);
  const message = parsed.success ? parsed.data : null;
  if (data?.success === true) return { isSent: true, words: 'Message sent successfully!', message, isFinal: true };
  return { isSent: false, words: `Failed to send SMS: ${errorIn(data?.error)}`, message, isFinal: true };
}

/** No answer at all is told by its own message, a refusal by its status. */
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
