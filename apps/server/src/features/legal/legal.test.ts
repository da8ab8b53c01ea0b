import { readFile } from 'node:fs/promises';
import { type LegalSettings, legalPages } from '@rxweb/contracts/settings/legal';
import { languages } from '@rxweb/contracts/shared/language';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { hire, type StaffMember } from '../../../testing/staff.ts';
import { documentStyles } from '../../kernel/pages/render-document.ts';
import { styles } from './styles.ts';

const known = ['privacy', 'terms', 'sms-terms', 'accessibility'];
const owners: LegalSettings = {
  noticeOfPrivacyPractices: { effectiveOn: '2026-02-16', text: { en: 'First part.\n\nSecond <part>.' } },
  nondiscrimination: {
    statement: { en: 'Words of counsel.', es: 'Palabras del abogado.' },
    aids: { en: 'Free aids.', es: 'Ayudas gratuitas.' },
    coordinator: { name: 'Pat Doe', title: 'Manager' },
  },
  languageNotices: ['en', 'es', ...Array.from({ length: 14 }, (_, index) => `a${String.fromCharCode(97 + index)}`)].map(
    (tag) => ({ tag, name: `Language ${tag}`, text: `Notice in ${tag}`, isRightToLeft: tag === 'ab' }),
  ),
  email: 'help@example.com',
};

let test: TestApp;
let admin: StaffMember;
beforeAll(async () => {
  test = await createTestApp(undefined, { STORE_FILE: '', CHAT_RETENTION_DAYS: '41', REQUEST_RETENTION_DAYS: '43' });
  admin = await hire(test, 'owner', 'admin');
});
afterAll(() => test.close());

const open = async (address: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(test.url + address, { headers });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};

async function save(legal: LegalSettings | undefined): Promise<number> {
  const path = '/api/admin/settings';
  const { version, settings } = await (await admin.call('GET', path)).json();
  const { legal: _, ...others } = settings;
  const answer = await admin.call('PUT', path, { version, settings: { ...others, ...(legal && { legal }) } });
  expect(answer.status).toBe(200);
  return version + 1;
}

it.each(languages)('show what the product knows as drafts, and hide the rest, in %s', async (language) => {
  await save(undefined);
  for (const name of legalPages) {
    const { status, headers, html } = await open(`/${name}?lang=${language}`);
    expect(status, name).toBe(known.includes(name) ? 200 : 404);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-language')).toBe(language);
    expect(headers.get('vary')).toBe('accept-language, cookie');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('set-cookie')).toBeNull();
    expect(html).toContain(`<html lang="${language}">`);
    expect(html, name).not.toMatch(/<script| on\w+=|javascript:|https?:\/\/(?!ocrportal)/i);
    expect(html).toContain('href="/"');
    expect(html).toContain('name="robots" content="noindex"');
    const draft = language === 'es' ? 'Borrador, aún no confirmado' : 'Draft, not yet confirmed by the pharmacy';
    expect(html.includes(draft), name).toBe(known.includes(name));
    expect(html).not.toMatch(/undefined|null|\[object/);
    // Hidden pages have no link.
    expect(html).not.toContain('<li><a href="/languages?');
    if (!known.includes(name)) expect(html).toContain('(555) 555-0100');
  }
});

