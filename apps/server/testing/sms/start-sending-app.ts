import { createTwilioCarrier } from '../../src/adapters/twilio/create-twilio-carrier.ts';
import { postFromStaff, postFromVisitor } from '../../src/features/conversations/text-messages.ts';
import { mayTextPhone } from '../../src/features/sms/consent/consent.repository.ts';
import type { SmsDeps } from '../../src/features/sms/deps.ts';
import { queueProgramText } from '../../src/features/sms/outbound/outbox.repository.ts';
import type { Ports } from '../../src/kernel/feature/ports.ts';
import { createTestApp } from '../create-test-app.ts';
import { createTokenIssuer } from '../issue-tokens.ts';
import { noNotices } from '../no-notices.ts';
import { startTwilioDouble } from '../twilio-double/twilio-double.ts';

interface Options {
  now?: () => Date;
  /** How long to wait for the double, for tests that hang. */
  timeoutMs?: number;
  env?: NodeJS.ProcessEnv;
}

/** The server set up for Twilio, with the double behind it and two administrators. */
export async function startSendingApp({ now, timeoutMs, env }: Options = {}) {
  const double = await startTwilioDouble();
  const webhookBaseUrl = 'http://127.0.0.1';
  const { accountSid, authToken, from, url } = double;
  const config = { accountSid, authToken, from, messagingServiceSid: null, apiBaseUrl: url };
  const carrier = timeoutMs ? createTwilioCarrier({ config, webhookBaseUrl, timeoutMs }) : undefined;
  const test = await createTestApp(now, { ...double.env, LOG_LEVEL: 'fatal', ...env }, carrier);
  double.connect(test.url, webhookBaseUrl);
  const issuer = await createTokenIssuer(test);
  const [ann, bea] = await Promise.all([issuer.hire('admin', 'ann@pharmacy.example'), issuer.hire('admin')]);
  const tokens = { ann: await issuer.openSession(ann), bea: await issuer.openSession(bea) };

  const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const isBytes = body instanceof Uint8Array;
    const response = await fetch(`${test.url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${tokens.ann}`,
        ...(body !== undefined && { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  const deps: SmsDeps = {
    ...test.context,
    config: test.context.config.sms,
    conversations: {
      postFromVisitor: (tx, text) => postFromVisitor({ ports: { notices: noNotices } }, tx, text),
      postFromStaff: (tx, text) => postFromStaff({ ports: { notices: noNotices } }, tx, text),
      closeUrgentOf: async () => [],
    },
    notices: noNotices,
  };

  const texting: Pick<Ports['sms'], 'queueProgramText' | 'mayText'> = {
    queueProgramText: (tx, text) => queueProgramText(deps, tx, text),
    mayText: (sql, phone, wanted) => mayTextPhone(sql, phone, wanted, deps.now()),
  };

  return {
    ...test,
    texting,
    double,
    issuer,
    ann,
    bea,
    tokens,
    deps,
    call,
    send: (to: string, body: string, more: object = {}, headers?: Record<string, string>) =>
      call('POST', '/twilio/send', { to, body, replied_by: 'somebody else', ...more }, headers),
    row: async (id: string) => (await test.context.sql`select * from public.messages where id = ${id}`)[0],
    rows: (to: string) => test.context.sql`select * from public.messages where to_phone = ${to} order by created_at`,
    async close() {
      await test.close();
      await double.close();
    },
  };
}

export type SendingApp = Awaited<ReturnType<typeof startSendingApp>>;

let lastNumber = 0;
/** A number no other test uses. */
export const newNumber = () => `+1555556${String(++lastNumber).padStart(4, '0')}`;
