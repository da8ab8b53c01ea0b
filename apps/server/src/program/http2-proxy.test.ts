import { connect, type IncomingHttpHeaders } from 'node:http2';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { paddedPdf } from '../../testing/files/padded-pdf.ts';
import { type Http2Proxy, startHttp2Proxy } from '../../testing/http2-proxy-double.ts';

// The server as most stores have it: behind a proxy that speaks HTTP/2 with browsers and HTTP/1.1 with us.

let test: TestApp;
let proxy: Http2Proxy;

beforeAll(async () => {
  test = await createTestApp();
  proxy = await startHttp2Proxy(test.url);
});
afterAll(async () => {
  await proxy.close();
  await test.close();
});

async function ask(headers: Record<string, string>, body?: string | Buffer) {
  const session = connect(proxy.url);
  const stream = session.request(headers);
  const { promise, resolve, reject } = Promise.withResolvers<IncomingHttpHeaders>();
  stream.on('response', resolve).on('error', reject);
  stream.end(body);
  const answered = { head: await promise, text: await text(stream) };
  session.close();
  return answered;
}

describe('behind an HTTP/2 proxy', () => {
  it('serves the page, and says that it is still the same', async () => {
    const first = await ask({ ':path': '/', 'accept-encoding': 'identity' });
    expect(first.head).toMatchObject({ ':status': 200, 'cache-control': 'no-cache' });
    expect(first.text).toContain('id="rx-boot"');
    const again = await ask({ ':path': '/', 'if-none-match': String(first.head.etag) });
    expect([again.head[':status'], again.text]).toEqual([304, '']);
  });

  it('streams an answer as it comes, to its end', async () => {
    const body = JSON.stringify({ text: 'When are you open?', attachments: [], mode: 'default' });
    const { head, text: said } = await ask(
      {
        ':method': 'POST',
        ':path': '/api/chat-stream',
        'content-type': 'application/json',
        'x-chat-id': 'chat-1790000000000',
      },
      body,
    );
    expect(head).toMatchObject({ ':status': 200, 'content-type': expect.stringContaining('text/event-stream') });
    expect(said).toMatch(/event: end\ndata: \[DONE\]\n\n$/);
  });

  it('takes a file, and refuses one that is too large', async () => {
    const send = (bytes: number) => {
      const file = paddedPdf(bytes);
      const headers = { 'content-type': 'application/pdf', 'x-file-path': 'scan.pdf' };
      return ask({ ':method': 'POST', ':path': '/api/storage/upload-proxy', ...headers }, file);
    };
    const taken = await send(2_000_000);
    expect(taken.head[':status']).toBe(200);
    expect(JSON.parse(taken.text).path).toMatch(/\.pdf$/);
    expect((await send(11_000_000)).head[':status']).toBe(413);
  });

  it('lets a connection that stays open through', async () => {
    const session = connect(proxy.url);
    await new Promise((resolve) => session.once('remoteSettings', resolve));
    const stream = session.request({
      ':method': 'CONNECT',
      ':protocol': 'websocket',
      ':path': `/backend/realtime/v1/websocket?apikey=${test.context.anonKey}&vsn=1.0.0`,
      'sec-websocket-version': '13',
    });
    const head = await new Promise<IncomingHttpHeaders>((resolve) => stream.once('response', resolve));
    expect(head[':status']).toBe(200);
    stream.close();
    session.close();
  });

  it('keeps an idle connection longer than the proxy does, so that none is closed under a request', () => {
    expect(test.app.server.keepAliveTimeout).toBeGreaterThan(60_000);
    expect(test.app.server.headersTimeout).toBeGreaterThan(0);
  });

  it('uses one connection to the server for one request after the other', async () => {
    const before = proxy.connectionsMade();
    for (let request = 0; request < 5; request++) await ask({ ':path': '/healthz' });
    expect(proxy.connectionsMade() - before).toBeLessThanOrEqual(1);
  });
});
