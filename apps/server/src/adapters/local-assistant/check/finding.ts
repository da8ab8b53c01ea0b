import type { Language } from '@rxweb/contracts/shared/language';
import type { KnowledgePage } from '../knowledge-page.ts';

/** Something in the knowledge that a person should put right. */
export interface Finding {
  file: string;
  what: string;
}

/** A page with the file that it was read from. */
export interface PageFile {
  file: string;
  language: Language;
  page: KnowledgePage;
}
