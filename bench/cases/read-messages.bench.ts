import { asUser, signIn } from '../systems/system.ts';
import { call } from '../tools/http-call.ts';
import type { Case } from './case.ts';

/** The inbox as the browser reads it when our own server does not answer. */
export const readMessages: Case = {
  name: 'read 200 messages as admin',
  callers: 8,
  async prepare(system) {
    const headers = asUser(system, await signIn(system));
    const url = `${system.url}/rest/v1/messages?select=*&order=created_at.desc&limit=200`;
    const rows: unknown = JSON.parse((await call(url, { headers })).body.toString());
    if (!Array.isArray(rows) || rows.length !== 200) throw new Error('not 200 messages');
    return async () => void (await call(url, { headers }));
  },
};
