import * as contract from '@rxweb/contracts/sms/inbox';
import { listSms, markSmsRead } from '@rxweb/contracts/sms/messages';
import type { FastifyInstance } from 'fastify';
import { sendFile } from '../../../kernel/files/send-file.ts';
import { type HttpDeps, registerEndpoint } from '../../../kernel/http/register-endpoint.ts';
import * as desk from './desk.service.ts';
import * as inbox from './inbox.service.ts';
import { actorOf, type InboxDeps } from './inbox-deps.ts';
import { changeOptOut } from './opt-out-changes.service.ts';
import { changePerson, openPerson } from './person-changes.service.ts';
import { openPicture } from './pictures.service.ts';
import { markMessageRead, markThread } from './read-state.service.ts';

type Deps = HttpDeps & { sms: InboxDeps };

const limit = { limit: 'staff' } as const;
/** An open page reads again by itself: that shows nobody at the screen. */
const unattended = { ...limit, isActivity: false } as const;

/** The inbox of texts: what is read, and what staff decide. */
export function smsRoutes(app: FastifyInstance, deps: Deps): void {
  readingRoutes(app, deps);
  personRoutes(app, deps);
  replyRoutes(app, deps);
}

function readingRoutes(app: FastifyInstance, { sms, ...deps }: Deps): void {
  registerEndpoint(app, deps, listSms, unattended, ({ input, ...call }) =>
    inbox.listMessages(sms, actorOf(call), input.query),
  );

  registerEndpoint(app, deps, contract.searchSms, limit, ({ input, ...call }) =>
    inbox.searchMessages(sms, actorOf(call), input.body),
  );

  registerEndpoint(app, deps, contract.readSmsThread, unattended, ({ input, ...call }) =>
    inbox.readThread(sms, actorOf(call), input.params.id, input.query.before),
  );

  registerEndpoint(app, deps, contract.readSmsDesk, unattended, (call) => inbox.readDesk(sms, actorOf(call)));

  registerEndpoint(app, deps, contract.readSmsPicture, limit, async ({ input, reply, ...call }) =>
    sendFile(reply, await openPicture(sms, actorOf(call), input.params.id)),
  );
}

function personRoutes(app: FastifyInstance, { sms, ...deps }: Deps): void {
  registerEndpoint(app, deps, markSmsRead, limit, async ({ input, ...call }) => ({
    success: true as const,
    message: await markMessageRead(sms, actorOf(call), input.params.id),
  }));

  registerEndpoint(app, deps, contract.openSmsPerson, limit, async ({ input, ...call }) => ({
    person: await openPerson(sms, actorOf(call), input.body),
  }));

  registerEndpoint(app, deps, contract.updateSmsPerson, limit, async ({ input, ...call }) => ({
    person: await changePerson(sms, actorOf(call), input.params.id, input.body),
  }));

  registerEndpoint(app, deps, contract.markSmsThread, limit, async ({ input, ...call }) => ({
    person: await markThread(sms, actorOf(call), input.params.id, input.body.as),
  }));

  registerEndpoint(app, deps, contract.changeSmsOptOut, limit, async ({ input, ...call }) => ({
    person: await changeOptOut(sms, actorOf(call), input.params.id, input.body.change),
  }));

  registerEndpoint(app, deps, contract.addSmsNote, limit, async ({ input, ...call }) => ({
    note: await desk.addNote(sms, actorOf(call), input.params.id, input.body, input.headers['idempotency-key']),
  }));

  registerEndpoint(app, deps, contract.noteSmsPresence, unattended, ({ input, ...call }) =>
    desk.notePresence(sms, actorOf(call), input.params.id, input.body),
  );
}

function replyRoutes(app: FastifyInstance, { sms, ...deps }: Deps): void {
  registerEndpoint(app, deps, contract.addCannedReply, limit, async ({ input, ...call }) => ({
    replies: await desk.addReply(sms, actorOf(call), input.body),
  }));

  registerEndpoint(app, deps, contract.updateCannedReply, limit, async ({ input, ...call }) => ({
    replies: await desk.changeReply(sms, actorOf(call), input.params.id, input.body),
  }));

  registerEndpoint(app, deps, contract.removeCannedReply, limit, async ({ input, ...call }) => ({
    replies: await desk.removeReply(sms, actorOf(call), input.params.id),
  }));
}
