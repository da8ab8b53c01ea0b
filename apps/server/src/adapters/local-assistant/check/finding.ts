import type { Language } from '@rxweb/contracts/shared/language';
import type { KnowledgePage } from '../pages/knowledge-page.ts';

/** A problem in the knowledge for a person to fix. */
export interface Finding {
  file: string;
  what: string;
}

/** A page and its file. */
export interface PageFile {
  file: string;
  language: Language;
  page: KnowledgePage;
}
