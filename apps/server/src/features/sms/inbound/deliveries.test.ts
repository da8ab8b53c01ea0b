import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type CarrierApp, startCarrierApp } from '../../../../testing/sms/start-carrier-app.ts';

let app: CarrierApp;
beforeAll(async () => {
  app = await startCarrierApp();
});
afterAll(() => app.close());

/** Deliveries in all, of which three in ten are copies; forged ones come on top. */
const { total, forgedCount } = inject('isFullSize')
  ? { total: 10_000, forgedCount: 1_000 }
  : { total: 400, forgedCount: 40 };
const atOnce = 10;
const order = ['queued', 'failed', 'delivered', 'read'];

describe('G13 a great many calls of the carrier', () => {
  it('G13 T2 leave one row for each text, none of a forged one, and no status that went back', async () => {
    const { double } = app;
    const distinct = Math.round(total * 0.7);
    const inbound = Array.from({ length: Math.round(distinct * 0.7) }, (_, index) =>
      double.receive({ from: `+1555${String(5_000_000 + (index % 400))}`, body: `Text ${index}` }),
    );
    const sent = [];
    for (let index = 0; index < Math.round(distinct * 0.1); index++)
      sent.push(await app.sendOne(`+1555${6_000_000 + index}`));
    const states = ['queued', 'sent', 'delivered'];
    const calls = [
      ...inbound.map((message) => double.inboundCall(message)),
      ...sent.flatMap(({ message }) => states.map((state) => double.statusCall(message, state))),
    ];
    expect(calls).toHaveLength(distinct);
    const copies = Array.from({ length: total - distinct }, (_, index) => calls[(index * 7) % calls.length]);
    const forged = calls.slice(0, forgedCount).map((call, index) => ({
      ...call,
      body: index % 2 === 0 ? call.body.replace(/MessageSid=../, 'MessageSid=XX') : `${call.body}&ErrorCode=21610`,
    }));
    const everything = [...calls, ...copies, ...forged].flatMap((call) => (call ? [call] : []));
    everything.sort(() => 0.5 - pseudoRandom());

    const waits: number[] = [];
    const answers = { taken: 0, refused: 0, other: 0 };
    const seen = new Map<string, string>();
    let wentBack = 0;
    const watch = setInterval(async () => {
      const rows = await app.sql<{ id: string; status: string }[]>`select id, status from public.messages`;
      for (const { id, status } of rows) {
        if (order.indexOf(status) < order.indexOf(seen.get(id) ?? 'queued')) wentBack++;
        seen.set(id, status);
      }
    }, 500);
    const queue = everything.values();
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (const call of queue) {
          const startedAt = performance.now();
          const { status } = await double.post(call);
          waits.push(performance.now() - startedAt);
          answers[status === 200 ? 'taken' : status === 403 ? 'refused' : 'other']++;
        }
      }),
    );
    clearInterval(watch);

    expect(answers).toEqual({ taken: total, refused: forgedCount, other: 0 });
    const rows = await app.sql<
      { sid: string; body: string }[]
    >`select sid, body from public.messages where direction = 'inbound'`;
    const wanted = inbound.map(({ sid, body }) => `${sid} ${body}`).sort();
    expect(rows.map(({ sid, body }) => `${sid} ${body}`).sort()).toEqual(wanted);
    const [people] = await app.sql<[{ unread: number }]>`select sum(unread)::int as unread from public.sms_people`;
    expect(people.unread).toBe(inbound.length);
    const outbound =
      await app.sql`select status, error_code, count(*)::int as n from public.messages where direction = 'outbound' group by 1, 2`;
    expect(outbound).toEqual([{ status: 'delivered', error_code: null, n: sent.length }]);
    expect(wentBack).toBe(0);
    const p99 = waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? Number.POSITIVE_INFINITY;
    // What is small shares the machine with other tests.
    expect(p99).toBeLessThan(inject('isFullSize') ? 500 : 2_000);
  }, 180_000);
});

let state = 42;
function pseudoRandom(): number {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return state / 2_147_483_648;
}
