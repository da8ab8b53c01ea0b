import type { Language } from '@rxweb/contracts/shared/language';

export const knowledgePaths = {
  pages: '/app/knowledge',
  page: '/app/knowledge/pages/:id',
  questions: '/app/knowledge/questions',
  checks: '/app/knowledge/check-questions',
} as const;

export function pageHref(id: string, language: Language): string {
  return `/app/knowledge/pages/${id}${language === 'en' ? '' : `?language=${language}`}`;
}
