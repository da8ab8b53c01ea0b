import { type KnowledgeTexts, knowledgeEn } from '../store-content/knowledge-en.ts';
import { lazyTexts } from './lazy-texts.ts';

export const useKnowledgeTexts = lazyTexts<KnowledgeTexts>(
  knowledgeEn,
  async () => (await import('../store-content/knowledge-es.ts')).knowledgeEs,
).use;
