import { randomUUID } from 'node:crypto';
import { smsLimits } from '@rxweb/contracts/shared/limits';
import { smsPicturesBucket } from '@rxweb/contracts/sms/messages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gif } from '../../../../testing/files/hostile-files.ts';
import { paddedPng } from '../../../../testing/files/padded-png.ts';
import { makeJpeg } from '../../../../testing/shoes/files.ts';
import { newNumber, type SendingApp, startSendingApp } from '../../../../testing/sms/start-sending-app.ts';
import { deleteUnusedPictures } from './media.ts';

let app: SendingApp;
beforeAll(async () => {
  app = await startSendingApp();
});
afterAll(() => app.close());

const png = paddedPng;
const jpeg = Buffer.from(makeJpeg());
const add = (bytes: Uint8Array, headers?: Record<string, string>) => app.call('POST', '/sms/pictures', bytes, headers);

it('P2 goes with its text, and only the carrier reads it, byte by byte, at a signed address', async () => {
  const to = newNumber();
  const picture = png(200_000);
  const added = await add(picture);
  expect(added.body.picture).toMatchObject({ type: 'image/png', size: 200_000, state: 'stored' });
  const other = await add(gif);
  const pictures = [other.body.picture.id, added.body.picture.id];
  const { status, body } = await app.send(to, 'a photo', { pictures });
  expect([status, body.success]).toEqual([200, true]);
  expect(body.message.pictures.map(({ id }: { id: string }) => id)).toEqual(pictures);

  const [sent] = app.double.accepted(to);
  expect(sent?.mediaUrls).toHaveLength(2);
  const paths = (sent?.mediaUrls ?? []).map((url) => new URL(url).pathname);
  const answer = await fetch(app.url + paths[1]);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(Buffer.from(await answer.arrayBuffer()).equals(picture)).toBe(true);
  expect((await fetch(`${app.url}${paths[1]?.slice(0, -2)}AA`)).status).toBe(404);

  const again = await app.send(newNumber(), 'the same photo', { pictures });
  expect(again.status).toBe(404);
});

it.each([
  ['a JPEG', jpeg, 'image/jpeg'],
  ['a GIF', gif, 'image/gif'],
])('takes %s by its bytes, whatever it is called', async (_what, bytes, type) => {
  const { status, body } = await add(bytes, { 'content-type': 'text/html' });
  expect([status, body.picture.type]).toEqual([200, type]);
});

it.each([
  ['a page that calls itself a picture', Buffer.from('<html><script>alert(1)</script></html>'), 415],
  ['a PDF', Buffer.from('%PDF-1.7\n'), 415],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
  ['nothing', new Uint8Array(), 415],
  ['one byte too many', png(smsLimits.maxPictureBytes + 1), 413],
])('P2 does not keep %s', async (_what, bytes, expected) => {
  const count = async () =>
    (await app.context.sql`select from storage.objects where bucket_id = ${smsPicturesBucket}`).length;
  const before = await count();
  expect((await add(bytes)).status).toBe(expected);
  expect(await count()).toBe(before);
});

it('accepts the largest allowed, and no more than that in one text', async () => {
  const [large, small] = [await add(png(smsLimits.maxPictureBytes)), await add(jpeg)];
  const [to, pictures] = [newNumber(), [large.body.picture.id, small.body.picture.id]];
  const { status, body } = await app.send(to, 'too much', { pictures });
  expect([status, body.code]).toEqual([400, 'invalid_input']);
  expect((await app.send(to, 'enough', { pictures: pictures.slice(0, 1) })).status).toBe(200);
  expect((await app.send(to, 'more', { pictures: [randomUUID()] })).status).toBe(404);
});

it('is one text for two clicks', async () => {
  const to = newNumber();
  const { body } = await add(jpeg);
  const send = () => app.send(to, 'photo', { pictures: [body.picture.id] });
  const clicks = await Promise.all([send(), send()]);
  expect(clicks.map((click) => click.body.success)).toEqual([true, true]);
  expect(app.double.accepted(to)).toHaveLength(1);
});

it('goes along when a failed text is sent once more', async () => {
  const to = newNumber();
  const { body } = await add(jpeg);
  app.double.fail({ kind: 'status', status: 400, code: 30011, accepts: false });
  const failed = await app.send(to, 'photo', { pictures: [body.picture.id] });
  expect(failed.body.success).toBe(false);
  const again = await app.call('POST', `/sms/messages/${failed.body.message.id}/resend`);
  expect(again.body.message.pictures).toMatchObject([{ id: body.picture.id }]);
  expect(app.double.accepted(to)[0]?.mediaUrls).toHaveLength(1);
});

it('is not for a colleague’s text', async () => {
  const { body } = await add(jpeg);
  const asBea = { authorization: `Bearer ${app.tokens.bea}` };
  expect((await app.send(newNumber(), 'not mine', { pictures: [body.picture.id] }, asBea)).status).toBe(404);
});

it('is taken away when its text was not sent within a day', async () => {
  const [left, fresh] = [await add(jpeg), await add(gif)];
  await app.context.sql`
    update app.sms_pictures set added_at = now() - interval '25 hours' where id = ${left.body.picture.id}`;
  await deleteUnusedPictures(app.deps);
  const rows = await app.context.sql`
    select id from app.sms_pictures where id in (${left.body.picture.id}, ${fresh.body.picture.id})`;
  expect(rows.map(({ id }) => id)).toEqual([fresh.body.picture.id]);
  expect((await app.call('GET', `/sms/pictures/${left.body.picture.id}`)).status).toBe(404);
  expect(
    (
      await app.context.sql`select from storage.objects o where bucket_id = ${smsPicturesBucket}
    and not exists (select from app.sms_pictures p where p.object_name = o.name)`
    ).length,
  ).toBe(0);
});
