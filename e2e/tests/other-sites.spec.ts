import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { port } from '../accounts.ts';
import { chatPage } from '../chat-page.ts';
import { expect, test } from '../journey.ts';

// Security row W2: what another site's page can do with ours while a visitor is here. 127.0.0.2 is this machine too, and another site.
const ours = `http://localhost:${port}`;
const question = 'Sent by another site';

const page = `<!doctype html>
<form id="form" method="post" enctype="text/plain" action="${ours}/api/chat-stream" target="answer">
  <input name='{"text":"${question}","attachments":[],"mode":"default","rest":"' value='"}'>
</form>
<iframe name="answer"></iframe>
<iframe id="framed" src="${ours}/"></iframe>`;

test('W2 another site reads nothing, writes nothing and frames nothing of ours', async ({ page: tab, context }) => {
  await tab.goto('/');
  const chat = chatPage(tab);
  await chat.ask('Are you open on Saturday?');
  await chat.answered();
  const cookies = await context.cookies(ours);
  expect(cookies.map(({ sameSite, httpOnly }) => ({ sameSite, httpOnly }))).toEqual([
    { sameSite: 'Strict', httpOnly: true },
  ]);

  const stranger = await context.newPage();
  const blocked: string[] = [];
  stranger.on('requestfailed', (request) => {
    if (request.method() === 'POST') blocked.push(request.failure()?.errorText ?? '');
  });
  const other = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(page));
  await once(other.listen(0, '127.0.0.2'), 'listening');
  await stranger.goto(`http://127.0.0.2:${(other.address() as AddressInfo).port}/`);

  const tries = await stranger.evaluate(
    async ({ ours, question }) => {
      const body = JSON.stringify({ text: question, attachments: [], mode: 'default' });
      const outcome = (work: Promise<string>) => work.catch(() => 'refused');
      const read = (path: string, init?: RequestInit) =>
        outcome(fetch(ours + path, { credentials: 'include', ...init }).then((answer) => answer.text()));
      const blind = (path: string, headers: HeadersInit) =>
        outcome(
          fetch(ours + path, { method: 'POST', mode: 'no-cors', credentials: 'include', headers, body }).then(
            (answer) => answer.type,
          ),
        );
      const seen = (element: HTMLImageElement | EventSource) =>
        new Promise<string>((resolve) => {
          element.addEventListener('load', () => resolve('seen'));
          element.addEventListener('open', () => resolve('seen'));
          element.addEventListener('error', () => resolve('refused'));
        });
      return {
        read: await Promise.all([
          read('/'),
          read('/api/store'),
          read('/backend/rest/v1/messages'),
          read('/api/storage/health'),
        ]),
        asked: await read('/api/chat-stream', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        }),
        blind: await Promise.all([
          blind('/api/chat-stream', { 'content-type': 'text/plain' }),
          blind('/api/chat-stream', { 'content-type': 'application/x-www-form-urlencoded' }),
          blind('/api/storage/upload-proxy', { 'content-type': 'text/plain' }),
        ]),
        picture: await seen(Object.assign(new Image(), { src: `${ours}/favicon.svg` })),
        events: await seen(new EventSource(`${ours}/api/chat-stream`, { withCredentials: true })),
        socket: await new Promise<string>((resolve) => {
          const socket = new WebSocket(`${ours.replace('http', 'ws')}/backend/realtime/v1/websocket?vsn=1.0.0`);
          socket.addEventListener('open', () => resolve('open'));
          socket.addEventListener('error', () => resolve('refused'));
        }),
      };
    },
    { ours, question },
  );
  expect(tries.read).toEqual(['refused', 'refused', 'refused', 'refused']);
  expect(tries.asked).toBe('refused');
  expect(tries).toMatchObject({ picture: 'refused', events: 'refused', socket: 'refused' });
  expect(tries.blind).toEqual(['refused', 'refused', 'refused']);

  // They reached us, but the browser kept our response from the page: no other site may read it.
  await expect.poll(() => blocked.filter((why) => why.includes('BLOCKED_BY_RESPONSE')).length).toBe(3);

  const answer = stranger.waitForResponse(`${ours}/api/chat-stream`);
  await stranger.locator('#form').evaluate((form: HTMLFormElement) => form.submit());
  expect((await answer).status()).toBe(403);
  await expect.poll(() => stranger.frames().filter((frame) => frame.url().startsWith(ours))).toEqual([]);
  await stranger.close();
  other.close();
});
