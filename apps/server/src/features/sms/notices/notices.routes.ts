import * as contract from '@rxweb/contracts/sms/notices';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type AuditLog, auditEntryFor } from '../../../kernel/audit/audit-log.ts';
import { auditRead } from '../../../kernel/audit/audit-read.ts';
import { AppError } from '../../../kernel/errors/app-error.ts';
import { toActor } from '../../../kernel/http/actor.ts';
import { clientAddress } from '../../../kernel/http/client-address.ts';
import { type HttpDeps, registerEndpoint } from '../../../kernel/http/register-endpoint.ts';
import { requireSignature } from '../../../kernel/integrations/integration-keys.ts';
import type { SmsDeps } from '../deps.ts';
import { listNotices } from './notices.repository.ts';
import { type ReadRow, readNoticesCsv, sendNotices } from './send-notices.ts';

type Deps = HttpDeps & { sms: SmsDeps; audit: AuditLog };

const staff = { limit: 'staff' } as const;
const maxBodyBytes = 256 * 1024;

/** Notices about orders of a pharmacy system: signed calls, a file on screen, and what came of them. */
export function noticesRoutes(app: FastifyInstance, deps: Deps): void {
  const { sms, audit } = deps;
  registerEndpoint(app, deps, contract.importNotices, staff, async ({ input, ...call }) => {
    const rows = readCsv(input.body.csv);
    await audit.write(auditEntryFor(toActor(call), 'notices_sent', null, `import ${rows.length}`));
    return sendNotices(requireCarrier(sms), 'import', rows);
  });

  registerEndpoint(app, deps, contract.listNotices, staff, async (call) => {
    await auditRead(sms.sql, auditEntryFor(toActor(call), 'notices_read', 'newest'));
    return { notices: await listNotices(sms.sql) };
  });

  // Its own scope: only this endpoint keeps the raw body, which the signature covers.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    const options = { limit: 'integration', maxBodyBytes } as const;
    registerEndpoint(scope, deps, contract.sendNotices, options, async ({ request }) => {
      const keyId = await requireSignature(sms.sql, signedCall(request), contract.noticeLimits.signatureMs, sms.now());
      const rows = readBody(request.body as Buffer).map((notice) => ({ notice }));
      const detail = `api ${rows.length}`;
      await audit.write({
        action: 'notices_sent',
        actorId: null,
        target: keyId,
        detail,
        address: clientAddress(request),
      });
      return sendNotices(requireCarrier(sms), 'api', rows);
    });
  });
}

function requireCarrier(sms: SmsDeps): SmsDeps {
  if (!sms.carrier) throw new AppError('sms_not_connected');
  return sms;
}

function signedCall({ headers, body }: FastifyRequest) {
  const header = (name: string) => [headers[name]].flat()[0];
  return {
    keyId: header('x-rx-key'),
    timestamp: header('x-rx-timestamp'),
    signature: header('x-rx-signature'),
    body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
  };
}

function readBody(body: Buffer): contract.Notice[] {
  const read = contract.noticesBody.safeParse(parseJson(body));
  if (read.success) return read.data.notices;
  const issues = read.error.issues.map(({ path, message }) => ({ path: ['body', ...path].join('.'), message }));
  throw new AppError('invalid_input', { issues });
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch (cause) {
    throw new AppError('bad_json', { cause });
  }
}

function readCsv(csv: string): ReadRow[] {
  try {
    return readNoticesCsv(csv);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const message = `This isn’t a file of notices: ${error.message}.`;
    throw new AppError('invalid_input', { message, issues: [{ path: 'body.csv', message }] });
  }
}
