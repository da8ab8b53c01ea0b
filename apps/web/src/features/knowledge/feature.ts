import { pharmacyStaff } from '@rxweb/domain/access/permissions';
import type { WebFeature } from '../../app/feature.ts';
import { bookIcon } from '../../ui/staff-icons.ts';
import { knowledgePaths } from './knowledge-paths.ts';

const common = { access: pharmacyStaff, wrongRole: 'deny', isBilingual: true } as const;

export const knowledge: WebFeature = {
  name: 'knowledge',
  pages: [
    {
      ...common,
      path: knowledgePaths.pages,
      title: 'Knowledge',
      load: async () => ({ default: (await import('./list/pages-page.tsx')).PagesPage }),
    },
    {
      ...common,
      path: knowledgePaths.page,
      title: 'Knowledge page',
      load: async () => ({ default: (await import('./editor/editor-page.tsx')).EditorPage }),
    },
    {
      ...common,
      path: knowledgePaths.questions,
      title: 'Questions without an answer',
      load: async () => ({ default: (await import('./questions/questions-page.tsx')).QuestionsPage }),
    },
    {
      ...common,
      path: knowledgePaths.checks,
      title: 'Check questions',
      load: async () => ({ default: (await import('./questions/checks-page.tsx')).ChecksPage }),
    },
  ],
  nav: [{ label: 'Knowledge', path: knowledgePaths.pages, icon: bookIcon, order: 55 }],
};
