import { languages } from '@rxweb/contracts/shared/language';
import { type LegalPageState, legalPageState } from '@rxweb/domain/legal/page-state';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Feature } from '../../kernel/feature/feature.ts';
import { languageHeaders, pageLanguage } from '../../kernel/http/page-language.ts';
import type { LiveSettings } from '../../kernel/settings/live-settings.ts';
import type { LegalFacts, LegalPage, LegalText } from './legal-text.ts';
import { ownBlocks } from './legal-text.ts';
import { pages } from './pages.ts';
import { renderLegalPage } from './render.ts';

interface LegalDeps {
  settings: LiveSettings;
  config: { chatRetentionDays: number };
  model: { agreement: { vendor: string } | null } | null;
}

/** Public pages without a script: what the law and the carriers ask a store's website for. */
export const legal: Feature<LegalDeps> = {
  name: 'legal',
  async plugin(app, deps) {
    for (const page of pages) addPage(app, deps, page);
  },
};

function addPage(app: FastifyInstance, deps: LegalDeps, page: LegalPage): void {
  app.get(`/${page.name}`, (request, reply) => {
    const facts = factsFor(deps, request);
    const { language, store } = facts;
    const state = stateOf(facts, page);
    return reply
      .code(state.state === 'hidden' ? 404 : 200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-language', language)
      .header('vary', languageHeaders.join(', '))
      .send(
        renderLegalPage({
          name: page.name,
          language,
          store,
          state,
          version: deps.settings.version,
          text: state.state === 'hidden' ? null : textOf(page, facts),
          links: pages
            .filter((other) => stateOf(facts, other).state !== 'hidden')
            .map((other) => ({ name: other.name, title: other.texts[language](facts).title })),
        }),
      );
  });
}

const stateOf = ({ legal }: LegalFacts, { name }: LegalPage): LegalPageState => legalPageState(name, legal);

/** `?lang=` wins over the cookie, so that a link can name a language. */
function factsFor({ settings, config, model }: LegalDeps, request: FastifyRequest): LegalFacts {
  const { store, legal = {} } = settings.current;
  const asked = new URLSearchParams(request.url.split('?', 2)[1]).get('lang');
  return {
    store,
    legal,
    language: languages.find((language) => language === asked) ?? pageLanguage(request),
    chatDays: config.chatRetentionDays,
    modelVendor: model?.agreement?.vendor ?? null,
    isShown: (name) => legalPageState(name, legal).state !== 'hidden',
  };
}

const moreTitles = { en: 'More from the pharmacy', es: 'Más de la farmacia' };

function textOf({ name, texts }: LegalPage, facts: LegalFacts): LegalText {
  const own = texts[facts.language](facts);
  const more = ownBlocks(facts.legal.more?.[name], facts.language);
  if (more.length === 0) return own;
  return { ...own, sections: [...own.sections, { title: moreTitles[facts.language], blocks: more }] };
}
