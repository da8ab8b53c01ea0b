import { chatHeaders, streamChat } from '@rxweb/contracts/chat';
import { acceptedLanguage } from '@rxweb/domain/language';
import { readMessage } from '@rxweb/domain/safety-gate';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../http/app-error.ts';
import { sendEventStream } from '../../http/event-stream.ts';
import { type HttpDeps, registerEndpoint } from '../../http/register-endpoint.ts';
import type { StreamSlots } from '../../http/stream-slots.ts';
import { type ChatDeps, startAnswer } from './chat.service.ts';
import { encodeEvents, wantedExtensions } from './encode-events.ts';
import { emergencyAnswer } from './gate-answer.ts';

type ChatRouteDeps = HttpDeps & { chat: ChatDeps; streams: StreamSlots };

export function chatRoutes(app: FastifyInstance, deps: ChatRouteDeps): void {
  registerEndpoint(app, deps, streamChat, { limit: 'chatDoor' }, async (call) => {
    const { input, visitor, request, reply, signal } = call;
    const language = acceptedLanguage(input.headers[chatHeaders.language]);
    // Somebody over the limit who cannot breathe is told whom to call. The card is short and costs nothing.
    const message = readMessage(input.body.text);
    if (emergencyAnswer(message, language)) await countOnly(deps, request, visitor.key);
    else await takePlace(deps, request, reply, visitor.key);
    const events = await startAnswer(deps.chat, {
      visitor,
      chatId: input.headers[chatHeaders.chatId],
      language,
      reset: input.headers[chatHeaders.reset] === '1',
      request: input.body,
      message,
      signal,
    });
    return sendEventStream(reply, encodeEvents(events, wantedExtensions(input.headers[chatHeaders.extensions])));
  });
}

/** The place is given back when the answer has left or nobody takes it, whatever it has come to. */
async function takePlace(deps: ChatRouteDeps, request: FastifyRequest, reply: FastifyReply, visitorKey: string) {
  const release = deps.streams.take(visitorKey, request.ip);
  reply.raw.once('close', release);
  if (reply.raw.destroyed) release();
  await deps.limits.consume('chat', request, visitorKey);
}

async function countOnly(deps: ChatRouteDeps, request: FastifyRequest, visitorKey: string): Promise<void> {
  try {
    await deps.limits.consume('chat', request, visitorKey);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}
