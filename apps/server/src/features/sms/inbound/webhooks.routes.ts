import { readOutboundPicture, receiveSms, receiveSmsStatus } from '@rxweb/contracts/sms/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFile } from '../../../kernel/files/send-file.ts';
import { type HttpDeps, registerEndpoint } from '../../../kernel/http/register-endpoint.ts';
import type { RawWebhook } from '../carrier.ts';
import { createCarrierLog } from '../carrier-log.ts';
import * as service from './webhooks.service.ts';

/** A text has at most 1,600 characters and ten picture URLs. */
const maxBodyBytes = 64 * 1024;
const options = { limit: 'carrier', maxBodyBytes } as const;

type Deps = HttpDeps & { sms: Omit<service.WebhooksDeps, 'carrierLog'> };

/** Endpoints for the carrier. */
export function webhookRoutes(app: FastifyInstance, deps: Deps): void {
  const sms = { ...deps.sms, carrierLog: createCarrierLog(deps.sms.sql) };
  registerEndpoint(app, deps, readOutboundPicture, { limit: 'carrier' }, async ({ input, reply }) =>
    sendFile(reply, await service.openOutboundPicture(sms, input.params.token)),
  );

  // Its own scope: only these endpoints keep the raw body, which the signature covers.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    registerEndpoint(scope, deps, receiveSms, options, async ({ request, reply }) => {
      await service.receiveText(sms, rawCall(request));
      return answerEmpty(reply);
    });

    registerEndpoint(scope, deps, receiveSmsStatus, options, async ({ request, reply }) => {
      await service.receiveStatus(sms, rawCall(request));
      return answerEmpty(reply);
    });
  });
}

function rawCall({ raw, headers, body }: FastifyRequest): RawWebhook {
  const signature = headers['x-twilio-signature'];
  return {
    target: raw.url ?? '',
    signature: typeof signature === 'string' ? signature : null,
    contentType: headers['content-type'] ?? null,
    body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
  };
}

/** Empty TwiML; any content would be sent as a text. */
function answerEmpty(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/xml').send('<Response/>');
}
