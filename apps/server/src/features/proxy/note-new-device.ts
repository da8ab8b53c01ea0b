import { storableText } from '@rxweb/contracts/shared/text';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { FastifyRequest } from 'fastify';
import { clientAddress } from '../../kernel/http/client-address.ts';
import { describeError } from '../../kernel/log/describe-error.ts';
import type { SignedInAccount } from './remember-devices.ts';

/** Queues a mail to the account's owner. Without it the sign-in is as good, so a failure is only logged. */
export async function noteNewDevice(sql: Sql, request: FastifyRequest, { id, email }: SignedInAccount): Promise<void> {
  const device = storableText(request.headers['user-agent'] ?? '');
  await sql`select app.note_new_device(${id}, ${email}, ${device}, ${clientAddress(request)})`.catch((error: unknown) =>
    request.log.warn({ failure: describeError(error) }, 'couldn’t note a sign-in on a new device'),
  );
}
