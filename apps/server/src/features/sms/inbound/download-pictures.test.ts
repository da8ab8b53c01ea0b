import { smsPicturesBucket } from '@rxweb/contracts/sms/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paddedPng } from '../../../../testing/files/padded-png.ts';
import { makeJpeg } from '../../../../testing/shoes/files.ts';
import { type CarrierApp, startCarrierApp } from '../../../../testing/sms/start-carrier-app.ts';
import { makePictureToken, pictureKey } from '../outbound/media.ts';
import { downloadPictures } from './download-pictures.ts';

let app: CarrierApp;
let now = new Date();
beforeAll(async () => {
  app = await startCarrierApp({ now: () => now });
});
afterAll(() => app.close());

const png = paddedPng(5_000);
const jpeg = Buffer.from(makeJpeg());
const minuteMs = 60_000;
const patience = { timeout: 10_000 };

interface PictureRow {
  id: string;
  state: string;
  object_name: string | null;
  type: string;
  size: number;
  tries: number;
}

let numbers = 0;
/** A text with these pictures, by the carrier's call. Returns the message's id. */
async function textWith(...media: { type: string; bytes: Uint8Array }[]): Promise<string> {
  const from = `+1555554${1_000 + ++numbers}`;
  const message = app.double.receive({ from, body: '', media });
  expect((await app.double.post(app.double.inboundCall(message))).status).toBe(200);
  return (await app.messageOf(message.sid))?.id ?? '';
}
const picturesOf = (id: string) =>
  app.sql<PictureRow[]>`select * from app.sms_pictures where message_id = ${id} order by position`;
const statesOf = async (id: string) => (await picturesOf(id)).map(({ state }) => state);
const download = async (name: string) => {
  const { data } = await app.context.supabase.storage.from(smsPicturesBucket).download(name);
  return data && Buffer.from(await data.arrayBuffer());
};

describe('the pictures of a text that came in', () => {
  it('P2 are kept in private storage, as what their bytes are, whatever they were called', async () => {
    const id = await textWith({ type: 'text/html', bytes: png }, { type: 'image/png', bytes: jpeg });
    await expect.poll(() => statesOf(id), patience).toEqual(['stored', 'stored']);
    const [first, second] = await picturesOf(id);
    expect([first, second]).toMatchObject([
      { type: 'image/png', size: png.length },
      { type: 'image/jpeg', size: jpeg.length },
    ]);
    expect(await download(first?.object_name ?? '')).toEqual(png);
    expect(await download(second?.object_name ?? '')).toEqual(jpeg);
    const open = `${app.url}/backend/storage/v1/object/public/${smsPicturesBucket}/${first?.object_name}`;
    expect((await fetch(open)).status).toBeGreaterThanOrEqual(400);
  });

  it('P2 count as lost when they are none: a page, a script, a document, nothing', async () => {
    const others = ['<svg onload="alert(1)">', '%PDF-1.7', '<!doctype html><script>', 'BEGIN:VCARD', ''];
    const id = await textWith(...others.map((text) => ({ type: 'image/png', bytes: Buffer.from(text) })));
    await expect.poll(() => statesOf(id), patience).toEqual(others.map(() => 'lost'));
  });

  it('P2 count as lost when their address is not the carrier’s, and it is never asked', async () => {
    const id = await textWith({ type: 'image/png', bytes: png });
    await expect.poll(() => statesOf(id), patience).toEqual(['stored']);
    await app.sql`
      insert into app.sms_pictures (message_id, position, state, carrier_url, type, size, tries, next_try_at)
      values (${id}, 1, 'waiting', 'http://169.254.169.254/latest/meta-data', 'image/png', 0, 4, to_timestamp(0))`;
    await downloadPictures(app.deps);
    expect(await statesOf(id)).toEqual(['stored', 'lost']);
  });

  it('are tried again, later each time, and given up after five tries', async () => {
    await app.double.stop();
    const id = await textWith({ type: 'image/png', bytes: png });
    const triesOf = async () => (await picturesOf(id))[0]?.tries;
    await expect.poll(triesOf, patience).toBe(1);
    await downloadPictures(app.deps);
    expect(await triesOf()).toBe(1);
    for (const [index, minutes] of [0.5, 1, 2].entries()) {
      now = new Date(now.getTime() + minutes * minuteMs);
      await downloadPictures(app.deps);
      expect([await triesOf(), await statesOf(id)]).toEqual([index + 2, ['waiting']]);
    }
    now = new Date(now.getTime() + 4 * minuteMs);
    await downloadPictures(app.deps);
    expect(await statesOf(id)).toEqual(['lost']);
    await app.double.start();
  });

  it('come when the carrier is there again', async () => {
    await app.double.stop();
    const id = await textWith({ type: 'image/png', bytes: png });
    await expect.poll(async () => (await picturesOf(id))[0]?.tries, patience).toBe(1);
    await app.double.start();
    now = new Date(now.getTime() + minuteMs);
    await Promise.all([downloadPictures(app.deps), downloadPictures(app.deps)]);
    expect(await statesOf(id)).toEqual(['stored']);
    expect((await picturesOf(id))[0]?.tries).toBe(2);
  });
});

describe('a picture on its way out', () => {
  it('is given to anyone with its address for an hour, and nothing else is', async () => {
    const id = await textWith({ type: 'image/png', bytes: png });
    await expect.poll(() => statesOf(id), patience).toEqual(['stored']);
    const [picture] = await picturesOf(id);
    const key = pictureKey(app.deps.config.twilio);
    const token = makePictureToken(key, picture?.id ?? '', now);
    const get = (path: string) => fetch(`${app.url}/api/twilio/pictures/${path}`);
    const answer = await get(token);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(png);
    const others = [
      picture?.id ?? '',
      `${token}A`,
      token.slice(0, -1),
      makePictureToken(Buffer.alloc(32), picture?.id ?? '', now),
      'x',
    ];
    for (const path of others) expect((await get(path)).status).toBe(404);
    now = new Date(now.getTime() + 61 * minuteMs);
    expect((await get(token)).status).toBe(404);
  });
});
