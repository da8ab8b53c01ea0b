import { vi } from 'vitest';
import { postFromStaff, postFromVisitor } from '../../src/features/conversations/text-messages.ts';
import type { SmsDeps } from '../../src/features/sms/deps.ts';
import { readCaughtUpTo } from '../../src/features/sms/inbound/catch-up.repository.ts';
import { createTestApp } from '../create-test-app.ts';
import { noNotices } from '../no-notices.ts';
import { startTwilioDouble } from '../twilio-double/twilio-double.ts';

/** The URL that the double signs: the configured address, not the listening one. */
export const signedAs = 'https://pharmacy.example';

interface Options {
  now?: () => Date;
  env?: Record<string, string>;
}

/** The server with the double as carrier; automatic replies are off by default. */
export async function startCarrierApp({ now, env }: Options = {}) {
  const double = await startTwilioDouble();
  const test = await createTestApp(now, {
    ...double.env,
    PUBLIC_URL: signedAs,
    SMS_AFTER_HOURS_REPLY: 'off',
    LOG_LEVEL: 'fatal',
    ...env,
  });
  double.connect(test.url, signedAs);
  const { sql } = test.context;
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
  // The start catches up with the carrier; a text that a test puts on its list meanwhile would be imported.
  await vi.waitUntil(async () => (await readCaughtUpTo(sql)) !== null, { timeout: 20_000 });
  return {
    ...test,
    double,
    deps,
    sql,
    messages: async () => sql<MessageRow[]>`select * from public.messages order by created_at, id`,
    messageOf: async (sid: string) => (await sql<MessageRow[]>`select * from public.messages where sid = ${sid}`)[0],
    personOf: async (phone: string) =>
      (await sql<PersonRow[]>`select * from public.sms_people where phone = ${phone}`)[0],
    /** An outbound text that the carrier has taken. */
    async sendOne(to: string) {
      const [row] = await sql<[{ id: string }]>`
        insert into public.messages (direction, from_phone, to_phone, body, status, hand_over, handed_at)
        values ('outbound', ${double.from}, ${to}, 'Hello', 'queued', 'unknown', now()) returning id`;
      const sent = await deps.carrier?.send({ id: row.id, to, body: 'Hello', mediaUrls: [] });
      const message = double.messages.find(({ sid }) => sent?.kind === 'taken' && sid === sent.sid);
      if (!message) throw new Error('the double did not take a text');
      return { id: row.id, message };
    },
    async close() {
      await test.close();
      await double.close();
    },
  };
}

export type CarrierApp = Awaited<ReturnType<typeof startCarrierApp>>;

interface MessageRow {
  id: string;
  direction: string;
  from_phone: string;
  to_phone: string;
  body: string;
  status: string;
  sid: string | null;
  person_id: string;
  carrier_state: string | null;
  error_code: number | null;
  hand_over: string | null;
  sent_at: Date | null;
  received_at: Date | null;
  created_at: Date;
}

interface PersonRow {
  id: string;
  opted_out_at: Date | null;
  opted_out_how: string | null;
  opted_out_words: string | null;
  wish_message_id: string | null;
  unread: number;
}