it.each(languages)('show all pages with the day on which the owner confirmed each, in %s', async (language) => {
  const confirmedOn = Object.fromEntries(legalPages.map((name) => [name, '2026-05-04']));
  const version = await save({ ...owners, confirmedOn });
  for (const name of legalPages) {
    const { status, html } = await open(`/${name}?lang=${language}`);
    expect(status, name).toBe(200);
    expect(html).toContain(
      language === 'es'
        ? `Confirmado por la farmacia el 4 de mayo de 2026 · Versión ${version}`
        : `Confirmed by the pharmacy on May 4, 2026 · Version ${version}`,
    );
    expect(html).not.toMatch(/<script|noindex|undefined/);
    expect(html).toContain('aria-current="page"');
    expect(html.match(/<li><a href="\/[a-z-]+\?lang=/g)).toHaveLength(legalPages.length);
  }
});

it('fill in the owner’s words, escaped, and mark English words on a Spanish page', async () => {
  await save({ ...owners, more: { terms: { en: 'Oregon law applies.' } } });
  const notice = await open('/notice-of-privacy-practices?lang=es');
  expect(notice.html).toContain('<p lang="en">First part.</p><p lang="en">Second &lt;part&gt;.</p>');
  expect(notice.html).toContain('Vigente desde el 16 de febrero de 2026');
  const rights = await open('/nondiscrimination?lang=es');
  expect(rights.html).toContain('Palabras del abogado.');
  expect(rights.html).toContain('Pat Doe, Manager');
  expect(rights.html).toContain('1-800-537-7697');
  expect((await open('/languages')).html).toContain('<p lang="ab" dir="rtl">Notice in ab</p>');
  expect((await open('/terms?lang=es')).html).toContain('<p lang="en">Oregon law applies.</p>');
  expect((await open('/accessibility')).html).toContain('mailto:help@example.com');
});

it('S27-315 /languages has the emergency line in Spanish and fifteen languages, each marked with its own', async () => {
  await save(owners);
  const { html } = await open('/languages');
  const lines = [...html.matchAll(/<p lang="([\w-]+)"( dir="rtl")?>([^<]*911[^<]*)<\/p>/g)];
  expect(lines.map(([, lang]) => lang)).toEqual('es zh-Hans zh-Hant vi ko tl ar ru ht pt fr pl hi fa bn ja'.split(' '));
  for (const [, lang = '', dir, line] of lines) {
    expect(line).toMatch(/988.*1-800-222-1222/s);
    expect(dir !== undefined, lang).toBe(['ar', 'fa'].includes(lang));
  }
});

it('say what the store’s own settings say', async () => {
  await save({ textingProgram: 'Alder Texts' });
  const privacy = await open('/privacy');
  expect(privacy.html).toContain('41 days after the last message');
  expect(privacy.html).toContain('43 days after it is closed: your name, birth date');
  expect((await open('/privacy?lang=es')).html).toContain(
    '43 días después de cerrarla: su nombre, fecha de nacimiento',
  );
  expect(privacy.html).toContain('not shared with or sold to third parties');
  expect(privacy.html).not.toContain('Notice of Privacy Practices');
  const texting = await open('/sms-terms');
  for (const words of ['Alder Texts', 'STOP', 'HELP', 'Message and data rates may apply', 'Carriers are not liable'])
    expect(texting.html).toContain(words);
});

it.each(languages)(
  'S27-109 a page that doesn’t apply is gone for visitors, with its reason, until the mark is taken back, in %s',
  async (language) => {
    const before = await save(owners);
    const reason = 'We take no federal money.';
    await save({ ...owners, notApplicable: { nondiscrimination: { on: '2026-11-23', reason } } });
    const page = await open(`/nondiscrimination?lang=${language}`);
    expect(page.status).toBe(404);
    expect(page.html).toContain(language === 'es' ? 'Esta farmacia no la tiene' : 'This pharmacy doesn’t have it');
    const texts = await open(`/terms?lang=${language}`);
    const home = await open(`/?lang=${language}`);
    for (const { html } of [page, texts, home]) {
      expect(html).not.toContain('Words of counsel');
      expect(html).not.toContain('federal money');
    }
    expect(texts.html).toContain('href="/languages?');
    expect(texts.html).not.toContain('href="/nondiscrimination?');
    expect(home.html).not.toContain('"nondiscrimination"');

    const path = '/api/admin/settings';
    const { versions } = await (await admin.call('GET', `${path}/versions`)).json();
    expect(versions[0]).toMatchObject({ changes: ['legal.notApplicable.nondiscrimination'], savedBy: admin.id });
    expect((await admin.call('POST', `${path}/revert`, { version: versions[0].version, to: before })).status).toBe(200);
    expect(await open(`/nondiscrimination?lang=${language}`)).toMatchObject({ status: 200 });
  },
);

it('come in the language of the address, of the cookie, or of the browser, in this order', async () => {
  const spanish = 'Condiciones de uso';
  const cookie = 'rx-language=es';
  expect((await open('/terms', { cookie })).html).toContain(spanish);
  expect((await open('/terms', { 'accept-language': 'es-MX' })).html).toContain(spanish);
  expect((await open('/terms?lang=en', { cookie })).html).not.toContain(spanish);
  expect((await open('/terms?lang=xx', { cookie })).html).toContain(spanish);
});

it('have the colors of the other pages', async () => {
  const tokens = await readFile(new URL('../../../../web/src/styles/tokens.css', import.meta.url), 'utf8');
  const screen = (documentStyles + styles).split('@media print')[0] ?? '';
  const colors = screen.match(/#[0-9a-f]{6}/g) ?? [];
  expect(colors.length).toBeGreaterThan(15);
  expect(colors.filter((color) => !tokens.includes(color))).toEqual([]);
});
