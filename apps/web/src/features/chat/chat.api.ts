import {
  type ChatEvent,
  type ChatRequest,
  careCard,
  chatExtensions,
  chatHeaders,
  sendOutbound,
  source,
  streamChat,
  suggestions,
} from '@rxweb/contracts/chat';
import type { Language } from '@rxweb/contracts/language';
import { decodeChatData } from '@rxweb/domain/chat-stream-encoding';
import * as z from 'zod/mini';
import { ApiError } from '../../lib/api-error.ts';
import { type CallOptions, callEndpoint } from '../../lib/call-endpoint.ts';
import type { ServerSentEvent } from '../../lib/event-decoder.ts';
import { readEventStream } from '../../lib/event-stream.ts';

/** What an answer is made of, until its stream ends or fails. */
export type AnswerEvent = Exclude<ChatEvent, { type: 'end' | 'error' }>;

/** The connection went before the stream said its end: what came is not the whole answer. */
export class InterruptedError extends Error {
  constructor() {
    super('The connection was lost before the answer was complete');
    this.name = 'InterruptedError';
  }
}

export interface ChatCall {
  chatId: string;
  /** What the visitor reads; the answer comes in it. */
  language: Language;
  /** The visitor cleared the conversation since the last message. */
  reset: boolean;
  text: string;
  attachments: ChatRequest['attachments'];
}

/** The server answered with a status that is no success. */
export class StatusError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`HTTP error! status: ${status}`);
    this.name = 'StatusError';
    this.status = status;
  }
}

/** The stream said that it failed; `message` is empty when it did not say why. */
export class StreamError extends Error {
  override name = 'StreamError';
}

/**
 * Sends a message and gives its answer as it comes (spec section 7). Returns after the stream's own end.
 * Throws {@link StatusError}, {@link StreamError}, {@link InterruptedError} when the stream broke off, or an `ApiError` without connection.
 */
export async function* streamAnswer(call: ChatCall, options: CallOptions): AsyncGenerator<AnswerEvent> {
  const response = await openStream(call, options);
  if (!response.body) throw new InterruptedError();
  try {
    for await (const frame of readEventStream(response.body)) {
      const event = toChatEvent(frame);
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
    [chatHeaders.reset]: call.reset ? ('1' as const) : undefined,
    [chatHeaders.extensions]: chatExtensions.join(','),
  };
  const body = { text: call.text, attachments: call.attachments, mode: 'default' as const };
  try {
    return await callEndpoint(streamChat, { headers, body }, options);
  } catch (error) {
    if (error instanceof ApiError && error.status > 0) throw new StatusError(error.status);
    throw error;
  }
}

/** What one frame of the stream means; null for one of a kind this page did not ask for. */
export function toChatEvent({ event, data }: ServerSentEvent): ChatEvent | null {
  if (event === 'end' || data.trim() === '[DONE]') return { type: 'end' };
  if (event === 'error') return { type: 'error', message: errorMessage(data) };
  if (event === 'sources') return parsed(data, z.array(source), (sources) => ({ type: 'sources', sources }));
  if (event === 'suggestions') return parsed(data, suggestions, (list) => ({ type: 'suggestions', suggestions: list }));
  if (event === 'hand-off') return { type: 'hand-off' };
  if (event === 'care') return parsed(data, careCard, (card) => ({ type: 'care', card }));
  if (event === '' || event === 'message' || event === 'chunk') return { type: 'chunk', text: decodeChatData(data) };
  return null;
}

function parsed<T>(data: string, schema: z.ZodMiniType<T>, make: (value: T) => ChatEvent): ChatEvent | null {
  const result = z.safeParse(schema, parseJson(data));
  return result.success ? make(result.data) : null;
}

function errorMessage(data: string): string {
  const result = z.safeParse(z.object({ message: z.string() }), parseJson(data));
  return result.success ? result.data.message.trim() : '';
}

function parseJson(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}

/** Tells the pipeline of one visitor message, after its stream (spec section 7). */
export async function sendToPipeline(message: { chatId: string; text: string }): Promise<void> {
  await callEndpoint(sendOutbound, { body: message }, {});
}
