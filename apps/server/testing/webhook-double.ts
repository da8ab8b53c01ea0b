import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the other end does with a call: takes it, refuses it, hangs before or after it has taken it, or breaks the connection. */
export type WebhookMode = 'accept' | 'refuse' | 'hang' | 'reset' | 'accept and reset' | 'redirect';

export interface WebhookCall {
  headers: IncomingHttpHeaders;
  body: string;
}

export interface WebhookDouble {
  url: string;
  /** What comes next, one for each call; then `accept`. */
  modes: WebhookMode[];
  calls: WebhookCall[];
  accepted: WebhookCall[];
  close(): Promise<void>;
}

/** The other end of the pipeline. */
export async function startWebhookDouble(): Promise<WebhookDouble> {
  const [modes, calls, accepted]: [WebhookMode[], WebhookCall[], WebhookCall[]] = [[], [], []];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const call = { headers: request.headers, body };
    const mode = modes.shift() ?? 'accept';
    calls.push(call);
    if (mode.startsWith('accept')) accepted.push(call);
    answer(mode, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    modes,
    calls,
    accepted,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function answer(mode: WebhookMode, response: ServerResponse): void {
  if (mode === 'accept') response.writeHead(204).end();
  if (mode === 'refuse') response.writeHead(500).end('no');
  if (mode === 'redirect') response.writeHead(302, { location: '/elsewhere' }).end();
  if (mode.endsWith('reset')) response.destroy();
}
