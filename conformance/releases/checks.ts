import { setTimeout as sleep } from 'node:timers/promises';
import type { TestBackend } from '@rxweb/backend/testing';
import { openLine } from '@rxweb/backend/testing/cuttable-line';
import type { SupabaseClient } from '@supabase/supabase-js';
import { decodeJwtPayload } from '../decode-jwt.ts';
import { totp } from '../totp.ts';

/** What a release is checked against: a backend with an administrator's account and a bucket. */
export interface Place {
  backend: TestBackend;
  connect(url?: string, key?: string): SupabaseClient;
  email: string;
  password: string;
  bucket: string;
}

const liveMs = 45_000;

function expectThat(holds: unknown, what: string): asserts holds {
  if (!holds) throw new Error(what);
}

async function until(holds: () => boolean, what: string): Promise<void> {
  const end = Date.now() + liveMs;
  while (!holds()) {
    expectThat(Date.now() < end, `${what}: not within ${liveMs / 1_000} s`);
    await sleep(20);
  }
}

async function signIn({ connect, email, password }: Place): Promise<SupabaseClient> {
  const client = connect();
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

async function insert({ backend: { sql } }: Place, body: string): Promise<void> {
  await sql`
    insert into public.messages (direction, from_phone, to_phone, body, status)
    values ('inbound', '+15550001', '+15559999', ${body}, 'queued')`;
}

/** Hears the bodies of messages as they come. */
function listen(client: SupabaseClient) {
  const heard: string[] = [];
  const statuses: string[] = [];
  client
    .channel('releases')
    .on<{ body: string }>(
      'postgres_changes',
      { event: 'INSERT', schema: 'public', table: 'messages' },
      (change) => void heard.push(String(Object(change.new).body)),
    )
    .subscribe((status) => void statuses.push(status));
  return { heard, statuses };
}

/** A change counts as heard when a message comes that was written after the join; each try writes one. */
async function untilHeard(place: Place, heard: string[], word: string): Promise<void> {
  const end = Date.now() + liveMs;
  const isHeard = () => heard.some((body) => body.startsWith(word));
  for (let tries = 0; !isHeard(); tries++) {
    expectThat(Date.now() < end, `no change came within ${liveMs / 1_000} s`);
    await insert(place, `${word} ${tries}`);
    await sleep(500);
  }
}

type Check = (place: Place) => Promise<void>;

/** The columns of the table. A check throws when it does not hold. */
export const checks: Record<string, Check> = {
  async 'sign-in'(place) {
    const { data } = await (await signIn(place)).auth.getUser();
    expectThat(data.user?.email === place.email, 'the account is another');
    const { error } = await place.connect().auth.signInWithPassword({ email: place.email, password: 'not the one' });
    expectThat(error?.code === 'invalid_credentials', `a wrong password: ${error?.code}`);
  },
  async refresh(place) {
    const client = await signIn(place);
    const before = (await client.auth.getSession()).data.session;
    const { data, error } = await client.auth.refreshSession();
    if (error) throw error;
    expectThat(data.session?.refresh_token !== before?.refresh_token, 'the refresh token stays');
    expectThat((await client.auth.getUser()).data.user, 'the new token does not hold');
  },
  async 'second factor'(place) {
    const email = `factor-${Math.random()}@example.com`;
    const service = place.connect(undefined, place.backend.backend.serviceRoleKey);
    await service.auth.admin.createUser({ email, password: place.password, email_confirm: true });
    const client = await signIn({ ...place, email });
    const { data: factor, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
    if (error) throw error;
    const verified = await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: totp(factor.totp.secret) });
    if (verified.error) throw verified.error;
    expectThat(decodeJwtPayload(verified.data.access_token).aal === 'aal2', 'the session has one factor');
    const { data: level } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expectThat(level?.currentLevel === 'aal2', 'the client counts one factor');
  },
  async storage(place) {
    const service = place.connect(undefined, place.backend.backend.serviceRoleKey);
    const files = service.storage.from(place.bucket);
    const path = `a ${Math.random()}.txt`;
    const body = new Blob(['a file'], { type: 'text/plain' });
    const uploaded = await files.upload(path, body, { cacheControl: '60', upsert: true });
    if (uploaded.error) throw uploaded.error;
    expectThat((await (await files.download(path)).data?.text()) === 'a file', 'other bytes came back');
    const { data: listed } = await files.list('', { limit: 1_000 });
    expectThat(
      listed?.some(({ name }) => name === path),
      'the list does not name it',
    );
    const { data: signed } = await files.createSignedUrl(path, 60);
    expectThat((await fetch(signed?.signedUrl ?? '')).ok, 'a signed address does not open');
    const { data: removed } = await files.remove([path]);
    expectThat(removed?.length === 1, 'it was not removed');
    expectThat((await files.download(path)).error, 'it is still there');
  },
  async rest(place) {
    await insert(place, 'rest one');
    const messages = (await signIn(place)).from('messages');
    const { data, count } = await messages.select('body', { count: 'exact' }).eq('body', 'rest one').limit(1);
    expectThat(data?.[0]?.body === 'rest one' && (count ?? 0) >= 1, 'a message cannot be read');
    const { error } = await messages.select().eq('body', 'none').single();
    expectThat(error?.code === 'PGRST116', `no row: ${error?.code}`);
  },
  /** Joins with the project's key alone, signs in, and does nothing else: no `setAuth` by hand. */
  async 'live after sign-in'(place) {
    const client = place.connect();
    const { heard, statuses } = listen(client);
    await until(() => statuses.includes('SUBSCRIBED'), 'joining');
    const { error } = await client.auth.signInWithPassword(place);
    if (error) throw error;
    await untilHeard(place, heard, 'signed-in').finally(() => client.removeAllChannels());
  },
  async 'live over a cut'(place) {
    const line = await openLine(place.backend.url);
    const client = place.connect(line.url);
    try {
      const { error } = await client.auth.signInWithPassword(place);
      if (error) throw error;
      const { heard } = listen(client);
      await untilHeard(place, heard, 'before');
      line.cut();
      await untilHeard(place, heard, 'after');
    } finally {
      await client.removeAllChannels();
      line.close();
    }
  },
};
