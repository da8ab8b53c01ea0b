import { createTestApp } from '../create-test-app.ts';
import { createTokenIssuer } from '../issue-tokens.ts';

export const storePhone = '+15035550100';

/** A message with the spec's columns. */
export interface NewMessage {
  direction?: 'inbound' | 'outbound';
  /** The person's number. */
  phone: string;
  body?: string;
  status?: 'queued' | 'delivered' | 'failed' | 'read';
  /** With microseconds where they matter. */
  created_at?: string;
}

/** The server with two administrators; calls are made as the first. */
export async function startInboxApp(now?: () => Date) {
  const test = await createTestApp(now);
  const issuer = await createTokenIssuer(test);
  const [admin, colleague] = await Promise.all([
    issuer.hire('admin', 'ann@pharmacy.example'),
    issuer.hire('admin', 'bea@pharmacy.example'),
  ]);
  const tokens = { admin: await issuer.openSession(admin), colleague: await issuer.openSession(colleague) };
  const { sql } = test.context;

  const call = async (
    method: string,
    path: string,
    body?: unknown,
    { token = tokens.admin, headers = {} }: { token?: string; headers?: object } = {},
  ) => {
    const response = await fetch(`${test.url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };

  return {
    ...test,
    issuer,
    admin,
    colleague,
    tokens,
    call,
    get: async (path: string) => (await call('GET', path)).body,
    /** Inserts messages with the spec's columns; returns their ids. */
    insert: async (...messages: NewMessage[]): Promise<string[]> => {
      const ids: string[] = [];
      for (const { direction = 'inbound', phone, body = 'hello', status = 'delivered', created_at } of messages) {
        const [from, to] = direction === 'inbound' ? [phone, storePhone] : [storePhone, phone];
        const [row] = await sql<[{ id: string }]>`
          insert into public.messages (direction, from_phone, to_phone, body, status, created_at)
          values (${direction}, ${from}, ${to}, ${body}, ${status}, coalesce(${created_at ?? null}::text::timestamptz, clock_timestamp())) returning id`;
        ids.push(row.id);
      }
      return ids;
    },
    personOf: async (phone: string): Promise<string> => {
      const [row] = await sql<[{ id: string }]>`select id from public.sms_people where phone = ${phone}`;
      return row.id;
    },
    /** Audit entries since the last call, in order. */
    notes: makeNotes(sql),
  };
}

function makeNotes(sql: Awaited<ReturnType<typeof createTestApp>>['context']['sql']) {
  let seen = 0;
  return async (): Promise<string[]> => {
    const rows = await sql<{ seq: string; text: string }[]>`
      select seq, concat_ws(' ', action, target, detail) as text from app.audit_log
      where seq > ${seen} and (action like 'sms%' or action in ('messages_read', 'file_read')) order by seq`;
    seen = Number(rows.at(-1)?.seq ?? seen);
    return rows.map(({ text }) => text);
  };
}

export type InboxApp = Awaited<ReturnType<typeof startInboxApp>>;
