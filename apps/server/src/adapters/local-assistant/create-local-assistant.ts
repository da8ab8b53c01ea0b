import type { Language } from '@rxweb/contracts/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import type { Answerer, AnswerPart, Question } from '../../features/chat/answerer.ts';
import { composeAnswer, type Knowledge } from './compose-answer.ts';
import type { KnowledgePage } from './knowledge-page.ts';
import { createLibrary } from './library.ts';
import { readKnowledge } from './read-knowledge.ts';

export interface LocalAssistantOptions {
  /** The folder that holds `en/*.md` and `es/*.md`. */
  knowledgeDir: string;
  store: StoreInfo;
}

/** The local answerer, and the pages it answers from as they are now: a language model is given the same ones. */
export interface LocalAssistant extends Answerer {
  /** The pages to read in that language; a changed folder gives a new list. */
  pages(language: Language): readonly KnowledgePage[];
}

/**
 * The answerer that needs no account: it says what `store.json` and `knowledge/` say, and no more. Throws a `ConfigError` when a page of
 * knowledge is not right.
 */
export async function createLocalAssistant({ knowledgeDir, store }: LocalAssistantOptions): Promise<LocalAssistant> {
  const knowledge: Knowledge = { store, library: createLibrary(await readKnowledge(knowledgeDir, store)) };
  return {
    answer: (question, signal) => stream(knowledge, question, signal),
    pages: (language) => knowledge.library.pages[language],
  };
}

async function* stream(knowledge: Knowledge, question: Question, signal: AbortSignal): AsyncGenerator<AnswerPart> {
  const { text, sources, outcome, intent, suggestions, offersPerson } = composeAnswer(knowledge, question);
  yield { type: 'outcome', by: 'local', outcome, intent };
  for (const chunk of wordGroups(text)) {
    if (signal.aborted) return;
    yield { type: 'chunk', text: chunk };
  }
  if (signal.aborted) return;
  if (sources.length > 0) yield { type: 'sources', sources: [...sources] };
  if (suggestions) yield { type: 'suggestions', suggestions: [...suggestions] };
  if (offersPerson) yield { type: 'hand-off' };
}

/** A text in pieces of a few words, nothing lost between them. */
function wordGroups(text: string): string[] {
  return text.match(/(?:\s*\S+){1,6}\s*/g) ?? [text];
}
