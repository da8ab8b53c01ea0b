import { expect, type Page, test } from '../journey.ts';
import { overTheSides, smallTargets, violationsInBothThemes } from '../page-checks.ts';
import { storeSession } from '../shipped-client.ts';
import {
  carriedTo,
  failList,
  inboxParts,
  inDatabase,
  keepInbound,
  ourMessage,
  someNumber,
  storeNumber,
  stubList,
  stubMessage,
  stubSending,
} from '../sms-page.ts';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

async function openInbox(page: Page): Promise<ReturnType<typeof inboxParts>> {
  await storeSession(page);
  await page.goto('/app/sms');
  await page.getByRole('heading', { name: 'SMS Inbox', level: 1 }).waitFor();
  return inboxParts(page);
}

test('S2-35 an administrator finds the messages of the server at /app/sms, and opening them marks nothing read', async ({
  page,
}) => {
  const number = someNumber();
  await keepInbound([{ from: number, body: `Are you open today? ${number}` }]);
  const answered = page.waitForResponse(/\/api\/twilio\/messages\?/);
  const { row, thread, unread } = await openInbox(page);
  const { messages } = await (await answered).json();
  expect(messages.map(({ from_phone: from }: { from_phone: string }) => from)).toContain(number);
  await row(number).click();
  await expect(thread.getByText(`Are you open today? ${number}`)).toBeVisible();
  await expect(unread).toHaveCount(1);
  await expect(row(number)).toContainText('Unread');
});

test('S4-52 each of the four statuses is shown in its word', async ({ page }) => {
  const statuses = ['delivered', 'queued', 'failed', 'read'] as const;
  await stubList(
    page,
    statuses.map((status, index) =>
      ourMessage(`+1555010020${index}`, { status, body: `It is ${index}`, created_at: minutesAgo(index + 1) }),
    ),
  );
  const { rows, messages } = await openInbox(page);
  for (const [index, word] of ['Delivered', 'Queued', 'Failed', 'Read'].entries()) {
    await expect(rows.nth(index)).toContainText(word);
    await rows.nth(index).click();
    await expect(messages).toContainText([word]);
  }
  const failed = rows.nth(2).getByText('Failed');
  const danger = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--danger'));
  const colour = await failed.evaluate((word, name) => {
    const probe = document.createElement('i');
    probe.style.color = name;
    document.body.append(probe);
    const wanted = getComputedStyle(probe).color;
    probe.remove();
    return getComputedStyle(word).color === wanted;
  }, danger.trim());
  expect(colour).toBe(true);
  await page.unrouteAll();
  const real = await page.request.get('/api/twilio/messages', {
    headers: { authorization: `Bearer ${await tokenOf(page)}` },
  });
  const answer: { messages: { status: string }[] } = await real.json();
  expect(answer.messages.every(({ status }) => /^(delivered|queued|failed|read)$/.test(status))).toBe(true);
});

const tokenOf = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('rx-auth') ?? '').access_token);

test('S4-53 an unread inbound message stands out; a read or sent one does not', async ({ page }) => {
  const from = '+15550100199';
  await stubList(page, [
    stubMessage({ id: 'unread', from_phone: from, created_at: minutesAgo(1) }),
    stubMessage({ id: 'read', from_phone: from, status: 'read', created_at: minutesAgo(2) }),
    ourMessage(from, { id: 'ours', created_at: minutesAgo(3) }),
    stubMessage({ id: 'other', from_phone: '+15550100200', status: 'read', created_at: minutesAgo(4) }),
  ]);
  const { thread, unread, row } = await openInbox(page);
  await expect(unread).toHaveCount(1);
  await expect(unread).toHaveAttribute('data-message', 'unread');
  await expect(unread).toContainText('Unread');
  const ground = (id: string) =>
    thread
      .locator(`[data-message="${id}"] [dir="auto"]`)
      .evaluate((bubble) => getComputedStyle(bubble).backgroundColor);
  expect(await ground('unread')).not.toBe(await ground('read'));
  const weight = (phone: string) =>
    row(phone).evaluate((line) => getComputedStyle(line.firstElementChild ?? line).fontWeight);
  expect([await weight(from), await weight('+15550100200')]).toEqual(['700', '400']);
});

