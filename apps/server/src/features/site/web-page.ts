import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { StoreInfo } from '@rxweb/contracts/store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brandLook } from '../../kernel/brand/brand-look.ts';
import { AppError } from '../../kernel/errors/app-error.ts';
import { sendError } from '../../kernel/http/error-handler.ts';
import { languageHeaders, pageLanguage } from '../../kernel/http/page-language.ts';
import type { LiveSettings } from '../../kernel/settings/live-settings.ts';
import { brandedFiles } from './brand-files.ts';
import { sendPage } from './compressed-page.ts';
import type { PageCache } from './page-cache.ts';
import { webManifest } from './web-manifest.ts';

export interface WebPageOptions {
  webDir: string;
  pages: PageCache;
  store: StoreInfo;
  settings: LiveSettings;
}

/** So the next visitor gets an idle front page at once. */
const renewMs = 30_000;

/** Hashed assets are cached forever, pages carry current store data. */
export async function webPage(app: FastifyInstance, { webDir, pages, store, settings }: WebPageOptions): Promise<void> {
  const sendFrontPage = async (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(request, reply, await pages.visitor(pageLanguage(request)), languageHeaders);
  const sendOtherPage = async (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(request, reply, await pages.other());

  await app.register(fastifyStatic, {
    root: webDir,
    index: false,
    wildcard: false,
    preCompressed: true,
    // Hide the server's templates and renderer.
    globIgnore: ['*.html', 'widget.js', 'server/**', 'assets/**', ...brandedFiles],
    cacheControl: false,
    setHeaders: (response, path) => {
      const isHashed = path.includes('/assets/');
      response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  await serveAssets(app, join(webDir, 'assets'));
  app.get('/', sendFrontPage);
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify(webManifest(store, brandLook(settings.current.brand)))),
  );
  app.setNotFoundHandler((request, reply) =>
    isPageRequest(request) ? sendOtherPage(request, reply) : sendError(reply, new AppError('not_found')),
  );
  keepReady(app, pages);
}

/** One route for all: hundreds of routes take a tenth of the start. Serves only files that exist now. */
async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  const names = new Set(await readdir(folder).catch(() => []));
  if (names.size === 0) return;
  app.get<{ Params: { name: string } }>('/assets/:name', (request, reply) => {
    const { name } = request.params;
    return names.has(name) ? reply.sendFile(name, folder) : reply.callNotFound();
  });
}

function keepReady(app: FastifyInstance, pages: PageCache): void {
  const renew = () => void pages.visitor('en').catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    renew();
    timer = setInterval(renew, renewMs).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}

/** The client routes screens. A path with a dot is a missing file; the rest belongs to programs. */
function isPageRequest({ method, url }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0] ?? '';
  return (method === 'GET' || method === 'HEAD') && !/^\/(api|backend)(\/|$)|\./.test(path);
}
