import { createStorageFixture, png } from '../storage-fixture.ts';
import { lazily, password, type Suite } from '../suite.ts';
import type { World } from './row.ts';

/** What proofs need, in the embedded backend of a suite. Everything made is removed at its end. */
export function createWorld(suite: Suite): World {
  const { privateBucket, publicBucket, store } = createStorageFixture(suite, 'fields');
  const admin = lazily(async () => suite.signIn(await suite.person('admin')));
  return {
    visitor: (auth) => suite.visitor(auth),
    service: () => suite.service(),
    async person(auth) {
      const person = await suite.person();
      const connection = suite.visitor(auth);
      const { data, error } = await connection.client.auth.signInWithPassword({ email: person.email, password });
      if (error) throw error;
      return { ...connection, session: data.session, person };
    },
    admin,
    newEmail: () => suite.newEmail(),
    forget: (id) => suite.removeUserAtEnd(id ?? ''),
    bucket: (isPublic = false) => (isPublic ? publicBucket() : privateBucket()),
    file: (name, bytes = png) => store(name, bytes),
    async message(body, { status = 'queued' } = {}) {
      const { sql } = suite.target;
      const text = `${suite.prefix} ${body}`;
      await sql`delete from public.messages where body = ${text}`;
      await sql`
        insert into public.messages (direction, from_phone, to_phone, body, status)
        values ('inbound', '+15550001', '+15559999', ${text}, ${status})`;
      suite.atEnd(() => sql`delete from public.messages where body like ${`${suite.prefix}%`}`);
      return text;
    },
    get: (path, init) => {
      const { url, anonKey } = suite.target;
      const headers = { apikey: anonKey, ...Object(init?.headers) };
      return fetch(path.startsWith('http') ? path : `${url}${path}`, { ...init, headers });
    },
    async takeMail(address) {
      const mail = await suite.target.mailbox?.take(address);
      if (!mail) throw new Error('mails can be read in the embedded backend only');
      return { url: /https?:\S+/.exec(mail.text)?.[0] ?? '', code: /\b\d{8}\b/.exec(mail.text)?.[0] ?? '' };
    },
    get prefix() {
      return suite.prefix;
    },
    get site() {
      return new URL(suite.target.url).origin;
    },
  };
}
