import { smsLimits } from '@rxweb/contracts/shared/limits';
import { addSmsPicture, cancelSms, resendSms } from '@rxweb/contracts/sms/inbox';
import { sendSms } from '@rxweb/contracts/sms/messages';
import type { FastifyInstance } from 'fastify';
import { toActor } from '../../../kernel/http/actor.ts';
import { type HttpDeps, registerEndpoint } from '../../../kernel/http/register-endpoint.ts';
import type { SmsDeps } from '../deps.ts';
import { addPicture } from './media.ts';
import { cancelText, resendText, sendText } from './send-text.ts';

export function sendingRoutes(app: FastifyInstance, deps: HttpDeps & { sms: SmsDeps }): void {
  const { sms } = deps;

  registerEndpoint(app, deps, sendSms, { limit: 'staff' }, ({ input, ...call }) => {
    // The token names the sender; `replied_by` is ignored.
    const { to, body, pictures = [], when, consent } = input.body;
    return sendText(sms, toActor(call), { to, body, pictures, when, consent }, input.headers['idempotency-key']);
  });

  registerEndpoint(app, deps, resendSms, { limit: 'staff' }, ({ input, ...call }) =>
    resendText(sms, toActor(call), input.params.id),
  );

  registerEndpoint(app, deps, cancelSms, { limit: 'staff' }, async ({ input, ...call }) => ({
    message: await cancelText(sms, toActor(call), input.params.id),
  }));

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
