import { readDisclosures, requestCallback, streamChat } from '@rxweb/contracts/chat';
import { chatHeaders } from '@rxweb/contracts/chat-route';
import { findOtherDanger } from '@rxweb/domain/safety/languages/other-language';
import { readMessageChunked } from '@rxweb/domain/safety/safety-gate';
import { acceptedLanguage } from '@rxweb/domain/text/language';
import { runInChunks } from '@rxweb/platform/async/run-in-chunks';
import { addressGroup } from '@rxweb/platform/text/address-group';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../kernel/errors/app-error.ts';
import { clientOf } from '../../kernel/http/client.ts';
import { sendEventStream } from '../../kernel/http/event-stream.ts';
import { type HttpDeps, registerEndpoint } from '../../kernel/http/register-endpoint.ts';
import type { StreamSlots } from '../../kernel/http/stream-slots.ts';
import * as callbacks from './callback/callback.service.ts';
import { type ChatDeps, startAnswer } from './chat.service.ts';
import type { DisclosureRepository } from './disclosures/disclosure.repository.ts';
import { createEventEncoder, wantedExtensions } from './encode-events.ts';
import { findEmergency } from './gate-answer.ts';

type ChatRouteDeps = HttpDeps & { chat: ChatDeps; streams: StreamSlots };

export function chatRoutes(app: FastifyInstance, deps: ChatRouteDeps): void {
  registerEndpoint(app, deps, streamChat, { limit: 'chatEntry' }, async (call) => {
    const { input, visitor, request, reply, signal } = call;
    const language = acceptedLanguage(input.headers[chatHeaders.language]);
    const isNotEmergency = input.headers[chatHeaders.notEmergency] === '1';
    // Emergencies get their card even over the limit: it is short and free.
    const message = await runInChunks(readMessageChunked(input.body.text));
    const isUrgent = findEmergency(message, language) !== null || (await findOtherDanger(input.body.text)) !== null;
    if (!isNotEmergency && isUrgent) await countOnly(deps, request, visitor.key);
    else await takePlace(deps, request, reply, visitor.key);
    const tellAnswer = await startAnswer(deps.chat, {
      visitor,
      chatId: input.headers[chatHeaders.chatId],
      language,
      screen: input.headers[chatHeaders.screen] ?? null,
      reset: input.headers[chatHeaders.reset] === '1',
      isNotEmergency,
      request: input.body,
      message,
      key: input.headers[chatHeaders.key],
      signal,
    });
    const encode = createEventEncoder(wantedExtensions(input.headers[chatHeaders.extensions]));
    return sendEventStream(reply, (send) =>
      tellAnswer(async (event) => {
        for (const encoded of encode(event)) await send(encoded);
      }),
    );
  });
}

export function disclosureRoutes(
  app: FastifyInstance,
  { disclosures, ...deps }: HttpDeps & { disclosures: DisclosureRepository },
): void {
  registerEndpoint(app, deps, readDisclosures, { limit: 'read' }, async ({ input, visitor }) => {
    const found = await disclosures.readDisclosures(visitor, input.params.id);
    if (found.length === 0) throw new AppError('not_found');
    return { disclosures: found };
  });
}

export function callbackRoutes(app: FastifyInstance, deps: HttpDeps & { callback: callbacks.CallbackDeps }): void {
  registerEndpoint(app, deps, requestCallback, { limit: 'handOff' }, ({ input, visitor }) => {
    const language = acceptedLanguage(input.headers[chatHeaders.language]);
    return callbacks.requestCallback(deps.callback, visitor, { ...input.body, language });
  });
}

/** Release the slot when the answer is sent or the client is gone. */
async function takePlace(deps: ChatRouteDeps, request: FastifyRequest, reply: FastifyReply, visitorKey: string) {
  const release = deps.streams.take(visitorKey, addressGroup(request.ip));
  clientOf(reply.raw).whenGone(release);
  await deps.limits.consume('chat', request, visitorKey);
}

async function countOnly(deps: ChatRouteDeps, request: FastifyRequest, visitorKey: string): Promise<void> {
  try {
    await deps.limits.consume('chat', request, visitorKey);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}