test('S4-54 S7-26 S7-28 S8-17 a reply is sent, then its message is marked read, and the mark goes', async ({
  page,
}) => {
  const from = '+15550100199';
  await stubList(page, [
    stubMessage({ id: 'newest', from_phone: from, created_at: minutesAgo(1) }),
    stubMessage({ id: 'before', from_phone: from, created_at: minutesAgo(5) }),
  ]);
  const sent = await stubSending(page);
  const { reply, send, alert, ok, unread, row } = await openInbox(page);
  await expect(unread).toHaveCount(2);
  await reply.fill('Yes, it is ready.');
  await send.click();
  await expect(alert.getByRole('paragraph')).toHaveText('Message sent successfully!');
  await ok.click();
  await expect(unread).toHaveCount(0);
  await expect(row(from)).not.toContainText('Unread');
  await expect(reply).toHaveValue('');
  await expect(reply).toBeFocused();
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/twilio/send',
    'PATCH /api/twilio/messages/newest/read',
    'PATCH /api/twilio/messages/before/read',
  ]);
  expect(sent[0]?.body).toEqual({ to: from, body: 'Yes, it is ready.', replied_by: 'owner@pharmacy.example' });
  expect(sent[1]?.body).toEqual({ replied_by: 'owner@pharmacy.example' });
});

test('S5-12 S5-13 S5-14 nothing but white space is not sent, the counter counts to 160 and beyond', async ({
  page,
}) => {
  await stubList(page, [stubMessage()]);
  const sent = await stubSending(page);
  const { reply, send, thread, ok } = await openInbox(page);
  for (const text of ['', '   ', '\n\t ']) {
    await reply.fill(text);
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await send.click({ force: true });
    await reply.press('Control+Enter');
  }
  expect(sent).toEqual([]);
  await reply.fill('Hello');
  await expect(thread.getByText('5/160')).toBeVisible();
  const long = 'a'.repeat(170);
  await reply.fill(long);
  await expect(thread.getByText('170/160')).toBeVisible();
  await expect(reply).toHaveValue(long);
  await expect(send).toHaveAttribute('aria-disabled', 'false');
  await reply.press('Control+Enter');
  await ok.click();
  expect(sent[0]?.body.body).toBe(long);
});

test('S5-15 S5-16 S7-23 the phone filter ignores white space, finds senders and recipients, and is sent with the status', async ({
  page,
}) => {
  const wanted = '+15550100199';
  const asked = await stubList(page, [
    stubMessage({ from_phone: wanted, to_phone: '+15555550111', body: 'from them', created_at: minutesAgo(1) }),
    stubMessage({ from_phone: '+15550100200', to_phone: wanted, body: 'to that number', created_at: minutesAgo(2) }),
    stubMessage({ from_phone: '+15550100300', body: 'neither', created_at: minutesAgo(3) }),
  ]);
  const { rows, row, phone, status } = await openInbox(page);
  await expect(rows).toHaveCount(3);
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({ limit: '200' });
  await phone.fill('+1 555 010 0199');
  await expect(rows).toHaveCount(2);
  await expect(row(wanted)).toBeVisible();
  await expect(row('+15550100200')).toBeVisible();
  await status.selectOption('Delivered');
  await expect
    .poll(() => Object.fromEntries(asked.at(-1)?.searchParams ?? []))
    .toEqual({ limit: '200', phone: wanted, status: 'delivered' });
  await status.selectOption('Read');
  await expect(page.getByText('No messages found.')).toBeVisible();
  await status.selectOption('All');
  await phone.fill('');
  await expect(rows).toHaveCount(3);
});

test('S7-24 S7-25 when the server gives none, the table is read and followed', async ({ page }) => {
  const number = someNumber();
  await keepInbound([
    { from: number, body: 'the older one', at: new Date(Date.now() - 1_000) },
    { from: number, body: 'the newer one' },
  ]);
  const joins: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => joins.push(String(payload))));
  const tableRead = page.waitForRequest(
    /\/backend\/rest\/v1\/messages\?select=%2A|\/backend\/rest\/v1\/messages\?select=\*/,
  );
  await failList(page);
  const { row, messages, list } = await openInbox(page);
  const query = new URL((await tableRead).url()).searchParams;
  expect([query.get('order'), query.get('limit')]).toEqual(['created_at.desc', '200']);
  await expect(list.getByText('Live, direct from database')).toBeVisible();
  await row(number).click();
  await expect(messages).toHaveText([/the older one/, /the newer one/]);
  await expect
    .poll(() => joins.some((frame) => frame.includes('phx_join') && /"table":"messages"/.test(frame)))
    .toBe(true);
  await keepInbound([{ from: number, body: 'told by the table' }]);
  await expect(messages).toHaveText([/the older one/, /the newer one/, /told by the table/]);
});

