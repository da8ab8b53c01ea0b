import { type Language, languages } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import type { Answerer, AnswerPart, Question } from '../../features/chat/answerer.ts';
import { createChangeDetector } from '../../features/store/file-changes.ts';
import { composeAnswer, type Knowledge } from './compose-answer.ts';
import type { KnowledgePage } from './knowledge-page.ts';
import { createLibrary, type Library } from './library.ts';
import { listAskedFiles, readAsked } from './read-asked.ts';
import { listKnowledgeFiles, readKnowledge } from './read-knowledge.ts';

export interface LocalAssistantOptions {
  /** The folder that holds `en/*.md` and `es/*.md`, and may hold lists of ways of asking: `en/asked/*.txt`, `es/asked/*.txt`. */
  knowledgeDir: string;
  /** Is read at each answer, so its facts may change. */
  store: StoreInfo;
}

/** The local answerer, and the pages it answers from as they are now: a language model is given the same ones. */
export interface LocalAssistant extends Answerer {
  /** The pages to read in that language; a changed folder gives a new list. */
  pages(language: Language): readonly KnowledgePage[];
  /** Steps of some 100 ms that make what the first question else has to wait for. */
  preparations: readonly (() => void)[];
  /**
   * Takes over what changed in the folder, or in the store's name and phone; tells whether anything did. Throws a `ConfigError`, and keeps
   * all pages as they were, while one is not right.
   */
  refresh(): Promise<boolean>;
}

/**
 * The answerer that needs no account: it says what `store.json` and `knowledge/` say, and no more. Throws a `ConfigError` when a page of
 * knowledge is not right.
 */
export async function createLocalAssistant({ knowledgeDir, store }: LocalAssistantOptions): Promise<LocalAssistant> {
  const filesChanged = await createChangeDetector(async () =>
    (
      await Promise.all(
        [listKnowledgeFiles, listAskedFiles].flatMap((list) =>
          languages.map((language) => list(knowledgeDir, language)),
        ),
      )
    ).flat(),
  );
  let filledIn = placeholdersOf(store);
  const knowledge: Knowledge = { store, library: await readLibrary(knowledgeDir, store) };
  return {
    answer: (question, signal) => stream(knowledge, question, signal),
    preparations: knowledge.library.preparations,
    pages: (language) => knowledge.library.pages[language],
    async refresh() {
      const isOld = await filesChanged();
      if (!isOld && filledIn === placeholdersOf(store)) return false;
      filledIn = placeholdersOf(store);
      knowledge.library = await readLibrary(knowledgeDir, store);
      return true;
    },
  };
}

async function readLibrary(knowledgeDir: string, store: StoreInfo): Promise<Library> {
  return createLibrary(await readKnowledge(knowledgeDir, store), await readAsked(knowledgeDir));
}

/** What of the store stands in the pages. */
function placeholdersOf({ name, phone }: StoreInfo): string {
  return `${name} ${phone}`;
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
