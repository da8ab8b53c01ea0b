import { request } from 'node:http';
import { type FileRefusal, fileRefusals } from '@rxweb/contracts/uploads';
import { formTexts } from '@rxweb/domain/requests/form/form-texts';
import { refusalTexts } from '@rxweb/domain/uploads/refusal-texts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts';
import { makeHostileFiles } from '../../../../testing/files/hostile-files.ts';
import { paddedPng } from '../../../../testing/files/padded-png.ts';
import { makeJpeg, makePng } from '../../../../testing/shoes/files.ts';
import { visitorCookie } from '../../../../testing/visitor-cookie.ts';

const MIB = 2 ** 20;
const path = '/requests/new/refill';
const who = { name: 'Maria Lopez', birthDate: '3/14/1958', phone: '(541) 754-3010' };
const texts = formTexts.en.photo;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp(undefined, { LOG_LEVEL: 'fatal', UPLOAD_VISITOR_MB_PER_DAY: '12' });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.context.sql`delete from app.requests`;
  await test.context.sql`delete from app.rate_limits`;
  await test.context.sql`delete from app.upload_bytes`;
});

interface File {
  name: string;
  type?: string;
  bytes: Uint8Array;
}
const label: File = { name: 'label.png', type: 'image/png', bytes: makePng({ width: 2, height: 2 }) };
/** What a browser sends when no file was chosen. */
const nothing: File = { name: '', type: 'application/octet-stream', bytes: new Uint8Array() };

async function send(
  fields: Record<string, string | string[]>,
  files: readonly File[],
  { cookie = visitorCookie(), lang = 'en', to = path } = {},
) {
  const body = new FormData();
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) body.append(name, value);
  for (const { name, type = '', bytes } of files)
    body.append('photos', new Blob([new Uint8Array(bytes)], { type }), name);
  const answer = await fetch(`${test.url}${to}?lang=${lang}`, { method: 'POST', body, headers: { cookie } });
  return { status: answer.status, html: await answer.text() };
}
const freshKey = async () => /name="key" value="([^"]+)"/.exec(await (await fetch(test.url + path)).text())?.[1] ?? '';
const requests = () =>
  test.context.sql<{ files: { name: string; type: string; size: number }[] }[]>`select files from app.requests`;
const stored = async () =>
  (await test.context.sql`select from storage.objects where bucket_id = 'chat-uploads'`).length;
const keptIn = (html: string) =>
  [...html.matchAll(/name="photo" value="([^"]+)"/g)].map(([, value = '']) => value.replaceAll('&quot;', '"'));

describe('S28-109 a photo of the label', () => {
  it('goes with the plain form, and is enough for a refill', async () => {
    const { status, html } = await send({ key: await freshKey(), ...who }, [label]);
    expect(status).toBe(200);
    expect(html).toMatch(/Your reference is [0-9A-Z]{3}-[0-9A-Z]{3}\./);
    expect(await requests()).toEqual([
      { files: [expect.objectContaining({ name: 'label.png', type: 'image/png', size: label.bytes.length })] },
    ]);
    expect((await send({ key: await freshKey(), ...who, items: '7702231' }, [nothing])).status).toBe(200);
    expect((await send({ key: await freshKey(), ...who }, [nothing])).html).toContain(formTexts.en.problems.items);
  });

  it('counts with its own bytes, not with those of the form', async () => {
    await send({ key: await freshKey(), ...who }, [label]);
    const rows = await test.context.sql<{ bytes: string }[]>`select distinct bytes from app.upload_bytes`;
    expect(rows.map(({ bytes }) => Number(bytes))).toEqual([label.bytes.length]);
  });

  it('is one photo of one request, however often the form is sent', async () => {
    const [cookie, before] = [visitorCookie(), await stored()];
    const fields = { key: await freshKey(), ...who };
    const answers = await Promise.all([1, 2, 3].map(() => send(fields, [label], { cookie })));
    answers.push(await send(fields, [label], { cookie }));
    const references = answers.map(({ html }) => /reference is ([0-9A-Z-]+)/.exec(html)?.[1]);
    expect(new Set(references).size).toBe(1);
    expect(references[0]).toMatch(/^[\dA-Z]{3}-[\dA-Z]{3}$/);
    expect(await requests()).toHaveLength(1);
    expect((await stored()) - before).toBe(1);
  });

  it('stays when something else has to be corrected, and can be left out or joined by another', async () => {
    const cookie = visitorCookie();
    const wrong = await send({ key: await freshKey(), ...who, birthDate: 'soon' }, [label], { cookie });
    expect(wrong.status).toBe(400);
    const photo = keptIn(wrong.html);
    expect(photo).toHaveLength(1);
    expect(wrong.html).toContain('value="Maria Lopez"');
    const key = /name="key" value="([^"]+)"/.exec(wrong.html)?.[1] ?? '';
    const second = { ...label, name: 'back.jpg', type: 'image/jpeg', bytes: makeJpeg() };
    expect((await send({ key, ...who, photo }, [second], { cookie })).status).toBe(200);
    const [{ files } = { files: [] }] = await requests();
    expect(files.map(({ name }) => name)).toEqual(['label.png', 'back.jpg']);
    const stranger = await send({ key: await freshKey(), ...who, items: '7702231', photo }, [nothing]);
    expect(stranger.status).toBe(404);
    const made = await send({ key: await freshKey(), ...who, photo: ['{"path":"../x"}', 'no'] }, [nothing], { cookie });
    expect(made.html).toContain(formTexts.en.problems.items);
  });
});

