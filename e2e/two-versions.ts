import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server in front of the app's that can bring the app in a next version, be slow with the page, or be away. */
export interface TwoVersions {
  url: string;
  state: 'first' | 'next' | 'slow' | 'away';
  close(): Promise<void>;
}

/** A script of the build, wherever it is named. */
const scriptName = /(-[\w-]{7})\.js(?=["'`])/g;
const versionName = /(?<=version:`)[0-9a-f]{12}|(?<=[=,]`)[0-9a-f]{12}(?=`)/g;

/** The next version differs by the names of all scripts and of the kept list. Nothing is left in the browser's own cache. */
export async function startTwoVersions(upstream: string): Promise<TwoVersions> {
  const front: TwoVersions = { url: '', state: 'first', close: async () => undefined };
  const server = createServer(async (request, response) => {
    if (front.state === 'away') return response.writeHead(502).end('Bad gateway');
    // An answer that never comes.
    if (front.state === 'slow' && request.url === '/') return;
    const answer = await fetch(upstream + request.url?.replace('.next.js', '.js'), { method: 'GET' });
    const type = answer.headers.get('content-type') ?? '';
    const headers = { 'content-type': type, 'cache-control': 'no-store' };
    if (!/html|javascript/.test(type))
      return response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
    let text = await answer.text();
    // Files of the first version keep their names, because an open page continues to use them.
    const belongsToNext = /html/.test(type) || request.url === '/sw.js' || request.url?.endsWith('.next.js');
    if (front.state === 'next' && belongsToNext)
      text = text.replaceAll(scriptName, '$1.next.js').replaceAll(versionName, 'abcdefabcdef');
    response.writeHead(answer.status, headers).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  front.url = `http://localhost:${(server.address() as AddressInfo).port}/`;
  front.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return front;
}