test('S8-11 S8-12 an empty list says so, also when nothing at all can be read', async ({ page }) => {
  await stubList(page, []);
  const { list } = await openInbox(page);
  await expect(list.getByText('No messages found.', { exact: true })).toBeVisible();
  await failList(page);
  await page.route('**/backend/rest/v1/messages?*', (route) =>
    route.fulfill({ status: 500, json: { message: 'down' } }),
  );
  await page.reload();
  await expect(list.getByText('No messages found.', { exact: true })).toBeVisible();
  await page.unrouteAll();
  const number = someNumber();
  await keepInbound([{ from: number, body: 'Back again' }]);
  await expect(list.getByText('Back again').first()).toBeVisible();
});

test('S8-13 S8-14 S8-15 S8-16 a text that could not be sent shows the exact message, and the draft stays', async ({
  page,
}) => {
  await stubList(page, [stubMessage()]);
  const answers: [words: string | RegExp, answer: Parameters<typeof stubSending>[1]][] = [
    ['Server error: 502 - carrier down', (route) => route.fulfill({ status: 502, json: { error: 'carrier down' } })],
    ['Server error: 500 - Unknown error', (route) => route.fulfill({ status: 500, body: '<html>' })],
    ['Failed to send SMS: bad number', (route) => route.fulfill({ json: { success: false, error: 'bad number' } })],
    [/^Error sending message: \S/, (route) => route.abort()],
  ];
  const { reply, send, alert, ok, unread } = await openInbox(page);
  for (const [words, answer] of answers) {
    const sent = await stubSending(page, answer);
    await reply.fill('Yes, it is ready.');
    await send.click();
    await expect(alert.getByRole('paragraph')).toHaveText(words);
    await ok.click();
    await expect(reply).toHaveValue('Yes, it is ready.');
    expect(sent.map(({ method }) => method)).toEqual(['POST']);
  }
  await expect(unread).toHaveCount(1);
});

test('R12 a text that got no answer is sent under the same name, changed text under another', async ({ page }) => {
  await stubList(page, [stubMessage()]);
  const { reply, send, ok } = await openInbox(page);
  const lost = await stubSending(page, (route) => route.abort());
  await reply.fill('Ready');
  for (let tries = 0; tries < 2; tries++) {
    await send.click();
    await ok.click();
  }
  await reply.fill('Ready now');
  await send.click();
  await ok.click();
  const [first, second, changed] = lost.map(({ key }) => key);
  expect(first).toBeTruthy();
  expect([second === first, changed === first]).toEqual([true, false]);
});

test('T5 a double click sends one text, which really leaves, and its message is read', async ({ page }) => {
  const number = someNumber();
  await keepInbound([{ from: number, body: 'Do you have it?' }]);
  const { row, reply, send, alert, ok, messages, unread } = await openInbox(page);
  await row(number).click();
  await expect(unread).toHaveCount(1);
  await reply.fill('We have it.');
  await send.dblclick();
  await expect(alert.getByRole('paragraph')).toHaveText('Message sent successfully!');
  await ok.click();
  await expect(messages).toHaveCount(2);
  await expect(messages.last()).toContainText('We have it.');
  await expect(unread).toHaveCount(0);
  expect((await carriedTo(number)).map(({ body }) => body)).toEqual(['We have it.']);
  const [kept] = await inDatabase(
    (sql) => sql<{ status: string }[]>`select status from public.messages where from_phone = ${number}`,
  );
  expect(kept?.status).toBe('read');
});

test('S9-04 of 210 messages the 200 newest are asked for and shown, older ones when they are asked for', async ({
  page,
}) => {
  const number = someNumber();
  const start = Date.now() + 3_600_000;
  await keepInbound(
    Array.from({ length: 210 }, (_, index) => ({ from: number, body: `number ${index}`, at: new Date(start + index) })),
  );
  const asked: URL[] = [];
  page.on(
    'request',
    (request) => /\/api\/twilio\/messages\?/.test(request.url()) && asked.push(new URL(request.url())),
  );
  // The thread itself would give the rest.
  await page.route('**/api/sms/people/*', (route) => route.fulfill({ status: 503, json: {} }));
  const { row, messages, list } = await openInbox(page);
  await row(number).click();
  await expect(messages).toHaveCount(200);
  expect(asked[0]?.searchParams.get('limit')).toBe('200');
  await list.getByRole('button', { name: 'Show older' }).click();
  await expect(messages).toHaveCount(210);
  await inDatabase((sql) => sql`delete from public.messages where from_phone = ${number}`);
});

