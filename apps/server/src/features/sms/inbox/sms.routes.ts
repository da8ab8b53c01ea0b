import * as habits from '@rxweb/contracts/sms/habits';
import * as contract from '@rxweb/contracts/sms/inbox';
import { listSms, markSmsRead } from '@rxweb/contracts/sms/messages';
import type { FastifyInstance } from 'fastify';
import { sendView } from '../../../kernel/file-views/send-view.ts';
import { sendFile } from '../../../kernel/files/send-file.ts';
import { toActor } from '../../../kernel/http/actor.ts';
import { type HttpDeps, registerEndpoint } from '../../../kernel/http/register-endpoint.ts';
import { closeAlarm } from '../alarms/close-alarm.service.ts';
import type { InboxDeps } from '../deps.ts';
import * as inbox from './inbox.service.ts';
import * as labels from './labels.service.ts';
import { addNote } from './notes.service.ts';
import { changeOptOut } from './opt-out-changes.service.ts';
import { changePeople } from './people-changes.service.ts';
import { changePerson, openPerson } from './person-changes.service.ts';
import { deletePicture, fetchPictureAgain, openPicture, viewPicture } from './pictures.service.ts';
import { markMessageRead, markThread } from './read-state.service.ts';
import * as replies from './replies.service.ts';

type Deps = HttpDeps & { sms: InboxDeps };

const limit = { limit: 'staff' } as const;
/** Open pages reload by themselves, which isn't user activity. */
const unattended = { ...limit, isActivity: false } as const;

/** What staff read and change in the inbox. */
export function inboxRoutes(app: FastifyInstance, deps: Deps): void {
  readingRoutes(app, deps);
  personRoutes(app, deps);
  replyRoutes(app, deps);
  labelRoutes(app, deps);
}

function readingRoutes(app: FastifyInstance, { sms, ...deps }: Deps): void {
  registerEndpoint(app, deps, listSms, unattended, ({ input, ...call }) =>
    inbox.listMessages(sms, toActor(call), input.query),
  );

  registerEndpoint(app, deps, contract.searchSms, limit, ({ input, ...call }) =>
    inbox.searchMessages(sms, toActor(call), input.body),
  );

  registerEndpoint(app, deps, contract.readSmsThread, unattended, ({ input, ...call }) =>
    inbox.readThread(sms, toActor(call), input.params.id, input.query.before),
  );

  registerEndpoint(app, deps, contract.readSmsInboxOverview, unattended, (call) =>
    inbox.readInboxOverview(sms, toActor(call)),
  );

  registerEndpoint(app, deps, contract.readSmsPicture, limit, async ({ input, reply, ...call }) =>
    sendFile(reply, await openPicture(sms, toActor(call), input.params.id)),
  );

  registerEndpoint(app, deps, contract.viewSmsPicture, limit, async ({ input, reply, ...call }) =>
    sendView(reply, await viewPicture(sms, toActor(call), input.params.id, input.query.page)),
  );

  registerEndpoint(app, deps, contract.deleteInfectedSmsPicture, limit, ({ input, ...call }) =>
    deletePicture(sms, toActor(call), input.params.id),
  );

  registerEndpoint(app, deps, contract.fetchSmsPictureAgain, limit, ({ input }) =>
    fetchPictureAgain(sms, input.params.id),
  );
}

function personRoutes(app: FastifyInstance, { sms, ...deps }: Deps): void {
  registerEndpoint(app, deps, markSmsRead, limit, async ({ input, ...call }) => ({
    success: true as const,
    message: await markMessageRead(sms, toActor(call), input.params.id),
  }));

  registerEndpoint(app, deps, contract.openSmsPerson, limit, async ({ input, ...call }) => ({
    person: await openPerson(sms, toActor(call), input.body),
  }));

  registerEndpoint(app, deps, contract.updateSmsPerson, limit, async ({ input, ...call }) => ({
    person: await changePerson(sms, toActor(call), input.params.id, input.body),
  }));

  registerEndpoint(app, deps, habits.changeSmsPeople, limit, async ({ input, ...call }) => ({
    people: await changePeople(sms, toActor(call), input.body),
  }));

  registerEndpoint(app, deps, contract.markSmsThread, limit, async ({ input, ...call }) => ({
    person: await markThread(sms, toActor(call), input.params.id, input.body.as),
  }));

  registerEndpoint(app, deps, contract.changeSmsOptOut, limit, async ({ input, ...call }) => ({
    person: await changeOptOut(sms, toActor(call), input.params.id, input.body.change),
  }));

  registerEndpoint(app, deps, contract.closeSmsAlarm, limit, async ({ input, ...call }) => ({
    alarm: await closeAlarm(sms, toActor(call), input.params.id, input.body.done),
  }));

  registerEndpoint(app, deps, contract.addSmsNote, limit, async ({ input, ...call }) => ({
    note: await addNote(sms, toActor(call), input.params.id, input.body, input.headers['idempotency-key']),
  }));

  registerEndpoint(app, deps, contract.reportSmsPresence, unattended, ({ input, ...call }) =>
    inbox.reportPresence(sms, toActor(call), input.params.id, input.body),
  );
}

function replyRoutes(app: FastifyInstance, { sms, ...deps }: Deps): void {
  registerEndpoint(app, deps, contract.addCannedReply, limit, async ({ input, ...call }) => ({
    replies: await replies.addReply(sms, toActor(call), input.body),
  }));

  registerEndpoint(app, deps, contract.updateCannedReply, limit, async ({ input, ...call }) => ({
    replies: await replies.changeReply(sms, toActor(call), input.params.id, input.body),
  }));

  registerEndpoint(app, deps, contract.removeCannedReply, limit, async ({ input, ...call }) => ({
    replies: await replies.removeReply(sms, toActor(call), input.params.id),
  }));
}

function labelRoutes(app: FastifyInstance, { sms, ...deps }: Deps): void {
  registerEndpoint(app, deps, habits.addSmsLabel, limit, async ({ input, ...call }) => ({
    labels: await labels.addLabel(sms, toActor(call), input.body),
  }));

  registerEndpoint(app, deps, habits.updateSmsLabel, limit, async ({ input, ...call }) => ({
    labels: await labels.changeLabel(sms, toActor(call), input.params.id, input.body),
  }));

  registerEndpoint(app, deps, habits.removeSmsLabel, limit, async ({ input, ...call }) => ({
    labels: await labels.removeLabel(sms, toActor(call), input.params.id),
  }));
}
