import { readOutboundPicture, receiveSms, receiveSmsStatus } from '@rxweb/contracts/sms/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFile } from '../../../kernel/files/send-file.ts';
import { type HttpDeps, registerEndpoint } from '../../../kernel/http/register-endpoint.ts';
import type { RawCall } from '../carrier.ts';
import { createCarrierNotes } from '../carrier-log.ts';
import * as service from './webhooks.service.ts';

/** A text has 1,600 characters at most and ten addresses of pictures. */
const maxBodyBytes = 64 * 1024;
const options = { limit: 'carrier', maxBodyBytes } as const;

type Deps = HttpDeps & { sms: Omit<service.CarrierCallsDeps, 'notes'> };

/** What the carrier calls and fetches. */
export function carrierCallsRoutes(app: FastifyInstance, deps: Deps): void {
  const sms = { ...deps.sms, notes: createCarrierNotes(deps.sms.sql) };
  registerEndpoint(app, deps, readOutboundPicture, { limit: 'carrier' }, async ({ input, reply }) =>
    sendFile(reply, await service.openOutboundPicture(sms, input.params.token)),
  );

  // A scope of its own: here, and only here, a body of any type is kept as it came, since its signature is over it.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    registerEndpoint(scope, deps, receiveSms, options, async ({ request, reply }) => {
      await service.takeText(sms, rawCall(request));
      return answerEmpty(reply);
    });

    registerEndpoint(scope, deps, receiveSmsStatus, options, async ({ request, reply }) => {
      await service.takeStatus(sms, rawCall(request));
      return answerEmpty(reply);
    });
  });
}

function rawCall({ raw, headers, body }: FastifyRequest): RawCall {
  const signature = headers['x-twilio-signature'];
  return {
    target: raw.url ?? '',
    signature: typeof signature === 'string' ? signature : null,
    contentType: headers['content-type'] ?? null,
    body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
  };
}

/** TwiML that asks for nothing: whatever is answered is sent as a text of its own. */
function answerEmpty(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/xml').send('<Response/>');
}
