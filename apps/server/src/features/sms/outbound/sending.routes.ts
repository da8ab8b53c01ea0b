import { smsLimits } from '@rxweb/contracts/shared/limits';
import { listScheduledSms, rescheduleSms } from '@rxweb/contracts/sms/habits';
import { addSmsPicture, cancelSms, readSmsOutcome, resendSms, undoSms } from '@rxweb/contracts/sms/inbox';
import { sendSms } from '@rxweb/contracts/sms/messages';
import type { FastifyInstance } from 'fastify';
import { toActor } from '../../../kernel/http/actor.ts';
import { type HttpDeps, registerEndpoint } from '../../../kernel/http/register-endpoint.ts';
import type { SmsDeps } from '../deps.ts';
import {
  cancelText,
  listScheduled,
  readOutcome,
  readSendTime,
  rescheduleText,
  undoText,
} from './held-texts.service.ts';
import { addPicture } from './media.ts';
import { resendText, sendText } from './send-text.ts';

export function sendingRoutes(app: FastifyInstance, deps: HttpDeps & { sms: SmsDeps }): void {
  const { sms } = deps;

  registerEndpoint(app, deps, sendSms, { limit: 'staff' }, ({ input, ...call }) => {
    // The token names the sender; `replied_by` is ignored.
    const { to, body, pictures = [], when, at, consent } = input.body;
    const { 'idempotency-key': key, 'undo-seconds': undoSeconds } = input.headers;
    const time = at === undefined ? { undoSeconds } : { at: readSendTime(at, sms.now()) };
    return sendText(sms, toActor(call), { to, body, pictures, when, consent, ...time }, key);
  });

  registerEndpoint(app, deps, resendSms, { limit: 'staff' }, ({ input, ...call }) =>
    resendText(sms, toActor(call), input.params.id),
  );

  heldRoutes(app, deps);

  // Its own scope: only this endpoint takes a body of any type, as a stream.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    const options = { limit: 'staff', maxBodyBytes: smsLimits.maxPictureBytes } as const;
    registerEndpoint(scope, deps, addSmsPicture, options, async ({ input, principal }) => ({
      picture: await addPicture(sms, principal.userId, input.body),
    }));
  });
}

/** Texts that wait for their time. */
function heldRoutes(app: FastifyInstance, { sms, ...deps }: HttpDeps & { sms: SmsDeps }): void {
  registerEndpoint(app, deps, cancelSms, { limit: 'staff' }, async ({ input, ...call }) => ({
    message: await cancelText(sms, toActor(call), input.params.id),
  }));

  registerEndpoint(app, deps, rescheduleSms, { limit: 'staff' }, async ({ input, ...call }) => ({
    message: await rescheduleText(sms, toActor(call), input.params.id, input.body),
  }));

  registerEndpoint(app, deps, undoSms, { limit: 'staff' }, async ({ input, ...call }) => {
    await undoText(sms, toActor(call), input.params.id);
    return { success: true as const };
  });

  registerEndpoint(app, deps, readSmsOutcome, { limit: 'staff', isActivity: false }, ({ input, ...call }) =>
    readOutcome(sms, toActor(call), input.params.id),
  );

  registerEndpoint(app, deps, listScheduledSms, { limit: 'staff' }, (call) => listScheduled(sms, toActor(call)));
}
