import { chatHeaders } from '@rxweb/contracts/chat-route';
import * as contract from '@rxweb/contracts/live/visitor';
import { liveLimits } from '@rxweb/contracts/shared/limits';
import { acceptedLanguage } from '@rxweb/domain/text/language';
import { addressGroup } from '@rxweb/platform/text/address-group';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../kernel/errors/app-error.ts';
import { clientOf } from '../../../kernel/http/client.ts';
import { sendEventStream } from '../../../kernel/http/event-stream.ts';
import { type HttpDeps, registerEndpoint } from '../../../kernel/http/register-endpoint.ts';
import { createStreamSlots } from '../../../kernel/http/stream-slots.ts';
import type { Visitor } from '../../../kernel/http/visitor.ts';
import { ofVisitor } from './answering-row.ts';
import type { LiveDeps } from './live-deps.ts';
import { addressOfVisitorFile } from './live-files.ts';
import { followLive } from './live-stream.ts';
import { findMessagesAfter, forVisitor } from './messages.repository.ts';
import { returnToAssistant, wantPerson } from './person-wanted.ts';
import { restore } from './restore.ts';
import { startOver } from './start-over.ts';
import { noteChange, readVisitorState, saveSeen, saveTyping, touchVisitors } from './state.repository.ts';
import { postFromChat } from './visitor-messages.ts';

const streamTimes = { pingMs: 15_000, stalledMs: 30_000, lifeMs: liveLimits.lifeMs };

/** The visitor's side. A conversation that isn't the visitor's is not found. */
export function visitorLiveRoutes(app: FastifyInstance, deps: HttpDeps & { live: LiveDeps }): void {
  readingRoutes(app, deps);
  writingRoutes(app, deps);
}

async function stateOf({ sql }: LiveDeps, { hash }: Visitor, chatId: string) {
  const seen = await readVisitorState(sql, ofVisitor(sql, hash, chatId));
  if (!seen) throw new AppError('not_found');
  return seen;
}

function readingRoutes(app: FastifyInstance, { live, ...deps }: HttpDeps & { live: LiveDeps }): void {
  const slots = createStreamSlots(liveLimits);

  registerEndpoint(app, deps, contract.streamLive, { limit: 'read' }, async (call) => {
    const { input, visitor, request, reply } = call;
    const { id } = await stateOf(live, visitor, input.headers[chatHeaders.chatId]);
    holdSlot(slots, request, reply, visitor.key);
    const place = {
      deps: { sql: live.sql, hub: live.hub },
      conversation: id,
      visitor,
      after: input.headers['last-event-id'] ?? 0,
    };
    return sendEventStream(reply, followLive(place, clientOf(reply.raw)), streamTimes);
  });

  registerEndpoint(app, deps, contract.pollLive, { limit: 'read' }, async ({ input, visitor }) => {
    const { id, state } = await stateOf(live, visitor, input.headers[chatHeaders.chatId]);
    const messages = await findMessagesAfter(live.sql, id, input.query.after, liveLimits.pageMessages);
    await touchVisitors(live.sql, [id]);
    return { messages: messages.map(forVisitor), state };
  });

  registerEndpoint(app, deps, contract.restoreConversation, { limit: 'read' }, async ({ input, visitor }) => {
    const { headers } = input;
    return { thread: await restore(live, visitor, headers[chatHeaders.chatId], headers[chatHeaders.screen] ?? null) };
  });

  registerEndpoint(app, deps, contract.openLiveFile, { limit: 'read' }, ({ input, visitor }) =>
    addressOfVisitorFile(live, visitor, input.body),
  );
}

function writingRoutes(app: FastifyInstance, { live, ...deps }: HttpDeps & { live: LiveDeps }): void {
  registerEndpoint(app, deps, contract.sendLiveMessage, { limit: 'chatEntry' }, async ({ input, visitor, request }) => {
    const { chatId, key, text, attachments } = input.body;
    const { id, state } = await stateOf(live, visitor, chatId);
    if (state.answeredBy !== null) await deps.limits.consume('liveMessage', request, visitor.key);
    const files = await live.ports.uploads.claimAttachments(visitor, attachments);
    const language = acceptedLanguage(input.headers[chatHeaders.language]);
    const posted = await postFromChat(live, visitor, chatId, { key, text, files, language });
    if (posted) return posted;
    const current = { state: (await readVisitorState(live.sql, live.sql`c.id = ${id}`))?.state ?? state };
    throw new AppError('conflict', { message: 'The assistant answers this chat.', current });
  });

  registerEndpoint(app, deps, contract.askForPerson, { limit: 'personWanted' }, ({ input, visitor }) =>
    wantPerson(live, visitor, input.body.chatId, acceptedLanguage(input.headers[chatHeaders.language])),
  );

  registerEndpoint(app, deps, contract.backToAssistant, { limit: 'personWanted' }, ({ input, visitor }) =>
    returnToAssistant(live, visitor, input.body.chatId, acceptedLanguage(input.headers[chatHeaders.language])),
  );

  registerEndpoint(app, deps, contract.reportTyping, { limit: 'read' }, async ({ input, visitor }) => {
    const { id, state } = await stateOf(live, visitor, input.body.chatId);
    if (state.answeredBy !== null) {
      await saveTyping(live.sql, id, 'visitor', input.body.isTyping);
      await noteChange(live.sql, id);
    }
    return { ok: true as const };
  });

  registerEndpoint(app, deps, contract.reportSeen, { limit: 'read' }, async ({ input, visitor }) => {
    const { id } = await stateOf(live, visitor, input.body.chatId);
    if (await saveSeen(live.sql, id, 'visitor', input.body.seq)) await noteChange(live.sql, id);
    return { ok: true as const };
  });

  registerEndpoint(app, deps, contract.startOver, { limit: 'personWanted' }, async ({ input, visitor }) => {
    await startOver(live, visitor, input.body.chatId, input.body.screen ?? null);
    return { ok: true as const };
  });
}

function holdSlot(
  slots: ReturnType<typeof createStreamSlots>,
  request: FastifyRequest,
  reply: FastifyReply,
  visitorKey: string,
): void {
  const release = slots.take(visitorKey, addressGroup(request.ip));
  clientOf(reply.raw).whenGone(release);
}
