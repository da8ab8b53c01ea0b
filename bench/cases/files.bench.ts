import { randomBytes } from 'node:crypto';
import { asUser, bucket, type Session, type System, signIn } from '../systems/system.ts';
import { call } from '../tools/http-call.ts';
import type { Case } from './case.ts';

const file = randomBytes(1_000_000);
let files = 0;

export const upload: Case = {
  name: '1 MB upload',
  callers: 4,
  maxCalls: 80,
  async prepare(system) {
    const session = await signIn(system);
    return async () => void (await send(system, session));
  },
};

export const download: Case = {
  name: '1 MB download',
  callers: 4,
  async prepare(system) {
    const session = await signIn(system);
    const url = await send(system, session);
    return async () => {
      const { body } = await call(url, { headers: asUser(system, session) });
      if (body.length !== file.length) throw new Error(`${body.length} bytes came back`);
    };
  },
};

/** Uploads the file under a new name; returns where it then is. */
async function send(system: System, session: Session): Promise<string> {
  const url = `${system.url}/storage/v1/object/${bucket}/demo/${Date.now()}-${files++}.bin`;
  const headers = { ...asUser(system, session), 'content-type': 'application/octet-stream' };
  await call(url, { method: 'POST', headers, body: file });
  return url;
}
