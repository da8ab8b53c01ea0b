import { setTimeout } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { createRecordingFetch } from '../recording-fetch.ts';
import { lazily, type Suite } from '../suite.ts';

/** Section 5: client behavior that shows from outside, in both releases. */
export function clientConstants(suite: Suite): void {
  const somebody = lazily(() => suite.person());

  /** A client that keeps its session in the map, as browsers use local storage. */
  const connectWith = (kept: Map<string, string>, fetchOf?: (real: typeof fetch) => typeof fetch, options = {}) => {
    const { url, anonKey } = suite.target;
    const recording = createRecordingFetch(url);
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    const auth = {
      persistSession: true,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storageKey: 'kept',
      storage,
    };
    const client = suite.library.createClient(url, anonKey, {
      auth: { ...auth, ...options },
      global: { fetch: fetchOf ? fetchOf(recording.fetch) : recording.fetch },
    });
    const refreshes = () => recording.answers.filter(({ path }) => path.endsWith('grant_type=refresh_token')).length;
    return { client, refreshes };
  };
  const keptSession = async (seconds: number) => {
    const { session } = await suite.signIn(await somebody());
    const expires = { expires_at: Math.floor(Date.now() / 1_000) + seconds, expires_in: seconds };
    return new Map([['kept', JSON.stringify({ ...session, ...expires })]]);
  };

  describe('sessions', () => {
    it('S9-17 are looked after every 30,000 ms', async () => {
      const timers = vi.spyOn(globalThis, 'setInterval');
      const { client } = connectWith(new Map());
      await client.auth.startAutoRefresh();
      expect(timers.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(30_000);
      await client.auth.stopAutoRefresh();
      timers.mockRestore();
    });

    it.each([
      ['S9-18', 110, 1],
      ['S9-18', 150, 0],
    ])('%s with %i seconds left are refreshed by a tick %i times', async (_, seconds, times) => {
      const { client, refreshes } = connectWith(await keptSession(seconds));
      await client.auth.initialize();
      await client.auth.startAutoRefresh();
      // The first tick comes at once.
      if (times === 0) await setTimeout(300);
      await expect.poll(refreshes, { timeout: 10_000 }).toBe(times);
      await client.auth.stopAutoRefresh();
    });

    it.each([
      [80, 1],
      [200, 0],
    ])('S9-19 with %i seconds left are refreshed before use %i times', async (seconds, times) => {
      const { client, refreshes } = connectWith(await keptSession(seconds));
      const { data } = await client.auth.getSession();
      expect(data.session).not.toBeNull();
      expect(refreshes()).toBe(times);
    });

    it('S9-20 a refresh that fails for now is tried again after 200 and 400 ms', async () => {
      const times: number[] = [];
      const { client } = connectWith(await keptSession(3_600), (real) => (input, init) => {
        if (!String(input).endsWith('grant_type=refresh_token')) return real(input, init);
        times.push(performance.now());
        return times.length > 2 ? real(input, init) : Promise.resolve(new Response('{}', { status: 503 }));
      });
      const { error } = await client.auth.refreshSession();
      expect(error).toBeNull();
      const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
      expect(gaps).toHaveLength(2);
      // Allows only the delay of a busy machine.
      for (const [index, least] of [190, 390].entries()) {
        expect(gaps[index]).toBeGreaterThan(least);
        expect(gaps[index]).toBeLessThan(least * 2 + 2_000);
      }
    });

    it('an answer of 503 is AuthRetryableFetchError', async () => {
      const { client } = connectWith(new Map(), () => () => Promise.resolve(new Response('{}', { status: 503 })));
      const { error } = await client.auth.signInWithPassword({ email: 'a@example.com', password: 'x' });
      expect(error).toBeInstanceOf(suite.library.authErrors.AuthRetryableFetchError);
    });

    it('S9-28 a sign-in by code exchange begins with a verifier of 56 random values', async () => {
      const kept = new Map<string, string>();
      const { client } = connectWith(kept, undefined, { flowType: 'pkce' });
      const { data } = await client.auth.signInWithOAuth({
        provider: 'google',
        options: { skipBrowserRedirect: true },
      });
      expect([...kept.values()].join()).toMatch(/"?[0-9a-f]{112}"?/);
      expect(new URL(data.url ?? '').searchParams.get('code_challenge_method')).toBe('s256');
    });
  });

  describe('sockets', () => {
    it('S9-23 S9-24 wait 10,000 ms for an answer, and 1, 2, 5 and 10 s before they come again', () => {
      const { client } = suite.visitor();
      const { timeout, reconnectAfterMs } = client.realtime;
      expect(timeout).toBe(10_000);
      const waits = [1, 2, 3, 4, 5].map((tries) => Number(Object(reconnectAfterMs).call(undefined, tries)));
      expect(waits).toEqual([1_000, 2_000, 5_000, 10_000, 10_000]);
    });

    it('S9-22 send a heartbeat every 30,000 ms, newer ones every 25,000', () => {
      expect(suite.visitor().client.realtime.heartbeatIntervalMs).toBe(suite.library.isNewest ? 25_000 : 30_000);
    });
  });
}