describe('S28-110 a file that can’t be taken is named, and nothing typed is lost', () => {
  it.each(['en', 'es'] as const)('when it is empty, in %s', async (lang) => {
    const before = await stored();
    const { status, html } = await send({ key: 'k'.repeat(12), ...who }, [{ ...label, bytes: new Uint8Array() }], {
      lang,
    });
    expect(status).toBe(400);
    expect(html).toContain(`label.png: ${refusalTexts[lang].empty}`);
    expect(html).toContain('value="Maria Lopez"');
    expect(await stored()).toBe(before);
    expect(await requests()).toHaveLength(0);
  });

  it('when it is hostile, with the chat’s words', { timeout: 120_000 }, async () => {
    const hostile = (await makeHostileFiles()).filter(({ name }) => name !== '').slice(0, 40);
    const before = await stored();
    const words = new Set<FileRefusal>();
    for (const file of hostile) {
      const { status, html } = await send({ key: 'k'.repeat(12), ...who, items: '7702231' }, [file]);
      expect([status, html.includes('value="Maria Lopez"')], file.what).toEqual([415, true]);
      const [reason] = Object.entries(fileRefusals).find(([, text]) => html.includes(text)) ?? [];
      expect(Object.keys(fileRefusals), file.what).toContain(reason);
      words.add(reason as FileRefusal);
    }
    expect(words).toContain('infected');
    expect(await stored()).toBe(before);
    expect(await requests()).toHaveLength(0);
  });

  it('when it is too big, without keeping the good one from the form', async () => {
    const big = { ...label, name: 'big.png', bytes: paddedPng(10 * MIB + 1) };
    const { status, html } = await send({ key: 'k'.repeat(12), ...who }, [big, label]);
    expect(status).toBe(413);
    expect(html).toContain(`big.png: ${texts.tooLarge}`);
    expect(html).toContain('value="Maria Lopez"');
    expect(keptIn(html)).toHaveLength(1);
    expect(await requests()).toHaveLength(0);
  });

  it('when several are refused, each by its name', async () => {
    const empty = { ...label, bytes: new Uint8Array() };
    const { html } = await send({ key: 'k'.repeat(12), ...who }, [
      { ...empty, name: 'one.png' },
      { ...empty, name: '<b>two.png' },
    ]);
    expect(html).toContain(`one.png: ${fileRefusals.empty} &lt;b&gt;two.png: ${fileRefusals.empty}`);
  });

  it('when it is more than the server reads to its end', async () => {
    const start = [
      ...Object.entries(who).map(([name, value]) => `content-disposition: form-data; name="${name}"\r\n\r\n${value}`),
      'content-disposition: form-data; name="photos"; filename="film.mov"\r\ncontent-type: video/quicktime\r\n\r\nxyz',
    ].map((part) => `--x\r\n${part}\r\n`);
    const { status, html } = await new Promise<{ status: number; html: string }>((resolve, reject) => {
      const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 200 * MIB };
      const sending = request(test.url + path, { method: 'POST', headers }, async (answer) => {
        resolve({ status: answer.statusCode ?? 0, html: (await answer.toArray()).join('') });
        sending.destroy();
      }).on('error', reject);
      sending.write(start.join(''));
    });
    expect([status, html.includes(texts.tooLarge), html.includes('value="Maria Lopez"')]).toEqual([413, true, true]);
  });

  it('when there are more than five, or far too many', async () => {
    const files = Array.from({ length: 6 }, (_, index) => ({ ...label, name: `${index}.png` }));
    const some = await send({ key: 'k'.repeat(12), ...who }, files);
    expect([some.status, some.html.includes(texts.tooMany), keptIn(some.html).length]).toEqual([413, true, 5]);
    const many = await send(
      { key: 'k'.repeat(12), ...who },
      Array.from({ length: 40 }, () => label),
    );
    expect([many.status, many.html.includes(texts.tooMany)]).toEqual([413, true]);
    expect(many.html).toContain('value="Maria Lopez"');
  });

  it('when the day’s quota is used up, or too many were sent', async () => {
    const cookie = visitorCookie();
    const large = { ...label, bytes: paddedPng(9 * MIB) };
    expect((await send({ key: await freshKey(), ...who }, [large], { cookie })).status).toBe(200);
    const full = await send({ key: 'k'.repeat(12), ...who }, [large], { cookie });
    expect([full.status, full.html.includes(texts.noRoom)]).toEqual([429, true]);
    expect(full.html).toContain('value="Maria Lopez"');
    const key = test.context.sql`select key from app.rate_limits where key like 'upload:visitor:%'`;
    await test.context
      .sql`update app.rate_limits set points = 120 where key = any(${(await key).map((row) => row.key)})`;
    const often = await send({ key: 'k'.repeat(12), ...who }, [label], { cookie });
    expect([often.status, often.html.includes(texts.failed('label.png'))]).toEqual([429, true]);
  });

  it('when the form itself is sent too often', async () => {
    const [cookie, before] = [visitorCookie(), await stored()];
    for (let sent = 0; sent < 30; sent += 1) await send({ key: 'k'.repeat(12) }, [nothing], { cookie });
    const { status, html } = await send({ key: 'k'.repeat(12), ...who }, [label], { cookie });
    expect([status, html.includes('value="Maria Lopez"')]).toEqual([429, true]);
    expect(await stored()).toBe(before);
  });
});

