import { createHmac, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newNumber, type SendingApp, startSendingApp } from '../../../../testing/sms/start-sending-app.ts';
import { signingKeyOf } from '../../../kernel/integrations/integration-keys.ts';
import { dispatchDue } from '../outbound/dispatch.ts';
import { readNoticesCsv } from './send-notices.ts';
import { sendFolder } from './watched-folder.ts';

// A Wednesday, 10:00 in the sample store's zone.
const morning = new Date('2026-11-18T18:00:00Z');
let now = morning;
let app: SendingApp;
let key: { id: string; secret: string };
beforeAll(async () => {
  app = await startSendingApp({ now: () => now });
  const { body } = await app.call('POST', '/admin/integration-keys', { name: 'Till', scope: 'notices', days: 30 });
  key = { id: body.key.id, secret: body.secret };
});
afterAll(() => app.close());
beforeEach(() => {
  now = morning;
});

/** A number whose agreement to texts is on file. */
async function agreed(language: 'en' | 'es' | null = null): Promise<string> {
  const phone = newNumber();
  await app.context.sql`
    insert into public.sms_people (phone, language, consent_on, consent_how, consent_by)
    values (${phone}, ${language}, '2026-01-02', 'form', ${app.ann.id})`;
  return phone;
}

async function post(notices: unknown, change: { secret?: string; keyId?: string; at?: Date; body?: string } = {}) {
  const body = JSON.stringify({ notices });
  const timestamp = String(Math.floor((change.at ?? now).getTime() / 1_000));
  const signature = createHmac('sha256', signingKeyOf(change.secret ?? key.secret))
    .update(`${timestamp}.${body}`)
    .digest('hex');
  const response = await fetch(`${app.url}/api/notices`, {
    method: 'POST',
    headers: { 'x-rx-key': change.keyId ?? key.id, 'x-rx-timestamp': timestamp, 'x-rx-signature': signature },
    body: change.body ?? body,
  });
  return { status: response.status, body: await response.json() };
}
const results = async (...notices: object[]) =>
  (await post(notices)).body.results.map(({ result }: { result: string }) => result);
const order = () => randomUUID().slice(0, 8);

describe('notices about orders', () => {
  it('S28-42 are texts of the store in the person’s language, sent once for each order and kind', async () => {
    const [ana, bo] = [await agreed('es'), await agreed()];
    const first = { order: order(), kind: 'ready', phone: ana };
    const second = { order: order(), kind: 'delivery', phone: `(${bo.slice(2, 5)}) ${bo.slice(5, 8)}-${bo.slice(8)}` };
    expect(await results(first, second)).toEqual(['sent', 'sent']);
    expect(await results(first, { ...first, kind: 'waiting' }, second)).toEqual(['duplicate', 'limited', 'duplicate']);
    await expect
      .poll(async () => {
        await dispatchDue(app.deps);
        return app.double.accepted(bo).length;
      })
      .toBe(1);
    expect(app.double.accepted(ana).map(({ body }) => body)).toEqual([
      expect.stringMatching(/: Ya puede recoger su pedido\. Hoy cerramos a las 5:30 p\. ?m\. .*STOP/),
    ]);
  });

  it('S28-43 go to no one without recorded agreement, after STOP, or twice a day; at night they are held', async () => {
    const [free, stopped, person, owl] = [newNumber(), await agreed(), await agreed(), await agreed()];
    await app.double.text({ from: stopped, body: 'STOP' });
    const ready = (phone: string) => ({ order: order(), kind: 'ready', phone });
    expect(await results(ready(free), ready(stopped), ready('555-01'), ready(person), ready(person))).toEqual([
      'no_consent',
      'opted_out',
      'bad_phone',
      'sent',
      'limited',
    ]);
    expect(app.double.accepted(free)).toEqual([]);
    for (const days of [1, 2]) {
      now = new Date(morning.getTime() + days * 25 * 3_600_000);
      expect(await results(ready(person))).toEqual(['sent']);
    }
    now = new Date(morning.getTime() + 4 * 24 * 3_600_000);
    expect(await results(ready(person))).toEqual(['limited']);
    now = new Date('2026-11-25T06:00:00Z');
    expect(await results(ready(owl))).toEqual(['held']);
  });

  it('S28-44 twenty equal calls at once send one text', async () => {
    const phone = await agreed();
    const notice = { order: order(), kind: 'ready', phone };
    const all = await Promise.all(Array.from({ length: 20 }, () => results(notice)));
    expect(all.flat().sort()).toEqual([...Array.from({ length: 19 }, () => 'duplicate'), 'sent']);
    expect(await app.rows(phone)).toHaveLength(1);
  });

  it.each([
    ['another secret', { secret: `rxk_${'a'.repeat(43)}` }],
    ['another key', { keyId: randomUUID() }],
    ['no key', { keyId: 'none' }],
    ['an old time', { at: new Date(morning.getTime() - 6 * 60_000) }],
    ['another body', { body: '{"notices":[]}' }],
  ])('S28-45 with %s are refused', async (_what, change) => {
    const { status, body } = await post([{ order: order(), kind: 'ready', phone: newNumber() }], change);
    expect([status, body.code]).toEqual([401, 'unauthorized']);
  });

  it('S28-45 that are no notices are refused with their fields', async () => {
    const { status, body } = await post([{ order: '1', kind: 'appointment', phone: '5' }]);
    expect([status, body.issues[0].path]).toEqual([400, 'body.notices.0.at']);
  });
});

