import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browserClient, makeUser, serviceClient } from '../../../testing/clients.ts';
import { createTestBackend, type TestBackend } from '../../../testing/create-test-backend.ts';
import { createMailbox, pressLink, readLinkMail } from '../../../testing/mails.ts';
import { sweep } from '../janitor.ts';

const site = { name: 'Elm & Oak Pharmacy', lines: ['1 Elm Street', '(555) 555-0100'] };

describe('links in the site’s name', () => {
  const box = createMailbox();
  let test: TestBackend;
  beforeAll(async () => {
    test = await createTestBackend({ sendMail: box.sendMail, site: () => site, signInPath: '/app/dashboard' });
    await makeUser(test, 'ann@example.test');
  });
  afterAll(() => test.close());
  beforeEach(() => test.sql`truncate auth.rate_limits`);

  const recover = async () => {
    expect((await browserClient(test).auth.resetPasswordForEmail('ann@example.test')).error).toBeNull();
    return box.take('ann@example.test');
  };
  const open = async (url: URL, language = 'en-US,en;q=0.9') => {
    const page = await fetch(url, { headers: { 'accept-language': language } });
    return { status: page.status, html: await page.text() };
  };

  it('mails name the site in both languages, as text and HTML, and load nothing', async () => {
    const mail = await recover();
    expect(mail.subject).toBe('Elm & Oak Pharmacy: Choose a new password / Elija una contraseña nueva');
    for (const part of ['at Elm & Oak Pharmacy', 'en Elm & Oak Pharmacy', '1 Elm Street', '(555) 555-0100'])
      expect(mail.text).toContain(part);
    expect(mail.html).toContain('at Elm &amp; Oak Pharmacy');
    expect(mail.html).toMatch(/<div lang="en">[\s\S]*<div lang="es">/);
    expect(mail.html).not.toMatch(/<img|<script|<link|src=|url\(/);
    const host = new URL(test.url).host;
    for (const text of [mail.subject, mail.text, mail.html])
      expect(text.replace(/https?:\S+?(?=[\s"<])/g, '')).not.toContain(host);
  });

  it('an open link shows the site and a button, in the reader’s language', async () => {
    const { url } = readLinkMail(await recover());
    const english = await open(url);
    expect(english).toMatchObject({
      status: 200,
      html: expect.stringContaining('<p class="site">Elm &amp; Oak Pharmacy'),
    });
    expect(english.html).toContain('Choose a new password</h1>');
    const spanish = await open(url, 'es-MX,es;q=0.9,en;q=0.8');
    expect(spanish.html).toContain('<html lang="es">');
    expect(spanish.html).toContain('Elija una contraseña nueva</h1>');
  });

  it('a used link says at once that it was used, and what to do', async () => {
    const { url } = readLinkMail(await recover());
    await pressLink(url);
    const page = await open(url);
    expect(page.status).toBe(410);
    expect(page.html).toContain('This link was already used');
    expect(page.html).toContain('ask an administrator for a new link, or choose “Forgot password?”');
    expect(page.html).toContain(`href="${new URL(test.url).origin}/app/dashboard"`);
    expect(page.html).not.toContain('<form');
    expect((await open(url, 'es')).html).toContain('Este enlace ya se usó');
  });

  it('an expired link says so, before and after it is swept away', async () => {
    const { url } = readLinkMail(await recover());
    await test.sql`update auth.one_time_tokens set created_at = created_at - interval '24 hours'`;
    expect(await open(url)).toMatchObject({ status: 410, html: expect.stringContaining('This link has expired') });
    await sweep(test, new Date());
    expect(await test.sql`select from auth.one_time_tokens`).toHaveLength(0);
    expect((await open(url)).html).toContain('This link has expired');
    expect((await open(url, 'es')).html).toContain('Este enlace venció');
  });

  it('a replaced, voided or made-up link says that it no longer works', async () => {
    const { data } = await serviceClient(test).auth.admin.generateLink({ type: 'recovery', email: 'ann@example.test' });
    const older = new URL(data.properties?.action_link ?? '');
    const { url } = readLinkMail(await recover());
    expect((await open(older)).html).toContain('This link no longer works');
    expect((await open(url)).status).toBe(200);
    await test.sql`delete from auth.one_time_tokens`;
    expect((await open(url)).html).toContain('A newer link or a change to the account replaced it.');
    url.searchParams.set('token', 'a'.repeat(64));
    expect((await open(url)).status).toBe(410);
  });

  it('forgets ended links after 30 days', async () => {
    await sweep(test, new Date(Date.now() + 31 * 24 * 60 * 60_000));
    expect(await test.sql`select from auth.spent_links`).toHaveLength(0);
  });
});
