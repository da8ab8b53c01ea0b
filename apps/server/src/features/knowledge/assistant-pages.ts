import type { CareTier } from '@rxweb/contracts/chat';
import type { Language } from '@rxweb/contracts/shared/language';
import type { StoredPage } from '../../kernel/knowledge/knowledge.repository.ts';

/** Where a question leads: a card of the safety gate, or an answer from a page or a fact. */
export interface Given {
  text: string;
  card: CareTier | null;
  /** A page's id or a fact's name; null for no answer. */
  leadsTo: string | null;
}

/** What the assistant does with a set of pages, which may contain a draft. No language model is asked. */
export interface PageTrial {
  /** As the chat answers: the safety gate first. */
  ask(text: string, language: Language, now: Date): Given;
  /** What a published page must not say or lead to. */
  faultsOf(page: StoredPage, now: Date): string[];
  /** What an editor should look at. */
  adviceOf(page: StoredPage, now: Date): string[];
  /** The page that comes nearest to a question; null without any. */
  nearest(text: string): string | null;
}

/** The assistant, as the screens of the knowledge see it. */
export interface AssistantPages {
  tryPages(pages: readonly StoredPage[]): Promise<PageTrial>;
  /** The key terms of a text in either language. */
  termsOf(text: string): string[];
}
