import type { StoreInfo } from '@rxweb/contracts/store';
import { canRender, renderVisitorPage } from '@rxweb/web/render';
import type { FastifyBaseLogger } from 'fastify';
import type { Feature } from '../../kernel/feature/feature.ts';
import { oncePerProgram } from '../../kernel/feature/once-per-program.ts';
import { describeError } from '../../kernel/log/describe-error.ts';
import type { LiveSettings } from '../../kernel/settings/live-settings.ts';
import { createPageCache } from './page-cache.ts';
import { readTemplates } from './page-html.ts';
import { webPage } from './web-page.ts';
import { serveWidget } from './widget.ts';

interface SiteDeps {
  webDir: string;
  store: StoreInfo;
  settings: LiveSettings;
  config: { publicUrl: string };
  anonKey: string;
  carrier: { kind: string } | null;
  log: FastifyBaseLogger;
  now(): Date;
}

const templatesOf = oncePerProgram(({ webDir }: SiteDeps) => readTemplates(webDir));

export const site: Feature<SiteDeps> = {
  name: 'site',
  inlineScripts: async (deps) => (await templatesOf(deps)).scriptHashes,
  async plugin(app, deps) {
    const { webDir, store, anonKey, carrier, log, now } = deps;
    const templates = await templatesOf(deps);
    const pages = createPageCache({
      templates,
      boot: { store, backend: { path: '/backend', anonKey }, ...(carrier?.kind === 'demo' && { isDemo: true }) },
      now,
      render: (await canRender(webDir)) ? (boot) => renderVisitorPage(webDir, boot) : null,
      onFailure: (error) => log.error({ failure: describeError(error) }, 'couldn’t render the front page'),
    });
    await webPage(app, { webDir, pages, store });
    serveWidget(app, { ...deps, pages, loader: templates.widgetLoader, url: deps.config.publicUrl });
  },
};
