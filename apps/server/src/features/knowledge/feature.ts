import type { Feature } from '../../kernel/feature/feature.ts';
import { checkPages } from './check-pages.ts';
import { knowledgeRoutes } from './knowledge.routes.ts';
import type { KnowledgeDeps } from './knowledge-deps.ts';

export const knowledge: Feature<KnowledgeDeps> = {
  name: 'knowledge',
  needs: ['chat', 'conversations'],
  routes: knowledgeRoutes,
  health: [{ part: 'pages', create: (deps) => async () => checkPages(deps) }],
};
