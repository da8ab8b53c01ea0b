import type { Language } from '@rxweb/contracts/shared/language';
import { type KnowledgeTexts, knowledgeEn } from '../store-content/knowledge-en.ts';
import { knowledgeEs } from '../store-content/knowledge-es.ts';
import { useLanguage } from './use-texts.ts';

const texts: Record<Language, KnowledgeTexts> = { en: knowledgeEn, es: knowledgeEs };

export function useKnowledgeTexts(): KnowledgeTexts {
  return texts[useLanguage()];
}
