import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIRequestContext } from '@playwright/test';
import { admin, port } from './accounts.ts';

/** Our server, as a foreign website names it: localhost is another site than 127.0.0.1. */
export const ours = `http://localhost:${port}`;

const tag = `<script src="${ours}/widget.js" async></script>`;
const text = `<header><h1>Millbrook Senior Center</h1><nav><a href="#a">Classes</a> <a href="#b">Meals</a></nav></header>
<main><p>Lunch from 11:30 am, rides to appointments on Tuesdays, and a pharmacist in the lobby every first Monday.</p>
<button>Sign up</button></main>`;
const page = (head: string, body = text, language = 'en') =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Millbrook</title>${head}${tag}</head><body>${body}</body></html>`;

/** Every rule that old style sheets throw at a page, at things that look like ours too. */
const reset = `<style>
* { all: revert; margin: 0 !important; padding: 0 !important; float: left !important; position: static !important; font: 9px serif !important;
  color: red !important; background: yellow !important; transition: all 2s !important; opacity: .9 !important; text-transform: uppercase !important }
iframe, section, button, svg, small, [popover], [role=dialog] { display: none !important; visibility: hidden !important; width: 1px !important }
body ~ *, rx-widget, html > :not(head, body) { display: none !important; visibility: hidden !important; transform: scale(0) !important; clip-path: circle(0) !important }
</style>`;

const theme = `<style>
html { font-size: 62.5% } body { transform: translateZ(0); overflow-x: hidden; font-family: Georgia }
.wrap div, #wpadminbar, .cookie { position: fixed; z-index: 2147483647; inset: 0 0 auto; height: 32px; background: #222 }
.cover { position: fixed; z-index: 2147483647; inset: 0; background: rgb(0 0 0 / .2) } a, button { pointer-events: none !important }
</style><script>
window.$ = window.jQuery = (find) => document.querySelectorAll(find); window.open = undefined; window.name = 'theme';
Array.prototype.last = function () { return this[this.length - 1] }; String.prototype.trimAll = function () { return this.trim() };
for (const name of ['data', 'start', 'panel', 'origin2', 'texts']) window[name] = { theme: true };
addEventListener('keydown', (event) => event.stopPropagation());
</script>`;

/** Draws its body anew all the time, later with another body element. */
const app = `<script>
const draw = () => { document.body.innerHTML = ${JSON.stringify(text)} };
addEventListener('DOMContentLoaded', () => {
  setInterval(draw, 100);
  setTimeout(() => { document.body.replaceWith(document.createElement('body')); draw(); history.pushState(null, '', '/app/next') }, 300);
});
</script>`;

const pages: Record<string, { html: string; policy?: string }> = {
  plain: { html: page('') },
  strict: {
    html: page(''),
    policy: `default-src 'none'; script-src ${ours}; frame-src ${ours}; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'`,
  },
  reset: { html: page(reset) },
  theme: { html: page(theme, `<div class="wrap">${text}<div></div></div><div class="cover"></div>`) },
  app: { html: page(app) },
  spanish: { html: page('', text, 'es-US') },
  blocked: { html: page(''), policy: `default-src 'none'; script-src ${ours}` },
};

/** The five kinds of websites that the widget has to stand. */
export const kinds = ['plain', 'strict', 'reset', 'theme', 'app'] as const;

export interface ForeignSite {
  origin: string;
  close(): void;
}

export async function openForeignSite(): Promise<ForeignSite> {
  const server = createServer((request, response) => {
    const found = pages[request.url?.slice(1) ?? ''];
    if (!found) return response.writeHead(204).end();
    if (found.policy) response.setHeader('content-security-policy', found.policy);
    return response.setHeader('content-type', 'text/html').end(found.html);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, close: () => server.close() };
}

/** Changes the list of websites in the settings; journeys beside this one may do the same. */
export async function changeHosts(request: APIRequestContext, change: (hosts: string[]) => string[]): Promise<void> {
  const { anonKey } = await (await request.get(`${ours}/api/backend-key`)).json();
  const signIn = await request.post(`${ours}/backend/auth/v1/token?grant_type=password`, {
    headers: { apikey: anonKey },
    data: admin,
  });
  const headers = { authorization: `Bearer ${(await signIn.json()).access_token}` };
  const address = `${ours}/api/admin/settings`;
  for (;;) {
    const { version, settings } = await (await request.get(address, { headers })).json();
    const hosts = change(settings.widget?.hosts ?? []);
    const saved = await request.put(address, {
      headers,
      data: { version, settings: { ...settings, widget: { hosts } } },
    });
    if (saved.ok()) return;
    if (saved.status() !== 409) throw new Error(`The websites were not saved: ${saved.status()} ${await saved.text()}`);
  }
}
