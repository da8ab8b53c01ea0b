import * as contract from '@rxweb/contracts/live/staff';
import { uploadLimits } from '@rxweb/contracts/shared/limits';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../../kernel/errors/app-error.ts';
import { toActor } from '../../../kernel/http/actor.ts';
import type { Principal } from '../../../kernel/http/authenticate.ts';
import { type HttpDeps, registerEndpoint } from '../../../kernel/http/register-endpoint.ts';
import { closeUrgentChat } from './close-urgent.ts';
import type { LiveDeps } from './live-deps.ts';
import { addFile } from './live-files.ts';
import * as chat from './staff-chat.ts';
import { noteChange, saveSeen, saveTyping } from './state.repository.ts';

const limit = { limit: 'staff' } as const;

/** The staff's side of a live chat. */
export function staffLiveRoutes(app: FastifyInstance, { live, ...deps }: HttpDeps & { live: LiveDeps }): void {
  registerEndpoint(app, deps, contract.readLive, { ...limit, isActivity: false }, ({ input, ...call }) =>
    chat.readChat(live, toActor(call), input.params.id, input.query.after),
  );

  registerEndpoint(app, deps, contract.joinChat, limit, ({ input, ...call }) =>
    chat.join(live, chatActor(call), input.params.id),
  );

  registerEndpoint(app, deps, contract.takeOverChat, limit, ({ input, ...call }) =>
    chat.takeOver(live, chatActor(call), input.params.id, input.body.from),
  );

  registerEndpoint(app, deps, contract.leaveChat, limit, ({ input, ...call }) =>
    chat.leave(live, chatActor(call), input.params.id),
  );

  registerEndpoint(app, deps, contract.closeUrgentChat, limit, ({ input, ...call }) =>
    closeUrgentChat(live, toActor(call), input.params.id, input.body),
  );

  registerEndpoint(app, deps, contract.sendStaffMessage, limit, ({ input, ...call }) =>
    chat.sendFromStaff(live, chatActor(call), input.params.id, input.body),
  );

  registerEndpoint(app, deps, contract.reportStaffTyping, limit, async ({ input, principal }) => {
    if (await isIn(live, input.params.id, principal)) {
      await saveTyping(live.sql, input.params.id, 'staff', input.body.isTyping);
      await tell(live, input.params.id);
    }
    return { ok: true as const };
  });

  registerEndpoint(
    app,
    deps,
    contract.reportStaffSeen,
    { ...limit, isActivity: false },
    async ({ input, principal }) => {
      const { id } = input.params;
      if ((await isIn(live, id, principal)) && (await saveSeen(live.sql, id, 'staff', input.body.seq))) {
        await inTransaction(live.sql, (tx) => live.ports.notices.settle(tx, { kind: 'visitor_wrote', subject: id }));
        await tell(live, id);
      }
      return { ok: true as const };
    },
  );

  registerEndpoint(app, deps, contract.listChatReplies, limit, async () => ({
    replies: await live.ports.sms.listReplies(),
  }));

  fileRoute(app, { live, ...deps });
}

function fileRoute(app: FastifyInstance, { live, ...deps }: HttpDeps & { live: LiveDeps }): void {
  // Only in this scope any body is accepted as a stream.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    const options = { ...limit, maxBodyBytes: uploadLimits.chatMaxFileBytes };
    registerEndpoint(scope, deps, contract.addLiveFile, options, async ({ input, ...call }) => {
      const file = { name: input.headers['x-file-path'], body: input.body };
      return { file: await addFile(live, toActor(call), input.params.id, file) };
    });
  });
}

async function tell(live: LiveDeps, id: string): Promise<void> {
  await noteChange(live.sql, id);
  live.hub.changed(id);
}

/** Whether this person is in the chat. Throws `not_found` without it. */
async function isIn({ sql }: LiveDeps, id: string, { userId }: Principal): Promise<boolean> {
  const [row] = await sql<{ isIn: boolean }[]>`
    select coalesce(answered_by = ${userId}, false) as "isIn" from app.conversations where id = ${id}`;
  if (!row) throw new AppError('not_found');
  return row.isIn;
}

function chatActor(call: { principal: Principal; request: FastifyRequest }): chat.ChatActor {
  const { role } = call.principal;
  if (!role) throw new AppError('forbidden');
  return { ...toActor(call), role };
}
