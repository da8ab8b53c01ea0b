import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { serviceClient } from '../../../testing/clients.ts';
import { createTestBackend } from '../../../testing/create-test-backend.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { composeMail } from './compose-mail.ts';
import { createOutbox } from './outbox.ts';

const mail = { to: 'ann@example.test', subject: 'Hello', text: 'Plain\n', html: '<p>Plain</p>' };
const envelope = { fromName: 'Shop', from: 'no-reply@shop.example.test', date: new Date('2026-03-01T12:00:00Z') };

it('writes mails to files that only their owner can read', async () => {
  const dataDir = await temporaryFolder();
  const send = createOutbox(dataDir, 'https://shop.example.test/backend', () => ({ name: 'Ann’s Shop', lines: [] }));
  await Promise.all([send(mail), send(mail)]);
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder);
  expect(names).toHaveLength(2);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  for (const name of names) {
    expect(name).toMatch(/^\d{8}T\d{9}Z-[0-9a-f]{12}\.eml$/);
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
    expect(await readFile(join(folder, name), 'utf8')).toContain(
      `From: =?utf-8?B?${Buffer.from('Ann’s Sh').toString('base64')}?=\r\n =?utf-8?B?${Buffer.from('op').toString('base64')}?= <no-reply@shop.example.test>\r\n`,
    );
  }
});

it('takes the mails of a backend that was given no other way', async () => {
  const test = await createTestBackend();
  try {
    await serviceClient(test).auth.admin.inviteUserByEmail('new@example.test');
    const folder = join(test.dataDir, 'outbox');
    const [name = ''] = await readdir(folder);
    expect(await readFile(join(folder, name), 'utf8')).toContain('To: new@example.test\r\n');
  } finally {
    await test.close();
  }
});

it('says the date and the parts as RFC 5322 and RFC 2046 want them', () => {
  const text = composeMail(mail, envelope);
  expect(text).toContain('Date: Sun, 01 Mar 2026 12:00:00 +0000\r\n');
  const [, boundary] = /boundary="(.+?)"/.exec(text) ?? [];
  const parts = text.split(`--${boundary}`);
  expect(parts).toHaveLength(4);
  expect(parts[3]).toBe('--\r\n');
  const body = parts[1]?.split('\r\n\r\n')[1] ?? '';
  expect(Buffer.from(body, 'base64').toString()).toBe('Plain\r\n');
});

it('keeps every subject in one header, in lines that fit, and readable again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (subject) => {
      const head = composeMail({ ...mail, subject }, envelope).split('\r\n\r\n')[0] ?? '';
      const lines = head.split('\r\n');
      expect(lines.every((line) => line.length <= 90 && /^[\x20-\x7e]*$/.test(line))).toBe(true);
      const [, value = ''] = /Subject: (.*?)\r\nDate:/s.exec(head) ?? [];
      const words = value.matchAll(/=\?utf-8\?B\?(.*?)\?=/g);
      const read = value.startsWith('=?')
        ? [...words].map(([, word = '']) => Buffer.from(word, 'base64').toString()).join('')
        : value;
      expect(read).toBe(subject);
    }),
  );
});

it('writes the name of the sender so that it stays a name', () => {
  const from = (fromName: string) =>
    /From: (.*?)\r\nTo:/s.exec(composeMail(mail, { ...envelope, fromName }))?.[1] ?? '';
  expect(from('Elm Street Pharmacy')).toBe('"Elm Street Pharmacy" <no-reply@shop.example.test>');
  for (const odd of ['Eve" <eve@example.test>', 'Ann\r\nBcc: eve@example.test', 'Ann, Eve <eve@example.test>'])
    expect(from(odd)).toMatch(/^(?:=\?utf-8\?B\?[\w+/=]+\?=(?:\r\n)? )+<no-reply@shop\.example\.test>$/);
});

it('does not let an address start a header of its own', () => {
  expect(() => composeMail({ ...mail, to: 'ann@example.test\r\nBcc: eve@example.test' }, envelope)).toThrow(TypeError);
});
