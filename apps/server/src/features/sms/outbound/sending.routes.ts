import { smsLimits } from '@rxweb/contracts/shared/limits';
import { addSmsPicture, cancelSms, resendSms } from '@rxweb/contracts/sms/inbox';
import { sendSms } from '@rxweb/contracts/sms/messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Principal } from '../../../kernel/http/authenticate.ts';
import { clientAddress } from '../../../kernel/http/client-address.ts';
import { type HttpDeps, registerEndpoint } from '../../../kernel/http/register-endpoint.ts';
import type { SmsDeps } from '../deps.ts';
import { addPicture } from './media.ts';
import { cancelText, resendText, type Sender, sendText } from './send-text.ts';

export function smsSendingRoutes(app: FastifyInstance, deps: HttpDeps & { sms: SmsDeps }): void {
  const { sms } = deps;

  registerEndpoint(app, deps, sendSms, { limit: 'staff' }, ({ input, ...call }) => {
    // Who sends is who the token says, whatever `replied_by` does.
    const { to, body, pictures = [], when } = input.body;
    return sendText(sms, senderOf(call), { to, body, pictures, when }, input.headers['idempotency-key']);
  });

  registerEndpoint(app, deps, resendSms, { limit: 'staff' }, ({ input, ...call }) =>
    resendText(sms, senderOf(call), input.params.id),
  );

  registerEndpoint(app, deps, cancelSms, { limit: 'staff' }, async ({ input, ...call }) => ({
    message: await cancelText(sms, senderOf(call), input.params.id),
  }));

  // A scope of its own: here, and only here, a body of any type is taken as a stream.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    const options = { limit: 'staff', maxBodyBytes: smsLimits.maxPictureBytes } as const;
    registerEndpoint(scope, deps, addSmsPicture, options, async ({ input, principal }) => ({
      picture: await addPicture(sms, principal.userId, input.body),
    }));
  });
}

function senderOf({ principal, request }: { principal: Principal; request: FastifyRequest }): Sender {
  return { userId: principal.userId, address: clientAddress(request) };
}
