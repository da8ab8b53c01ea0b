import { randomUUID } from 'node:crypto';
import { languages } from '@rxweb/contracts/shared/language';
import { formTexts } from '@rxweb/domain/requests/form/form-texts';
import { statusTexts } from '@rxweb/domain/requests/status/status-texts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts';
import { saveServices, testService } from '../../../../testing/save-services.ts';
import { visitorCookie } from '../../../../testing/visitor-cookie.ts';
import { pageTexts } from './page-texts.ts';

// A Wednesday, 10:00 in the sample store's zone, which closes at 17:30.
const start = '2026-11-18T18:00:00Z';
let now = new Date(start);
const [friday, later] = ['2026-11-20T18:30:00.000Z', '2026-11-20T18:50:00.000Z'];
const form = '/requests/new/appointment';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp(() => now, { STORE_FILE: '' });
});
afterAll(() => test.close());
beforeEach(async () => {
  now = new Date(start);
  await test.context.sql`delete from app.requests`;
  await test.context.sql`delete from app.appointments`;
  await test.context.sql`delete from app.rate_limits`;
  const fitting = testService({ slug: 'fitting', name: { en: 'Shoe <fitting>', es: 'Prueba' }, minutes: 60 });
  await saveServices(test.context, [testService(), fitting]);
});

async function read(answer: Response) {
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}
const open = async (path: string, cookie = visitorCookie()) =>
  read(await fetch(test.url + path, { headers: { cookie } }));
const post = async (path: string, fields: Record<string, string>, cookie = visitorCookie()) =>
  read(await fetch(test.url + path, { method: 'POST', body: new URLSearchParams(fields), headers: { cookie } }));
const who = { name: 'Ana Torres', birthDate: '2/29/1960', phone: '(415) 555-0142' };

