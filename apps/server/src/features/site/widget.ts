import type { Settings } from '@rxweb/contracts/settings';
import type { StoreInfo } from '@rxweb/contracts/store';
import { type WidgetData, widgetPath, widgetScriptPath } from '@rxweb/contracts/widget';
import type { AccentColors } from '@rxweb/domain/brand/accent';
import { statusAt } from '@rxweb/domain/store/opening-hours';
import type { FastifyInstance } from 'fastify';
import { brandLook } from '../../kernel/brand/brand-look.ts';
import { languageHeaders, pageLanguage } from '../../kernel/http/page-language.ts';
import { allowFraming } from '../../kernel/http/security-headers.ts';
import type { LiveSettings } from '../../kernel/settings/live-settings.ts';
import { type CompressedPage, compressPage, sendPage } from './compressed-page.ts';
import type { PageCache } from './page-cache.ts';

interface WidgetOptions {
  pages: PageCache;
  /** The built script, a function of `WidgetData`. */
  loader: string;
  store: StoreInfo;
  settings: LiveSettings;
  url: string;
  now(): Date;
}

/** The chat for other websites: a script, and the page in its frame (docs/decisions/0049). */
export function serveWidget(app: FastifyInstance, options: WidgetOptions): void {
  const { pages, settings } = options;
  const script = createScript(options);
  app.get(widgetPath, async (request, reply) => {
    allowFraming(reply, settings.current.widget?.hosts ?? []);
    return sendPage(request, reply, await pages.widget(pageLanguage(request)), languageHeaders);
  });
  app.get(widgetScriptPath, async (request, reply) => {
    reply.header('cross-origin-resource-policy', 'cross-origin');
    return sendPage(request, reply, await script());
  });
}

/** Built again only when its data change. Revalidated each time, so a change is live at the next page. */
function createScript({ loader, store, settings, url, now }: WidgetOptions): () => Promise<CompressedPage> {
  let last: { data: string; script: Promise<CompressedPage> } | null = null;
  return () => {
    const data = JSON.stringify(widgetData(store, settings.current, url, now()));
    if (last?.data !== data)
      last = { data, script: compressPage(`${loader}(${data});`, 'text/javascript; charset=utf-8') };
    return last.script;
  };
}

function widgetData(store: StoreInfo, { widget, brand }: Settings, url: string, at: Date): WidgetData {
  const { isOpen, closesAt, opensAt } = statusAt(store, at);
  const changesAtMs = (closesAt ?? opensAt)?.getTime() ?? null;
  const accent = brandLook(brand)?.accent;
  return {
    ...{ url, name: store.name, phone: store.phone, isOpen, changesAtMs, hosts: widget?.hosts ?? [] },
    ...(accent && { colors: [pair(accent.light), pair(accent.dark)] as const }),
  };
}

const pair = ({ accent, accentContrast }: AccentColors) => [accent, accentContrast] as const;