test('patients’ words are shown literally, whatever they contain', async ({ page }) => {
  const hostile =
    '<img src=x onerror="window.hit=1"> **bold** [a](javascript:alert(1)) https://evil.example \u202Egnp.exe';
  await stubList(page, [stubMessage({ body: hostile })]);
  const { thread } = await openInbox(page);
  await expect(thread.locator('[dir="auto"]')).toHaveText(hostile);
  await expect(thread.locator('[dir="auto"] *')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined();
});

test('the draft, the scroll position and the selection stay while messages come in', async ({ page }) => {
  const phoneOf = (index: number) => `+1556555${String(index).padStart(4, '0')}`;
  const messages = Array.from({ length: 40 }, (_, index) =>
    stubMessage({ from_phone: phoneOf(index), body: `text ${index}`, created_at: minutesAgo(index + 1) }),
  );
  await stubList(page, messages);
  const { row, reply, thread } = await openInbox(page);
  const chosen = phoneOf(20);
  await row(phoneOf(0)).click();
  for (let down = 0; down < 20; down++) await page.keyboard.press('ArrowDown');
  await expect(row(chosen)).toBeFocused();
  await page.keyboard.press('Enter');
  await reply.fill('half a sen');
  const topOf = () => row(chosen).evaluate((line) => Math.round(line.getBoundingClientRect().top));
  const before = await topOf();
  const told = page.waitForResponse(async (response) => (await response.text()).includes('somebody else'));
  messages.push(stubMessage({ from_phone: phoneOf(99), body: 'somebody else' }));
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await told;
  await expect.poll(topOf).toBe(before);
  await expect(reply).toHaveValue('half a sen');
  await expect(reply).toBeFocused();
  await expect(thread.getByText('text 20')).toBeVisible();
  // What was written to one is there when one comes back from another, and is asked for before it is lost.
  await row(phoneOf(19)).click();
  await expect(reply).toHaveValue('');
  await row(chosen).click();
  await expect(reply).toHaveValue('half a sen');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(reply).toHaveValue('half a sen');
});

test('keys go through the inbox: next, reply, read, done with undo, search, and what keys there are', async ({
  page,
}) => {
  const [one, two] = [someNumber(), someNumber()];
  await keepInbound([
    { from: one, body: `older ${one}`, at: new Date(Date.now() + 3_600_000) },
    { from: two, body: `newer ${two}`, at: new Date(Date.now() + 3_601_000) },
  ]);
  const { row, rows, reply, unread, search, thread, list } = await openInbox(page);
  await expect(row(two)).toHaveAttribute('aria-current', 'true');
  await expect(thread.getByRole('button', { name: 'Done' })).toBeVisible();
  await page.keyboard.press('j');
  await expect(row(one)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('k');
  await expect(row(two)).toHaveAttribute('aria-current', 'true');
  await expect(unread).toHaveCount(1);
  await page.keyboard.press('u');
  await expect(unread).toHaveCount(0);
  await page.keyboard.press('u');
  await expect(unread).toHaveCount(1);
  await page.keyboard.press('r');
  await expect(reply).toBeFocused();
  await page.keyboard.type('je');
  await expect(reply).toHaveValue('je');
  await reply.fill('');
  await reply.blur();
  await page.keyboard.press('e');
  await expect(row(two)).toHaveCount(0);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  // It covers neither what is written next nor the list.
  const edge = (await undo.locator('..').boundingBox())?.y ?? 0;
  for (const part of [reply, thread.getByRole('button', { name: 'Send', exact: true }), list]) {
    const box = await part.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(edge + 1);
  }
  await undo.click();
  await expect(row(two)).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Next conversation');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await search.fill(`older ${one}`);
  await expect(rows).toHaveCount(1);
  await expect(row(one)).toBeVisible();
  await page.getByRole('button', { name: 'Back to the inbox' }).click();
  await expect(row(two)).toBeVisible();
  await inDatabase((sql) => sql`delete from public.messages where from_phone in ${sql([one, two])}`);
});

test('a person who opted out has a card in place of the field; an opt-out wish is decided with one press', async ({
  page,
}) => {
  const [stopped, wishing] = [someNumber(), someNumber()];
  await keepInbound([
    { from: stopped, body: 'STOP', at: new Date(Date.now() + 3_000) },
    { from: wishing, body: 'please no more of these', at: new Date(Date.now() + 4_000) },
  ]);
  await inDatabase(async (sql) => {
    await sql`
      update public.sms_people set opted_out_at = now(), opted_out_how = 'keyword', opted_out_words = 'STOP'
      where phone = ${stopped}`;
    await sql`
      update public.sms_people set wish_message_id = (select id from public.messages where from_phone = ${wishing})
      where phone = ${wishing}`;
  });
  const { row, reply, thread } = await openInbox(page);
  await row(stopped).click();
  await expect(thread.getByRole('heading', { name: /opted out of texts/ })).toBeVisible();
  await expect(thread.getByText(/Texted STOP on .* You can write again once they text START/)).toBeVisible();
  await expect(thread.getByRole('link', { name: /^Call/ })).toBeVisible();
  await expect(reply).toHaveCount(0);
  await expect(row(stopped)).toContainText('Opted out');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await row(wishing).click();
  await expect(
    thread.getByText('please no more of these” may be a request to stop texts', { exact: false }),
  ).toBeVisible();
  await thread.getByRole('button', { name: 'Stop texts' }).click();
  await expect(thread.getByRole('heading', { name: /opted out of texts/ })).toBeVisible();
  await thread.getByRole('button', { name: 'Undo opt-out' }).click();
  await expect(reply).toBeVisible();
});

test('the inbox fits a phone, one pane at a time, and the way back is the browser’s', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const number = someNumber();
  await keepInbound([{ from: number, body: `On the phone ${number}`, at: new Date(Date.now() + 5_000) }]);
  const { row, thread, list, reply } = await openInbox(page);
  await expect(thread).toBeHidden();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await row(number).click();
  await expect(list).toBeHidden();
  await expect(reply).toBeVisible();
  // An opaque id names the thread, so that a reload opens the same one.
  await expect(page).toHaveURL(/\/app\/sms\?thread=[\da-f-]{36}$/);
  expect([...(await smallTargets(page)), ...(await overTheSides(page))]).toEqual([]);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.goBack();
  await expect(list).toBeVisible();
  await row(number).click();
  await thread.getByRole('button', { name: 'Back to conversations' }).click();
  await expect(list).toBeVisible();
  // The width of a phone at 400 %, and a desktop at 200 %.
  await page.setViewportSize({ width: 320, height: 640 });
  // The views are a row that scrolls by itself.
  expect((await overTheSides(page)).filter((control) => !control.includes('aria-pressed'))).toEqual([]);
  await page.setViewportSize({ width: 720, height: 450 });
  await row(number).click();
  expect(await overTheSides(page)).toEqual([]);
  await reply.fill('It fits');
  await expect(thread.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
});

test('T6 a failed text says why and is resent once, a held one is canceled, a picture opens large', async ({
  page,
}) => {
  const number = someNumber();
  await inDatabase(async (sql) => {
    const ours = { direction: 'outbound', from_phone: storeNumber, to_phone: number, sent_by: null };
    await sql`insert into public.messages ${sql([
      {
        ...ours,
        body: 'It is ready.',
        status: 'failed',
        hand_over: 'taken',
        carrier_state: 'undelivered',
        error_code: 30003,
        not_before: null,
      },
      {
        ...ours,
        body: 'For the morning.',
        status: 'queued',
        hand_over: 'waiting',
        carrier_state: null,
        error_code: null,
        not_before: new Date(Date.now() + 3_600_000),
      },
    ])}`;
  });
  const { row, messages } = await openInbox(page);
  await row(number).click();
  const failed = messages.filter({ hasText: 'Failed' });
  await expect(failed).toContainText('The phone is off or out of reach. Try again later, or call.');
  await failed.getByRole('button', { name: 'Send again' }).dblclick();
  await expect(failed).toContainText('Sent again below.');
  await expect(messages.filter({ hasText: 'It is ready.' })).toHaveCount(2);
  expect((await carriedTo(number)).map(({ body }) => body)).toEqual(['It is ready.']);
  const held = messages.filter({ hasText: 'For the morning.' });
  await expect(held).toContainText(/Held until \d+:\d\d [ap]m/);
  await held.getByRole('button', { name: 'Cancel' }).click();
  await expect(held.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  await expect(held).not.toContainText('Held');
  expect(await carriedTo(number)).toHaveLength(1);

  const picture = { id: '00000000-0000-4000-8000-000000000001', type: 'image/png', size: 70, state: 'stored' };
  const withPicture = { ...stubMessage({ from_phone: '+15555550117', body: '' }), pictures: [picture] };
  await stubList(page, [withPicture]);
  let token: string | undefined;
  await page.route('**/api/sms/pictures/*/view?*', (route) => {
    token = route.request().headers().authorization;
    return route.fulfill({ contentType: 'image/png', body: Buffer.from(onePixel, 'base64') });
  });
  // A reload opens the thread that was open.
  await page.reload();
  await row('+15555550117').click();
  const shown = messages.getByRole('img', { name: 'Picture from (555) 555-0117' });
  await expect(shown).toHaveAttribute('src', /^blob:/);
  expect(token).toMatch(/^Bearer ./);
  await shown.click();
  await expect(page.getByRole('dialog', { name: 'Picture from (555) 555-0117' }).getByRole('img')).toBeVisible();
});

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
