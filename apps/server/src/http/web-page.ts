import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type BootData, bootDataElementId } from '@rxweb/contracts/store';
import { formatPhone } from '@rxweb/domain/format';
import { hoursLines, statusAt, storeDate } from '@rxweb/domain/opening-hours';
import { autoTheme, isWeekend, seasonOf } from '@rxweb/domain/theme';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { sendError } from './error-handler.ts';
import { webManifest } from './web-manifest.ts';

/** Puts a stored light or dark choice on the page before anything is painted. */
const themeScript = `(function(){try{var t=localStorage.getItem('rx-theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t;if(localStorage.getItem('rx-text')==='large')document.documentElement.dataset.text='large'}catch(e){}})()`;
export const themeScriptHash = createHash('sha256').update(themeScript).digest('base64');

export interface WebPageOptions {
  /** Vite's output. */
  webDir: string;
  boot: BootData;
  now(): Date;
}

/** Serves the built web app: hashed assets for ever, the page itself fresh with the running store's data in it. */
export async function webPage(app: FastifyInstance, { webDir, boot, now }: WebPageOptions): Promise<void> {
  const template = await readFile(join(webDir, 'index.html'), 'utf8');
  const sendPage = (reply: FastifyReply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(renderPage(template, boot, now()));

  await app.register(fastifyStatic, {
    root: webDir,
    index: false,
    wildcard: false,
    preCompressed: true,
    // The template itself is of no use to anybody.
    globIgnore: ['index.html*'],
    cacheControl: false,
    setHeaders: (response, path) => {
      const isHashed = path.includes('/assets/');
      response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get('/', (_request, reply) => sendPage(reply));
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify(webManifest(boot.store))),
  );
  app.setNotFoundHandler((request, reply) =>
    isPageRequest(request) ? sendPage(reply) : sendError(reply, new AppError('not_found')),
  );
}

/** Screens are the client's to know. What has a dot in it is a file that is not there; the rest belongs to programs. */
function isPageRequest({ method, url }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0] ?? '';
  return (method === 'GET' || method === 'HEAD') && !/^\/(api|backend)(\/|$)|\./.test(path);
}

function renderPage(template: string, boot: BootData, now: Date): string {
  const { store } = boot;
  const status = statusAt(store, now);
  const date = storeDate(store, now);
  const season = seasonOf(date);
  const weekend = isWeekend(date);
  const hours = hoursLines(store)
    .map((line) => `${line.days} ${line.hours}`)
    .join(' · ');
  const facts = `${store.address} · ${formatPhone(store.phone)} · ${hours}`;
  const root = `<html lang="en" data-theme="${autoTheme(status)}" data-season="${season}" class="season-${season}${weekend ? ' weekend' : ''}"${weekend ? ' data-weekend' : ''}>`;
  const head = `<title>${escapeHtml(store.name)}</title>
    <meta name="description" content="${escapeHtml(`${store.name}: ${facts}`)}">
    <link rel="manifest" href="/manifest.webmanifest">
    <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">
    <script>${themeScript}</script>`;
  // A data block is not run; `<` is escaped so that no value can end it.
  const data = `<script type="application/json" id="${bootDataElementId}">${JSON.stringify(boot).replaceAll('<', '\\u003c')}</script>`;
  return template
    .replace(/<html[^>]*>/, () => root)
    .replace('<!--rx-head-->', () => head)
    .replace('<!--rx-boot-->', () => data);
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