describe('a file of notices', () => {
  it('S28-46 is read with its columns in any order, and a row that is none says so', () => {
    const rows = readNoticesCsv(
      '\ufeffPhone,Order,KIND,note\r\n"(555) 555-0142",A1,Ready,"x, y"\r\n\r\n,A2,ready,\r\n5,A3,fly,\r\n',
    );
    expect(rows).toEqual([
      { notice: { order: 'A1', kind: 'ready', phone: '(555) 555-0142' } },
      { order: 'A2', kind: 'ready' },
      { order: 'A3', kind: 'fly' },
    ]);
  });

  it.each(['', 'hello', 'order,kind\n1,ready', 'order,kind,phone\n"1,ready,5', 'order,kind,phone\n1,2,3,4'])(
    'S28-46 is refused when it is %j',
    async (csv) => {
      const { status, body } = await app.call('POST', '/notices/import', { csv });
      expect([status, body.code]).toEqual([400, 'invalid_input']);
    },
  );

  it('S28-47 is imported on screen, and listed with the end of the number', async () => {
    const phone = await agreed();
    const { body } = await app.call('POST', '/notices/import', { csv: `order,kind,phone\nB1,ready,${phone}\nB2,,\n` });
    expect(body.results).toEqual([
      { order: 'B1', kind: 'ready', result: 'sent' },
      { order: 'B2', kind: null, result: 'bad_row' },
    ]);
    const { notices } = (await app.call('GET', '/notices')).body;
    const listed = notices.find((each: { order: string }) => each.order === 'B1');
    expect(listed).toMatchObject({ order: 'B1', source: 'import', phoneEnd: phone.slice(-4), result: 'sent' });
  });

  it('S28-48 from a folder is sent and moved beside its results; what is no such file is set aside', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rxweb-notices-'));
    const put = async (name: string, text: string, ageMs = 60_000) => {
      await writeFile(join(folder, name), text);
      const at = new Date(now.getTime() - ageMs);
      await utimes(join(folder, name), at, at);
    };
    try {
      const phone = await agreed();
      await put('a.csv', `order,kind,phone\nC1,ready,${phone}\n`);
      await put('b.csv', 'no notices');
      await put('c.csv', 'order,kind,phone\n', 1_000);
      await put('d.txt', 'order,kind,phone\n');
      await sendFolder(app.deps, folder, new AbortController().signal);
      expect((await readdir(folder)).sort()).toEqual(['c.csv', 'd.txt', 'done', 'refused']);
      const done = (await readdir(join(folder, 'done'))).sort();
      expect(done.map((name) => name.slice(25))).toEqual(['a.csv', 'a.csv.results.csv']);
      expect(await readFile(join(folder, 'done', done[1] ?? ''), 'utf8')).toBe(
        'order,kind,result\r\nC1,ready,sent\r\n',
      );
      expect(await app.rows(phone)).toHaveLength(1);

      await put('a.csv', `order,kind,phone\nC1,ready,${phone}\n`);
      await sendFolder(app.deps, folder, new AbortController().signal);
      expect(await app.rows(phone)).toHaveLength(1);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
