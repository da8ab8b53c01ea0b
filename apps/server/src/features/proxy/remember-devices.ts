import { Readable } from 'node:stream';
import { storableText } from '@rxweb/contracts/shared/text';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { decodeJwt } from 'jose';
import * as z from 'zod/mini';
import { clientAddress } from '../../kernel/http/client-address.ts';
import { describeError } from '../../kernel/log/describe-error.ts';
import type { Device, DeviceCookies } from './known-device.ts';

declare module 'fastify' {
  interface FastifyRequest {
    device: Device | null;
  }
}

/** Register it before the guard, which drops the request's cookies. Returns what to register after it. */
export function recognizeDevices(app: FastifyInstance, devices: DeviceCookies) {
  const cookiesOf = new WeakMap<FastifyRequest, string>();
  app.decorateRequest('device', null);
  app.addHook('onRequest', async (request) => {
    const { cookie } = request.raw.headers;
    if (cookie !== undefined) cookiesOf.set(request, cookie);
    const device = devices.read(cookie);
    request.device = device;
    request.knownDevice = device?.knownTo;
  });
  return (request: FastifyRequest, email: string) => devices.remember(cookiesOf.get(request), email);
}

/** Sets the cookie with each full sign-in or renewal of one. Register it after the guard, which drops the services' cookies. */
export function rememberDevices(
  app: FastifyInstance,
  cookieFor: (request: FastifyRequest, email: string) => string,
  onNewDevice: (request: FastifyRequest, account: SignedInAccount) => Promise<void>,
): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 200 || !opensSessions(request)) return payload;
    // A hosted Supabase's answer comes as a stream.
    const body = payload instanceof Readable ? await collect(payload) : payload;
    const account = typeof body === 'string' ? readFullSession(body) : null;
    if (!account) return body;
    if (!request.device?.knownTo(account.email) && !isRenewal(request)) await onNewDevice(request, account);
    reply.header('set-cookie', cookieFor(request, account.email));
    return body;
  });
}

const sessionPath = /^\/auth\/v1\/(?:token|verify|factors\/[\w-]+\/verify|passkeys\/authentication\/verify)$/;

const opensSessions = ({ method, backendTarget }: FastifyRequest) =>
  method === 'POST' && sessionPath.test(backendTarget?.path ?? '');

const isRenewal = ({ backendTarget }: FastifyRequest) =>
  new URLSearchParams(backendTarget?.query).getAll('grant_type').includes('refresh_token');

export interface SignedInAccount {
  id: string;
  email: string;
}

const collect = async (stream: Readable) => Buffer.concat(await stream.toArray()).toString();

const openedSession = z.object({
  access_token: z.string(),
  user: z.object({ id: z.guid(), email: z.string(), factors: z.optional(z.array(z.object({ status: z.string() }))) }),
});

/** The account; null if there is no session, or it still owes its second factor. */
function readFullSession(body: string): SignedInAccount | null {
  const session = z.safeParse(openedSession, parse(body));
  if (!session.success) return null;
  const { access_token: token, user } = session.data;
  const hasFactor = user.factors?.some(({ status }) => status === 'verified') ?? false;
  if (user.email === '' || (hasFactor && decodeJwt(token).aal !== 'aal2')) return null;
  return { id: user.id, email: user.email };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Queues a mail to the account's owner. Without it the sign-in is as good, so a failure is only logged. */
export async function noteNewDevice(sql: Sql, request: FastifyRequest, { id, email }: SignedInAccount): Promise<void> {
  const device = storableText(request.headers['user-agent'] ?? '');
  await sql`select app.note_new_device(${id}, ${email}, ${device}, ${clientAddress(request)})`.catch((error: unknown) =>
    request.log.warn({ failure: describeError(error) }, 'couldn’t note a sign-in on a new device'),
  );
}
