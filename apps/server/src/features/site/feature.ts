import type { BootData } from '@rxweb/contracts/store';
import { shownLegalPages } from '@rxweb/domain/legal/page-state';
import { canRender, renderVisitorPage } from '@rxweb/web/render';
import { brandLook } from '../../kernel/brand/brand-look.ts';
import type { Feature } from '../../kernel/feature/feature.ts';
import { oncePerProgram } from '../../kernel/feature/once-per-program.ts';
import { describeError } from '../../kernel/log/describe-error.ts';
import type { LiveSettings } from '../../kernel/settings/live-settings.ts';
import { type BrandFilesDeps, serveBrandFiles } from './brand-files.ts';
import { createPageCache } from './page-cache.ts';
import { readTemplates } from './page-html.ts';
import { webPage } from './web-page.ts';
import { serveWidget } from './widget.ts';

interface SiteDeps extends BrandFilesDeps {
  config: { publicUrl: string };
  anonKey: string;
  carrier: { kind: string } | null;
  now(): Date;
}

const templatesOf = oncePerProgram(({ webDir }: SiteDeps) => readTemplates(webDir));

function legalBoot({ current: { legal }, bindingPages }: LiveSettings): NonNullable<BootData['legal']> {
  return {
    pages: shownLegalPages(legal, bindingPages),
    ...(legal?.textingProgram !== undefined && { program: legal.textingProgram }),
  };
}

export const site: Feature<SiteDeps> = {
  name: 'site',
  inlineScripts: async (deps) => (await templatesOf(deps)).scriptHashes,
  async plugin(app, deps) {
    const { webDir, store, settings, anonKey, carrier, log, now } = deps;
    const templates = await templatesOf(deps);
    const pages = createPageCache({
      templates,
      boot: {
        store,
        backend: { path: '/backend', anonKey },
        ...(carrier?.kind === 'demo' && { isDemo: true }),
        ...(carrier === null && { hasNoCarrier: true }),
      },
      look: () => brandLook(settings.current.brand),
      legal: () => legalBoot(settings),
      now,
      render: (await canRender(webDir)) ? (boot) => renderVisitorPage(webDir, boot) : null,
      onFailure: (error) => log.error({ failure: describeError(error) }, 'couldn’t render the front page'),
    });
    await webPage(app, { webDir, pages, store, settings });
    serveBrandFiles(app, deps);
    serveWidget(app, { ...deps, pages, loader: templates.widgetLoader, url: deps.config.publicUrl });
  },
};