describe('S28-109 a photo that staff ask for', () => {
  it('is sent from the status page, alone or with words, behind the gate', async () => {
    const cookie = visitorCookie();
    const { html } = await send({ key: await freshKey(), ...who, items: '7702231' }, [nothing], { cookie });
    const to = /\/requests\/[\w-]{22}/.exec(html)?.[0] ?? '';
    await test.context.sql`update app.requests set state = 'needs_you', need = 'better_photo'`;
    const page = await (await fetch(test.url + to, { headers: { cookie } })).text();
    expect(page).toContain('enctype="multipart/form-data"');
    expect(page).toContain(texts.refill);
    const empty = { ...label, bytes: new Uint8Array() };
    const refused = await send({ act: 'answer', text: 'Here it is' }, [empty, label], { cookie, to });
    expect(refused.status).toBe(400);
    expect(refused.html).toContain(fileRefusals.empty);
    expect(refused.html).toContain('>Here it is</textarea>');
    expect(keptIn(refused.html)).toHaveLength(1);
    const stranger = await send({ act: 'answer', text: '' }, [label], { to });
    expect([stranger.status, stranger.html.includes('Is it you?')]).toEqual([200, true]);
    expect(await requests()).toEqual([{ files: [] }]);
    const answered = await send({ act: 'answer', text: '', photo: keptIn(refused.html) }, [nothing], { cookie, to });
    expect([answered.status, answered.html.includes('We have your answer.')]).toEqual([200, true]);
    expect((await requests())[0]?.files.map(({ name }) => name)).toEqual(['label.png']);
  });
});

it('S28-110 a broken or endless form is refused without an error of the program', async () => {
  const post = (body: string | Uint8Array<ArrayBuffer>, type: string) =>
    fetch(test.url + path, { method: 'POST', body, headers: { 'content-type': type, cookie: visitorCookie() } });
  const type = 'multipart/form-data; boundary=x';
  const cut = '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nMaria';
  for (const [body, said] of [
    ['', type],
    ['junk', type],
    [cut, type],
    ['--x--\r\n', type],
    ['a=b', 'multipart/form-data'],
    ['--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n', type],
  ] as const)
    expect([400, 406, 413, 415], JSON.stringify(body)).toContain((await post(body, said)).status);
});
