import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Answers what is no file, as a peer's protocol wants it; tells whether it did. */
export type Stub = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface Site {
  url: string;
  close(): void;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Serves the files of a folder on 127.0.0.1 by the means our own server has: brotli 11 made before, kept connections, hashed files for ever. */
export async function serveSite(folder: string, stub: Stub = () => false): Promise<Site> {
  const files = new Map<string, { body: Buffer; type: string }>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const type = types[extname(path)] ?? 'application/octet-stream';
    // Node's default is the highest level, 11.
    files.set(`/${relative(folder, path)}`, { body: brotliCompressSync(await readFile(path)), type });
  }
  const server = createServer({ keepAliveTimeout: 72_000 }, (request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    const file = files.get(path === '/' ? '/index.html' : path);
    if (!file) {
      if (stub(request, response)) return;
      // Nothing else is asked for by a page that is whole, but for what browsers ask by themselves.
      response.writeHead(path === '/favicon.ico' ? 204 : 404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': file.type,
      'content-encoding': 'br',
      'content-length': file.body.length,
      'cache-control': path === '/' ? 'no-cache' : 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    response.end(request.method === 'HEAD' ? undefined : file.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a listening server has no port');
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${address.port}/`, close };
}

/** Answers with JSON. */
export function sendJson(response: ServerResponse, value: unknown): true {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  return true;
}
