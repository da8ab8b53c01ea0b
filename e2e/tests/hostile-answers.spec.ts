import { port } from '../accounts.ts';
import { chatPage } from '../chat-page.ts';
import { payloads } from '../hostile-answers.ts';
import { expect, type Request, test } from '../journey.ts';

/** Spec section 2; addresses without a scheme are relative. */
const keptSchemes = ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp'];

test('S2-90 S2-92 S2-93 400 hostile answers run nothing and reach no other host', async ({ page }) => {
  test.setTimeout(120_000);
  expect(payloads.length).toBe(400);
  const elsewhere: string[] = [];
  const events: string[] = [];
  // An image's address stays in the page; the content security policy stops the browser before it asks for it.
  const note = (request: Request) => {
    const { host, protocol } = new URL(request.url());
    const isBlocked = request.failure()?.errorText === 'csp';
    if (protocol !== 'blob:' && host !== `localhost:${port}` && !isBlocked) elsewhere.push(request.url());
  };
  page.on('requestfinished', note);
  page.on('requestfailed', note);
  page.on('dialog', async (dialog) => {
    events.push(dialog.message());
    await dialog.dismiss();
  });
  page.on('pageerror', (error) => events.push(error.message));
  page.on('popup', (popup) => events.push(`popup ${popup.url()}`));
  const pending = [...payloads];
  // Twenty to an answer, so that the page has them side by side; each in its own chunk, cut where it hurts.
  await page.route('**/api/chat-stream', (route) => {
    const chunks = pending.splice(0, 20).flatMap((text) => {
      const data = `${text}\n\n`.replaceAll('\n', '\\n');
      const middle = Math.floor(data.length / 2) + (data.charAt(Math.floor(data.length / 2)) === 'n' ? 1 : 0);
      return [data.slice(0, middle), data.slice(middle)];
    });
    const body = chunks.map((data) => `event: chunk\ndata: ${data}\n\n`).join('');
    return route.fulfill({ contentType: 'text/event-stream', body: `${body}event: end\ndata: [DONE]\n\n` });
  });
  await page.goto('/');
  const chat = chatPage(page);
  for (let answer = 1; pending.length > 0; answer += 1) {
    await chat.ask(`question ${answer}`);
    await chat.answered();
  }
  const found = await chat.conversation.evaluate((region) => ({
    addresses: [...region.querySelectorAll('a[href], img[src]')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
    ),
    active: [...region.querySelectorAll('script, iframe, object, embed, form, style, link, meta, video, svg[onload]')]
      .length,
    handlers: [...region.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    ).length,
  }));
  expect(found.addresses.length).toBeGreaterThan(20);
  const schemes = found.addresses.map((address) => /^\s*([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase());
  expect([...new Set(schemes)].filter((scheme) => scheme && !keptSchemes.includes(scheme))).toEqual([]);
  expect([found.active, found.handlers]).toEqual([0, 0]);
  expect(elsewhere).toEqual([]);
  expect(events).toEqual([]);
});
