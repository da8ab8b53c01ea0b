import { type Language, languages } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import { createChangeDetector } from '../../config/file-changes.ts';
import type { Answerer, AnswerPart, Question } from '../../features/chat/answerer.ts';
import type { AssistantPages } from '../../kernel/knowledge/assistant-pages.ts';
import type { StoredPage } from '../../kernel/knowledge/knowledge.repository.ts';
import type { Answer } from './answer.ts';
import { listMessageFiles } from './asks/marked-message.ts';
import { medicineShare } from './asks/medicine-share.ts';
import { composeAnswer, composeBeside, type Knowledge } from './compose-answer.ts';
import { listAskedFiles } from './intents/read-asked.ts';
import { readSampleQuestions, type WarmUpStep } from './intents/sample-questions.ts';
import { createLibrary } from './library.ts';
import type { KnowledgePage } from './pages/knowledge-page.ts';
import { createTrials } from './pages/try-pages.ts';
import { fillPages, listKnowledgeFiles, readPageSources } from './read-knowledge.ts';

export interface LocalAssistantOptions {
  /** Folder with `en/*.md` and `es/*.md`, and optional sample questions: `en/asked/*.txt`, `es/asked/*.txt`. */
  knowledgeDir: string;
  /** Read for each answer, so facts may change. */
  store: StoreInfo;
}

/** The local answerer and its current pages, which a language model gets too. */
export interface LocalAssistant
  extends Omit<Answerer, 'answerBeside' | 'medicineShare'>,
    Required<Pick<Answerer, 'answerBeside' | 'medicineShare'>> {
  /** The pages in that language; a changed folder gives a new list. */
  pages(language: Language): readonly KnowledgePage[];
  /** Whether an earlier start learned from the sample questions. */
  isLearned(): boolean;
  /** Warm-up steps of about 100 ms that the first question would otherwise wait for. */
  warmUpSteps: readonly WarmUpStep[];
  /**
   * Applies changes of the folder, or of the store's name and phone; returns whether there were any. Throws a `ConfigError` and keeps the
   * current pages while one is invalid.
   */
  refresh(): Promise<boolean>;
  /** The current pages with placeholders. */
  sources(): readonly StoredPage[];
  /** From now on these pages are answered from, and no file. The sample questions stay. */
  use(pages: readonly StoredPage[]): Promise<void>;
  trial: AssistantPages;
}

/** The answerer without an account: says only what `store.json` and `knowledge/` say. Throws a `ConfigError` for an invalid page. */
export async function createLocalAssistant({ knowledgeDir, store }: LocalAssistantOptions): Promise<LocalAssistant> {
  const filesChanged = await createChangeDetector(async () =>
    (
      await Promise.all([
        ...[listKnowledgeFiles, listAskedFiles].flatMap((list) =>
          languages.map((language) => list(knowledgeDir, language)),
        ),
        listMessageFiles(knowledgeDir),
      ])
    ).flat(),
  );
  let filledIn = placeholdersOf(store);
  let sources: readonly StoredPage[] = await readPageSources(knowledgeDir);
  let samples = await readSampleQuestions(knowledgeDir);
  let isOfFiles = true;
  const build = () => createLibrary(fillPages(sources, store), samples);
  const knowledge: Knowledge = { store, library: build() };
  return {
    answer: (question, signal) => stream(composeAnswer(knowledge, question), signal),
    answerBeside: (question) => partsOf(composeBeside(knowledge, question)),
    medicineShare: (text, before) => medicineShare(knowledge.library, text, before),
    isLearned: () => samples.areLearned(),
    // Of the library at that time: it may be replaced before they run.
    warmUpSteps: [
      ...knowledge.library.warmUpSteps.map((_, index) => () => knowledge.library.warmUpSteps[index]?.()),
      // Compiles the patterns of all rules.
      () => void composeAnswer(knowledge, anyQuestion()),
    ],
    pages: (language) => knowledge.library.pages[language],
    sources: () => sources,
    trial: createTrials({ store, samples: () => samples }),
    async refresh() {
      const isOld = isOfFiles && (await filesChanged());
      if (!isOld && filledIn === placeholdersOf(store)) return false;
      if (isOld) {
        [sources, samples] = await Promise.all([readPageSources(knowledgeDir), readSampleQuestions(knowledgeDir)]);
      }
      filledIn = placeholdersOf(store);
      knowledge.library = build();
      return true;
    },
    async use(pages) {
      isOfFiles = false;
      sources = pages;
      knowledge.library = build();
    },
  };
}

const anyQuestion = (): Question => ({
  text: 'Hello',
  visitorKey: 'warm-up',
  language: 'en',
  now: new Date(),
  waitsForPerson: false,
  history: [],
  files: [],
});

/** Store details that pages contain. */
function placeholdersOf({ name, phone }: StoreInfo): string {
  return `${name} ${phone}`;
}

/** The parts below the pharmacist's card, which offers a person itself. */
function partsOf(answer: Answer | null): AnswerPart[] {
  if (!answer) return [];
  const { text, sources } = answer;
  return [
    { type: 'chunk', text },
    { type: 'sources', sources: [...sources] },
  ];
}

async function* stream(answer: Answer, signal: AbortSignal): AsyncGenerator<AnswerPart> {
  const { text, sources, outcome, intent, suggestions, offersPerson, isDetail } = answer;
  yield { type: 'outcome', by: 'local', outcome, intent, ...(isDetail && { isDetail }) };
  for (const chunk of wordGroups(text)) {
    if (signal.aborted) return;
    yield { type: 'chunk', text: chunk };
  }
  if (signal.aborted) return;
  if (sources.length > 0) yield { type: 'sources', sources: [...sources] };
  if (suggestions) yield { type: 'suggestions', suggestions: [...suggestions] };
  if (offersPerson) yield { type: 'hand-off', ...(offersPerson === 'button' && { as: offersPerson }) };
}

/** Splits a text into pieces of a few words, without losing any. */
function wordGroups(text: string): string[] {
  return text.match(/(?:\s*\S+){1,6}\s*/g) ?? [text];
}
