import { readFile } from 'node:fs/promises';
import { requestKinds } from '@rxweb/contracts/requests/kinds';
import { languages } from '@rxweb/contracts/shared/language';
import { slugOf } from '@rxweb/domain/requests/form/form-fields';
import { formTexts } from '@rxweb/domain/requests/form/form-texts';
import { statusTexts } from '@rxweb/domain/requests/status/status-texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts';
import { documentStyles } from '../../../kernel/pages/render-document.ts';
import { pageStyles } from './page-styles.ts';
import { pageTexts } from './page-texts.ts';

/** Monday, 10:00 at the store. */
const now = new Date('2026-11-23T18:00:00Z');

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp(() => now);
});
afterAll(() => test.close());

const open = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(test.url + path, { headers });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};
const post = async (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
  const answer = await fetch(test.url + path, { method: 'POST', body: new URLSearchParams(fields), headers });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};
const who = { name: 'Maria <b>Lopez', birthDate: '3/14/1958', phone: '(541) 754-3010' };
const keyIn = (html: string) => /name="key" value="([^"]+)"/.exec(html)?.[1] ?? '';
const tokenIn = (html: string) => /\/requests\/([A-Za-z0-9_-]{22})\?/.exec(html)?.[1] ?? '';
const cookieOf = (headers: Headers) => (headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';

async function sendRefill(more: Record<string, string> = {}) {
  const { html } = await open('/requests/new/refill');
  const sent = await post('/requests/new/refill', { key: keyIn(html), items: '7702231', ...who, ...more });
  return { ...sent, token: tokenIn(sent.html), cookie: cookieOf(sent.headers) };
}

describe.each(languages)('the pages of forms in %s', (language) => {
  it.each(requestKinds)('have a form of a %s without any script, which no cache keeps', async (kind) => {
    const { status, headers, html } = await open(`/requests/new/${slugOf(kind)}?lang=${language}`);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`<h1>${formTexts[language].titles[kind]}</h1>`);
    expect(html).not.toMatch(/<script| on\w+=|undefined|\[object/);
    expect(html).not.toMatch(/ checked[^>]*name="wantsTexts"|name="wantsTexts"[^>]* checked/);
  });
});

it('a form without scripts becomes a request, once for each key, and ends with its reference and link', async () => {
  const first = await open('/requests/new/refill?lang=es');
  const fields = { key: keyIn(first.html), items: '7702231', ...who };
  const sent = await post('/requests/new/refill?lang=es', fields);
  expect(sent.status).toBe(200);
  expect(sent.html).toMatch(/Su referencia es [0-9A-Z]{3}-[0-9A-Z]{3}\./);
  expect(sent.html).not.toMatch(/Lopez|7702231|1958/);
  const again = await post('/requests/new/refill?lang=es', fields, { cookie: cookieOf(sent.headers) });
  expect(tokenIn(again.html)).toBe(tokenIn(sent.html));
  const [{ count } = { count: 0 }] = await test.context.sql<{ count: number }[]>`
    select count(*)::int as count from app.requests where name = ${who.name}`;
  expect(count).toBe(1);
});

it('a form with mistakes comes back with what was typed, escaped, and with what has to be corrected', async () => {
  const { status, html } = await post('/requests/new/refill', { key: 'k'.repeat(12), ...who, birthDate: 'soon' });
  expect(status).toBe(400);
  expect(html).toContain('value="Maria &lt;b&gt;Lopez"');
  expect(html).toContain(formTexts.en.problems.birthDate);
  expect(html).toContain(formTexts.en.problems.items);
  const refused = await sendRefill({ phone: '900 555 0123' });
  expect(refused.status).toBe(400);
  expect(refused.html).toContain(formTexts.en.problems.phone);
});

it.each([
  [{ origin: 'https://evil.example' }],
  [{ 'sec-fetch-site': 'cross-site', origin: 'null' }],
  [{ origin: 'null' }],
])('forms of other sites are refused: %o', async (headers) => {
  const { status } = await post('/requests/new/refill', { key: 'k'.repeat(12), items: '7702231', ...who }, headers);
  expect(status).toBe(403);
  const own = { 'sec-fetch-site': 'same-origin', origin: 'null' };
  expect((await post('/requests/new/refill', {}, own)).status).toBe(400);
});

describe('the status page', () => {
  it('shows the browser that sent it how far it is, and no name, medicine or number', async () => {
    const { token, cookie } = await sendRefill();
    const { status, html } = await open(`/requests/${token}`, { cookie });
    expect(status).toBe(200);
    expect(html).toContain(`<h1>${statusTexts.en.now.received}</h1>`);
    expect(html).toContain('aria-current="step"');
    expect(html).not.toMatch(/Lopez|7702231|1958|754|<script/);
  });

  it('asks others for the last four digits, counts wrong ones, and locks', async () => {
    const { token } = await sendRefill();
    const page = `/requests/${token}`;
    const gate = await open(page);
    expect(gate.html).toContain(pageTexts.en.gateTitle);
    expect(gate.html).not.toContain(statusTexts.en.now.received);
    const wrong = await post(page, { act: 'show', lastFour: '1111' });
    expect(wrong.status).toBe(403);
    expect(wrong.html).toContain('4 tries left');
    expect((await post(page, { act: 'show', lastFour: '3010' })).html).toContain(statusTexts.en.now.received);
    for (let left = 4; left > 0; left -= 1) {
      expect((await post(page, { lastFour: '2222' })).html).toContain(left === 1 ? '1 try left' : `${left} tries left`);
    }
    expect((await post(page, { lastFour: '2222' })).html).toContain(pageTexts.en.lockedTitle);
    expect((await post(page, { lastFour: '3010' })).html).toContain(pageTexts.en.lockedTitle);
  });

  it('takes an answer to what staff need, and cancels', async () => {
    const { token, cookie } = await sendRefill();
    const page = `/requests/${token}`;
    await test.context.sql`update app.requests set state = 'needs_you', need = 'better_photo'
      where token_hash = sha256(${token}::bytea)`;
    const asked = await open(page, { cookie });
    expect(asked.html).toContain(statusTexts.en.needs.better_photo);
    expect((await post(page, { act: 'answer', text: ' ' }, { cookie })).html).toContain(pageTexts.en.writeSomething);
    const said = await post(page, { act: 'answer', text: 'It says 7702239' }, { cookie });
    expect(said.html).toContain(pageTexts.en.answered);
    expect(said.html).not.toContain('7702239');
    expect((await post(page, { act: 'answer', text: 'more' }, { cookie })).html).toContain(pageTexts.en.notNeeded);
    const canceled = await post(page, { act: 'cancel' }, { cookie });
    expect(canceled.html).toContain(`<h1>${statusTexts.en.canceled}</h1>`);
    expect(canceled.html).not.toContain(pageTexts.en.cancel);
  });

  it.each(['x', 'A'.repeat(22), 'new'])('says of the unknown link %s that it no longer works', async (token) => {
    const { status, html } = await open(`/requests/${token}`);
    expect(status).toBe(404);
    expect(html).toContain(pageTexts.en.goneTitle);
  });
});

it('the pages have the colors of the others', async () => {
  const tokens = await readFile(new URL('../../../../../web/src/styles/tokens.css', import.meta.url), 'utf8');
  const colors = (documentStyles + pageStyles).match(/#[0-9a-f]{6}/g) ?? [];
  expect(colors.filter((color) => !tokens.includes(color))).toEqual([]);
});
