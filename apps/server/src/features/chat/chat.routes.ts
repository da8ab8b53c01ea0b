import { type ChatEvent, type ChatExtension, chatExtensions, chatHeaders, streamChat } from '@rxweb/contracts/chat';
import { encodeChatData } from '@rxweb/domain/chat-stream-encoding';
import { acceptedLanguage } from '@rxweb/domain/language';
import type { FastifyInstance } from 'fastify';
import { type ServerSentEvent, sendEventStream } from '../../http/event-stream.ts';
import { type HttpDeps, registerEndpoint } from '../../http/register-endpoint.ts';
import { type ChatDeps, startAnswer } from './chat.service.ts';

export function chatRoutes(app: FastifyInstance, deps: HttpDeps & { chat: ChatDeps }): void {
  registerEndpoint(app, deps, streamChat, { limit: 'chat' }, async ({ input, visitor, reply, signal }) => {
    const events = await startAnswer(deps.chat, {
      visitor,
      chatId: input.headers[chatHeaders.chatId],
      language: acceptedLanguage(input.headers[chatHeaders.language]),
      reset: input.headers[chatHeaders.reset] === '1',
      request: input.body,
      signal,
    });
    return sendEventStream(reply, encodeEvents(events, wantedExtensions(input.headers[chatHeaders.extensions])));
  });
}

function wantedExtensions(header = ''): ReadonlySet<ChatExtension> {
  const names = header.split(',').map((name) => name.trim());
  return new Set(chatExtensions.filter((extension) => names.includes(extension)));
}

/** The wire form of spec section 7; extension events only for clients that asked for them. */
async function* encodeEvents(
  events: AsyncIterable<ChatEvent>,
  extensions: ReadonlySet<ChatExtension>,
): AsyncGenerator<ServerSentEvent> {
  for await (const event of events) {
    switch (event.type) {
      case 'chunk':
        for (const data of encodeChatData(event.text)) yield { event: 'chunk', data };
        break;
      case 'sources':
        if (extensions.has('sources')) yield { event: 'sources', data: JSON.stringify(event.sources) };
        break;
      case 'care':
        if (extensions.has('care')) yield { event: 'care', data: JSON.stringify(event.card) };
        break;
      case 'suggestions':
        if (extensions.has('suggestions')) yield { event: 'suggestions', data: JSON.stringify(event.suggestions) };
        break;
      case 'hand-off':
        if (extensions.has('hand-off')) yield { event: 'hand-off', data: '{}' };
        break;
      case 'end':
        yield { event: 'end', data: '[DONE]' };
        break;
      case 'error':
        yield { event: 'error', data: JSON.stringify({ message: event.message }) };
        break;
    }
  }
}
