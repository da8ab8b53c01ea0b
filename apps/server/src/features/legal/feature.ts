import { previewLegalPage } from '@rxweb/contracts/legal';
import type { Settings } from '@rxweb/contracts/settings';
import type { LegalPageName } from '@rxweb/contracts/settings/legal';
import type { Language } from '@rxweb/contracts/shared/language';
import { isPublic, type LegalPageState, legalPageState } from '@rxweb/domain/legal/page-state';
import type { FastifyInstance } from 'fastify';
import { brandLook } from '../../kernel/brand/brand-look.ts';
import type { Feature } from '../../kernel/feature/feature.ts';
import { languageHeaders, linkedLanguage } from '../../kernel/http/page-language.ts';
import { registerEndpoint } from '../../kernel/http/register-endpoint.ts';
import type { LiveSettings } from '../../kernel/settings/live-settings.ts';
import type { LegalFacts, LegalPage, LegalText } from './legal-text.ts';
import { ownBlocks } from './legal-text.ts';
import { accessibility } from './pages/accessibility.ts';
import { languageHelp, nondiscrimination, practices } from './pages/owners-pages.ts';
import { privacy } from './pages/privacy.ts';
import { smsTerms } from './pages/sms-terms.ts';
import { terms } from './pages/terms.ts';
import { renderLegalPage } from './render.ts';

/** In the order of their links. */
const pages = [privacy, terms, smsTerms, practices, nondiscrimination, languageHelp, accessibility];

interface LegalDeps {
  settings: LiveSettings;
  config: { chatRetentionDays: number; requestRetentionDays: number };
  model: { agreement: { vendor: string } | null } | null;
}

/** Public pages without a script: what the law and the carriers ask a store's website for. */
export const legal: Feature<LegalDeps> = {
  name: 'legal',
  async plugin(app, deps) {
    for (const page of pages) addPage(app, deps, page);
  },
  routes(api, deps) {
    registerEndpoint(api, deps, previewLegalPage, { limit: 'staff' }, async ({ input }) => {
      const { settings, page: name, language } = input.body;
      const page = pages.find((each) => each.name === name) ?? privacy;
      const facts = factsOf(deps, settings, language);
      return { html: htmlOf(deps, page, facts), isHidden: !facts.isShown(name) };
    });
  },
};

function addPage(app: FastifyInstance, deps: LegalDeps, page: LegalPage): void {
  app.get(`/${page.name}`, (request, reply) => {
    const language = linkedLanguage(request);
    const facts = factsOf(deps, deps.settings.current, language);
    return reply
      .code(facts.isShown(page.name) ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-language', language)
      .header('vary', languageHeaders.join(', '))
      .send(htmlOf(deps, page, facts));
  });
}

function htmlOf({ settings }: LegalDeps, page: LegalPage, facts: LegalFacts): string {
  const { language, store } = facts;
  return renderLegalPage({
    name: page.name,
    language,
    store,
    look: brandLook(settings.current.brand),
    state: facts.stateOf(page.name),
    version: settings.version,
    text: facts.isShown(page.name) ? textOf(page, facts) : null,
    links: pages
      .filter((other) => facts.isShown(other.name))
      .map((other) => ({ name: other.name, title: other.texts[language](facts).title })),
  });
}

function factsOf(deps: LegalDeps, { store, legal = {} }: Settings, language: Language): LegalFacts {
  const { config, model, settings } = deps;
  const stateOf = (name: LegalPageName): LegalPageState => legalPageState(name, legal, settings.bindingPages);
  return {
    store,
    legal,
    language,
    chatDays: config.chatRetentionDays,
    requestDays: config.requestRetentionDays,
    modelVendor: model?.agreement?.vendor ?? null,
    stateOf,
    isShown: (name) => isPublic(stateOf(name)),
  };
}

const moreTitles = { en: 'More from the pharmacy', es: 'Más de la farmacia' };

function textOf({ name, texts }: LegalPage, facts: LegalFacts): LegalText {
  const own = texts[facts.language](facts);
  const more = ownBlocks(facts.legal.more?.[name], facts.language);
  if (more.length === 0) return own;
  return { ...own, sections: [...own.sections, { title: moreTitles[facts.language], blocks: more }] };
}
