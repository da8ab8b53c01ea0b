import type { ChatEvent, ChatRequest } from '@rxweb/contracts/chat';
import { chatExtensions, chatHeaders, chatStreamRoute } from '@rxweb/contracts/chat-route';
import type { LiveEvent } from '@rxweb/contracts/live/messages';
import type { Language } from '@rxweb/contracts/shared/language';
import { decodeChatData } from '@rxweb/domain/chat/chat-stream-encoding';
import type { ServerSentEvent } from '../../api/event-decoder.ts';
import { readEventStream } from '../../api/event-stream.ts';
import { type CallOptions, sendRequest } from '../../api/send-request.ts';
import { logFailure } from '../../browser/log.ts';

export type AnswerEvent = Exclude<ChatEvent, { type: 'end' | 'error' }> | LiveEvent;

/** The connection broke before the end of the stream: the answer is incomplete. */
export class InterruptedError extends Error {
  constructor() {
    super('The connection was lost before the answer was complete');
    this.name = 'InterruptedError';
  }
}

export interface ChatCall {
  chatId: string;
  language: Language;
  /** Names the empty chat that this message's conversation began with. */
  screen: string;
  /** The visitor says that the card for this question was no emergency. */
  isNotEmergency: boolean;
  /** The same for the same question: sent twice to a person, it is one message. */
  key: string;
  text: string;
  attachments: ChatRequest['attachments'];
}

/** The server answered with an error status. */
export class StatusError extends Error {
  readonly status: number;
  /** After how long to try again, if the server said so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, retryAfterSeconds?: number) {
    super(`HTTP error! status: ${status}`);
    this.name = 'StatusError';
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The stream reported an error; `message` may be empty. */
export class StreamError extends Error {
  override name = 'StreamError';
}

/**
 * Sends a message and yields the answer's events until the stream ends (spec section 7). Throws {@link StatusError},
 * {@link StreamError}, {@link InterruptedError}, or `ApiError` without a connection.
 */
export async function* streamAnswer(call: ChatCall, options: CallOptions): AsyncGenerator<AnswerEvent> {
  const response = await openStream(call, options);
  if (!response.body) throw new InterruptedError();
  try {
    for await (const frame of readEventStream(response.body)) {
      const event = richKinds.includes(frame.event) ? await toRichEvent(frame) : toChatEvent(frame);
      if (event?.type === 'end') return;
      if (event?.type === 'error') throw new StreamError(event.message);
      if (event) yield event;
    }
  } catch (error) {
    if (error instanceof StreamError || options.signal?.aborted) throw error;
    throw new InterruptedError();
  }
  throw new InterruptedError();
}

async function openStream(call: ChatCall, options: CallOptions): Promise<Response> {
  const headers = {
    [chatHeaders.chatId]: call.chatId,
    [chatHeaders.language]: call.language,
    [chatHeaders.screen]: call.screen,
    [chatHeaders.notEmergency]: call.isNotEmergency ? '1' : undefined,
    [chatHeaders.key]: call.key,
    [chatHeaders.extensions]: chatExtensions.join(','),
  };
  const body = { text: call.text, attachments: call.attachments, mode: 'default' };
  const response = await sendRequest(chatStreamRoute, { headers, body }, options);
  if (!response.ok) throw new StatusError(response.status, retryAfterOf(response));
  return response;
}

/** Retry-After in seconds (RFC 9110, section 10.2.3); our server sends no dates. */
function retryAfterOf({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return seconds >= 0 ? seconds : undefined;
}

/** Events to validate in full; the validator loads after the code that sends. */
const richKinds = ['sources', 'suggestions', 'care', 'note', 'request-form', 'disclosed', 'live'];

export const loadRichEvents = () => import('./stream/rich-events.ts');

/** Null when the data breaks the contract. */
export async function toRichEvent({ event, data }: ServerSentEvent): Promise<ChatEvent | LiveEvent | null> {
  try {
    return (await loadRichEvents()).richEvent(event, parseJson(data));
  } catch (error) {
    // The answer's text says the same as the card.
    logFailure('What checks parts of answers was not loaded', error);
    return null;
  }
}

/** Decodes one frame; null for an unknown kind. */
export function toChatEvent({ event, data }: ServerSentEvent): ChatEvent | null {
  if (event === 'end' || data.trim() === '[DONE]') return { type: 'end' };
  if (event === 'error') return { type: 'error', message: errorMessage(data) };
  if (event === 'hand-off') return isBehindButton(data) ? { type: 'hand-off', as: 'button' } : { type: 'hand-off' };
  if (event === '' || event === 'message' || event === 'chunk') return { type: 'chunk', text: decodeChatData(data) };
  return null;
}

function isBehindButton(data: string): boolean {
  const said = parseJson(data);
  return typeof said === 'object' && said !== null && 'as' in said && said.as === 'button';
}

function errorMessage(data: string): string {
  const said = parseJson(data);
  const message = typeof said === 'object' && said && 'message' in said ? said.message : null;
  return typeof message === 'string' ? message.trim() : '';
}

function parseJson(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}