async function book(cookie: string, startsAt?: string) {
  const answer = await fetch(`${test.url}/api/requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), cookie },
    body: JSON.stringify({
      kind: 'appointment',
      ...who,
      birthDate: '1960-02-29',
      details: { service: 'vaccine', ...(startsAt !== undefined && { startsAt }) },
    }),
  });
  const { token } = await answer.json();
  return `/requests/${token}`;
}
const timeOf = async () =>
  (await test.context.sql<{ at: Date }[]>`select starts_at as at from app.appointments order by booked_at`).map(
    ({ at }) => at.toISOString(),
  );

describe.each(languages)('the status page of an appointment in %s', (language) => {
  const own = pageTexts[language];

  it('S28-107 moves it to another time of the weeks ahead, without any script', async () => {
    const cookie = visitorCookie();
    const page = await book(cookie, friday);
    expect((await open(`${page}?lang=${language}`, cookie)).html).toContain(own.move);
    const times = await post(`${page}?lang=${language}`, { act: 'times', from: '2026-11-20' }, cookie);
    expect(times.status).toBe(200);
    expect(times.html).toContain(`<h1>${own.chooseTime}</h1>`);
    expect(times.html).not.toContain(`value="${friday}"`);
    expect(times.html).toContain(`value="${later}"`);
    expect(times.html).toContain(`: ${own.closedDay}</p>`);
    expect(times.html).toMatch(/<button name="from" value="2026-11-18">[^<]+<\/button>/);
    expect(times.html).toMatch(/<button name="from" value="2026-11-27">[^<]+<\/button>/);
    expect(times.html).not.toMatch(/<script|Torres|accine|acuna|undefined/);
    const moved = await post(`${page}?lang=${language}`, { act: 'move', startsAt: later }, cookie);
    expect(moved.html).toContain(own.moved);
    expect(await timeOf()).toEqual([later]);
  });
});

describe('the status page of an appointment', () => {
  const own = pageTexts.en;

  it('S28-107 says that a time was taken meanwhile, and offers the others', async () => {
    const cookie = visitorCookie();
    const page = await book(cookie, friday);
    await book(visitorCookie(), later);
    const taken = await post(page, { act: 'move', startsAt: later }, cookie);
    expect(taken.status).toBe(409);
    expect(taken.html).toContain(`role="alert">${formTexts.en.problems.slot}`);
    expect(taken.html).toContain('value="2026-11-20T19:10:00.000Z"');
    expect(taken.html).not.toContain(`value="${later}"`);
    const nothing = await post(page, { act: 'move', from: '2026-11-25' }, cookie);
    expect([nothing.status, nothing.html.includes(own.chooseFirst)]).toEqual([400, true]);
    expect(nothing.html).toContain('name="from" value="2026-11-25"');
    expect((await post(page, { act: 'move', startsAt: 'soon' }, cookie)).status).toBe(400);
    expect(await timeOf()).toEqual([friday, later]);
  });

  it('S28-107 gives no times, moves nothing and has no file without the last four digits', async () => {
    const page = await book(visitorCookie(), friday);
    for (const fields of [{ act: 'times' }, { act: 'move', startsAt: later }, { act: 'calendar' }]) {
      const { status, html, headers } = await post(page, fields);
      expect(status).toBe(200);
      expect(html).toContain(own.gateTitle);
      expect(html).not.toMatch(/BEGIN:VCALENDAR|startsAt/);
      expect(headers.get('content-type')).toContain('text/html');
    }
    const wrong = await post(page, { act: 'move', startsAt: later, lastFour: '1111' });
    expect([wrong.status, wrong.html.includes('4 tries left')]).toEqual([403, true]);
    expect(await timeOf()).toEqual([friday]);
    const right = await post(page, { act: 'times', lastFour: '0142' });
    expect(right.html).toContain('name="lastFour" value="0142"');
    await post(page, { act: 'move', startsAt: later, lastFour: '0142' });
    expect(await timeOf()).toEqual([later]);
  });

  it('S28-107 answers staff who asked for another time', async () => {
    const cookie = visitorCookie();
    const page = await book(cookie, friday);
    await test.context.sql`update app.requests set state = 'needs_you', need = 'another_time'`;
    const asked = await open(page, cookie);
    expect(asked.html).toContain(statusTexts.en.needs.another_time);
    expect(asked.html).toContain(`<button class="main" type="submit">${own.chooseTime}</button>`);
    expect(asked.html).toContain(own.orWrite);
    const moved = await post(page, { act: 'move', startsAt: later }, cookie);
    expect(moved.html).not.toContain(statusTexts.en.needs.another_time);
    expect(await test.context.sql`select state, need from app.requests`).toEqual([{ state: 'received', need: null }]);
  });

  it('S28-107 gives a request without a time its first one', async () => {
    const cookie = visitorCookie();
    const page = await book(cookie);
    const { html } = await open(page, cookie);
    expect(html).toContain(own.chooseTime);
    expect(html).not.toContain(own.addToCalendar);
    expect((await post(page, { act: 'calendar' }, cookie)).headers.get('content-type')).toContain('text/html');
    await post(page, { act: 'move', startsAt: friday }, cookie);
    expect((await open(page, cookie)).html).toContain(own.addToCalendar);
  });

  it('S28-107 is too late once it has begun, was canceled, or its service is gone', async () => {
    const cookie = visitorCookie();
    const page = await book(cookie, friday);
    await saveServices(test.context, []);
    expect((await open(page, cookie)).html).not.toContain(own.move);
    expect((await post(page, { act: 'times' }, cookie)).html).toContain(own.noTimes);
    await saveServices(test.context, [testService()]);
    now = new Date('2026-11-20T18:31:00Z');
    expect((await open(page, cookie)).html).not.toContain(own.move);
    expect((await post(page, { act: 'times' }, cookie)).html).toContain(own.tooLateToMove);
    expect((await post(page, { act: 'move', startsAt: later }, cookie)).html).toContain(own.tooLateToMove);
    now = new Date(start);
    await post(page, { act: 'cancel' }, cookie);
    expect((await post(page, { act: 'move', startsAt: later }, cookie)).html).toContain(own.tooLateToMove);
  });

  it('S28-108 has the appointment as a file for calendars, and after a cancel its cancellation', async () => {
    const cookie = visitorCookie();
    const page = await book(cookie, friday);
    const file = await post(page, { act: 'calendar', lastFour: '0142' });
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename=appointment\.ics;/);
    expect(file.headers.get('cache-control')).toBe('no-store');
    expect(file.html).toContain('METHOD:PUBLISH\r\n');
    expect(file.html).toContain('DTSTART:20261120T183000Z\r\n');
    expect(file.html).not.toMatch(/vaccine|torres|0142|\/requests\//i);
    const canceled = await post(page, { act: 'cancel' }, cookie);
    expect(canceled.html).toContain(own.removeFromCalendar);
    expect(canceled.html).not.toContain(own.addToCalendar);
    const cancellation = await post(page, { act: 'calendar' }, cookie);
    expect(cancellation.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=CANCEL');
    expect(cancellation.html).toContain('METHOD:CANCEL\r\n');
    const uid = /UID:\S+/.exec(file.html)?.[0] ?? 'none';
    expect(cancellation.html).toContain(uid);
  });

  it('S28-108 offers no file for an appointment that took place, and nothing of this for other kinds', async () => {
    const cookie = visitorCookie();
    const page = await book(cookie, friday);
    await test.context
      .sql`update app.requests set state = 'closed', outcome = 'done', step = 'given', closed_at = ${now}`;
    expect((await open(page, cookie)).html).not.toMatch(new RegExp(`${own.addToCalendar}|${own.removeFromCalendar}`));
    const refill = await post('/requests/new/refill', { key: 'k'.repeat(12), items: '7702231', ...who }, cookie);
    const link = /\/requests\/[\w-]{22}/.exec(refill.html)?.[0] ?? '';
    expect((await open(link, cookie)).html).not.toMatch(new RegExp(`${own.move}|${own.addToCalendar}`));
    expect((await post(link, { act: 'times' }, cookie)).html).toContain(own.tooLateToMove);
  });
});

describe('the form of an appointment', () => {
  const keyIn = (html: string) => /name="key" value="([^"]+)"/.exec(html)?.[1] ?? '';

  it('S28-111 offers the services of the store, escaped, and something else', async () => {
    const { html } = await open(form);
    for (const [slug, name] of [
      ['vaccine', 'Vaccine'],
      ['fitting', 'Shoe &lt;fitting&gt;'],
      ['other', 'Something else'],
    ])
      expect(html).toContain(`value="${slug}" required><span>${name}</span>`);
    await saveServices(test.context, []);
    const without = (await open(form)).html;
    expect(without).toContain('value="shoe-fitting"');
    expect(without).toContain(`<p class="muted">${formTexts.en.noSlot}</p>`);
  });

  it('S28-111 shows the times of a service week by week, and keeps what was typed', async () => {
    const typed = { service: 'fitting', ...who, name: 'Ana "T"', startsAt: friday };
    const { status, html } = await post(form, { ...typed, from: '2026-11-23' });
    expect(status).toBe(200);
    expect(html).toContain('value="Ana &quot;T&quot;"');
    expect(html).toContain('value="2026-11-23T16:30:00.000Z"');
    expect(html).toContain('name="from" value="2026-11-18"');
    expect(html).not.toContain('class="error"');
    expect(await test.context.sql`select from app.requests`).toHaveLength(0);
  });

  it('S28-111 opens with the service and the time of a link, and books it', async () => {
    const { html } = await open(`${form}?service=vaccine&startsAt=${friday}&name=Eve&source=finder`);
    expect(html).toContain('value="vaccine" checked');
    expect(html).toContain(`value="${friday}" checked`);
    expect(html).not.toContain('Eve');
    const sent = await post(form, { key: keyIn(html), service: 'vaccine', startsAt: friday, ...who });
    expect(sent.status).toBe(200);
    expect(sent.html).toContain('Your time: Friday at 10:30 am.');
    expect(await timeOf()).toEqual([friday]);
    const late = await open(`${form}?service=vaccine&startsAt=${friday}`);
    expect(late.html).toContain(formTexts.en.problems.slot);
    expect(late.html).toContain(`value="${later}"`);
    const again = await post(form, { key: keyIn(late.html), service: 'vaccine', startsAt: friday, ...who });
    expect(again.status).toBe(409);
    expect(again.html).toContain(formTexts.en.problems.slot);
    expect(again.html).toContain('value="Ana Torres"');
  });

  it.each(['?service=nothing', '?service=vaccine&startsAt=soon', '?service=vaccine&service=other', '?startsAt=x'])(
    'S28-111 opens as usual with the link %s',
    async (query) => {
      const { status, html } = await open(form + query);
      expect(status).toBe(200);
      expect(html).not.toMatch(/class="error"|undefined/);
    },
  );

  it('S28-111 refuses a time that is none', async () => {
    const { status, html } = await post(form, { key: 'k'.repeat(12), service: 'vaccine', startsAt: 'noon', ...who });
    expect(status).toBe(400);
    expect(html).toContain('value="Ana Torres"');
  });
});
