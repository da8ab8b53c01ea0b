import { smsPicturesBucket } from '@rxweb/contracts/sms/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paddedPdf } from '../../../../testing/files/padded-pdf.ts';
import { paddedPng } from '../../../../testing/files/padded-png.ts';
import { makeJpeg } from '../../../../testing/shoes/files.ts';
import { type CarrierApp, startCarrierApp } from '../../../../testing/sms/start-carrier-app.ts';
import { fetchPictureAgain } from '../inbox/pictures.service.ts';
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
/** Each file is read in a process of its own. */
const slow = { timeout: 20_000 };
/** The first box of an MP4 family file (ISO/IEC 14496-12). */
const box = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(300)]);

interface PictureRow {
  id: string;
  state: string;
  object_name: string | null;
  type: string;
  size: number;
  tries: number;
  next_try_at: Date;
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

  it('P2 F3 count as lost with the reason when they are harmful or broken: a page, a script, a program, a cut card, nothing', async () => {
    const others: [string, string][] = [
      ['<svg onload="alert(1)">', 'active'],
      ['<!doctype html><script>', 'mismatch'],
      ['MZ\x90\0 This program', 'active'],
      ['BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Dana', 'broken'],
      ['\x1f\x8b\x08\0 an archive', 'mismatch'],
      ['', 'empty'],
    ];
    const media = others.map(([text]) => ({ type: 'image/png', bytes: Buffer.from(text, 'latin1') }));
    const id = await textWith(...media);
    await expect.poll(() => statesOf(id), slow).toEqual(others.map(() => 'lost'));
    const kept = await app.sql<
      { reason: string }[]
    >`select reason from app.sms_pictures where message_id = ${id} order by position`;
    expect(kept.map(({ reason }) => reason)).toEqual(others.map(([, reason]) => reason));
  });

  it('F3 are kept when they are documents, contact cards, sound or video, as what their bytes are', async () => {
    const others: [Buffer, string][] = [
      [Buffer.from(await paddedPdf(3_000)), 'application/pdf'],
      [Buffer.from('BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Dana Example\r\nTEL:+15555550142\r\nEND:VCARD\r\n'), 'text/vcard'],
      [Buffer.from('\ufeffBEGIN:VCALENDAR\nVERSION:2.0\nEND:VCALENDAR\n'), 'text/calendar'],
      [Buffer.concat([Buffer.from('#!AMR\n'), Buffer.alloc(400, 4)]), 'audio/amr'],
      [box('M4A '), 'audio/mp4'],
      [box('3gp4'), 'video/3gpp'],
      [box('isom'), 'video/mp4'],
      [Buffer.from('Take one in the morning.'), 'text/plain'],
    ];
    const id = await textWith(...others.map(([bytes]) => ({ type: 'application/octet-stream', bytes })));
    await expect.poll(() => statesOf(id), slow).toEqual(others.map(() => 'stored'));
    const kept = await picturesOf(id);
    expect(kept.map(({ type, size }) => [type, size])).toEqual(others.map(([bytes, type]) => [type, bytes.length]));
    expect(await download(kept[1]?.object_name ?? '')).toEqual(others[1]?.[0]);
  });

  it('P2 count as lost when their address is not the carrier’s, and it is never asked', async () => {
    const id = await textWith({ type: 'image/png', bytes: png });
    await expect.poll(() => statesOf(id), patience).toEqual(['stored']);
    await app.sql`
      insert into app.sms_pictures (message_id, position, state, carrier_url, type, size, tries, next_try_at)
      values (${id}, 1, 'waiting', 'http://169.254.169.254/latest/meta-data', 'image/png', 0, 14, to_timestamp(0))`;
    await downloadPictures(app.deps);
    expect(await statesOf(id)).toEqual(['stored', 'lost']);
  });

  it('are tried again, later each time, given up after a day, and fetched when staff try again', async () => {
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
    const dayBefore = now.getTime();
    for (let [picture] = await picturesOf(id); picture?.state === 'waiting'; [picture] = await picturesOf(id)) {
      now = picture.next_try_at;
      await downloadPictures(app.deps);
    }
    expect(await statesOf(id)).toEqual(['lost']);
    expect(now.getTime() - dayBefore).toBeGreaterThan(24 * 60 * minuteMs);
    await app.double.start();
    const pictureId = (await picturesOf(id))[0]?.id ?? '';
    await fetchPictureAgain(app.deps, pictureId);
    await expect.poll(() => statesOf(id), patience).toEqual(['stored']);
    await expect(fetchPictureAgain(app.deps, pictureId)).rejects.toMatchObject({ code: 'conflict' });
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
