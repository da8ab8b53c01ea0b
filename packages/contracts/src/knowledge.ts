import * as z from 'zod/mini';
import { careTiers } from './chat.ts';
import { conversationRoles } from './conversations.ts';
import { calendarDate } from './shared/calendar-date.ts';
import { defineEndpoint } from './shared/endpoint.ts';
import { languages } from './shared/language.ts';
import { rowId } from './shared/row-id.ts';

const language = z.enum(languages);
const version = z.int().check(z.nonnegative());

export const knowledgeLimits = { answerChars: 2_000, questions: 60, keywords: 200, checkQuestions: 200 } as const;

/** Names a page in all languages. */
export const pageId = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, digits and hyphens'), z.maxLength(60));

/** Store facts that an answer may contain. */
export const placeholders = ['name', 'phone'] as const;
const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The placeholders of an answer that are none, such as `{{fax}}`. */
export function unknownPlaceholders(answer: string): string[] {
  const known = new Set<string>(placeholders);
  return [...answer.matchAll(placeholder)].flatMap(([whole, name = '']) => (known.has(name) ? [] : [whole]));
}

/** What a page says about itself, above its answer. */
export const pageFields = {
  title: z.string().check(z.minLength(1), z.maxLength(80)),
  /** When a person last reviewed the page. */
  reviewed: calendarDate,
  /** Sample questions in the page's language. The first one is offered as a suggestion. */
  questions: z
    .array(z.string().check(z.minLength(3), z.maxLength(160)))
    .check(z.minLength(1), z.maxLength(knowledgeLimits.questions)),
  /** Keywords that ask for it; a keyword of several words needs all of them. */
  keywords: z._default(
    z.array(z.string().check(z.minLength(2), z.maxLength(40))).check(z.maxLength(knowledgeLimits.keywords)),
    [],
  ),
  /** Source of facts that are not the store's own: its name, a comma and its URL. Visitors get it as a link. */
  source: z.optional(z.string().check(z.minLength(3), z.maxLength(300))),
} as const;

/** A page in one language. */
export const pageText = z.strictObject({
  ...pageFields,
  /** Markdown with `{{name}}` and `{{phone}}`. */
  answer: z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(knowledgeLimits.answerChars),
    z.refine((answer) => unknownPlaceholders(answer).length === 0, 'may contain {{name}} and {{phone}} only'),
  ),
});
export type PageText = z.infer<typeof pageText>;

/** A saved version of a page in one language. */
export const pageVersion = z.object({
  version,
  /** Null: the page was taken away. */
  page: z.nullable(pageText),
  isDraft: z.boolean(),
  origin: z.enum(['seed', 'edit', 'revert', 'import']),
  /** ISO 8601. */
  savedAt: z.string(),
  /** Null: the program or the operator's command. */
  savedBy: z.nullable(z.string()),
  savedByName: z.nullable(z.string()),
});
export type PageVersion = z.infer<typeof pageVersion>;

/** A page in the list, by its newest version. */
export const listedPage = z.object({
  id: pageId,
  language,
  title: z.string(),
  reviewed: z.string(),
  isPublished: z.boolean(),
  hasDraft: z.boolean(),
  /** Answers from it in 30 days, in both languages. */
  uses: z.number(),
  /** As the program brought it: not checked at the store yet. */
  isSample: z._default(z.boolean(), false),
  /** Published before its other language said something new. */
  isOld: z._default(z.boolean(), false),
  savedAt: z.string(),
});
export type ListedPage = z.infer<typeof listedPage>;

const base = '/api/knowledge';
const access = conversationRoles;
const onePage = { params: z.strictObject({ id: pageId, language }) } as const;
/** The newest version that the person saw; 0 for a new page. */
const seen = z.strictObject({ version });
const versions = z.object({ id: pageId, language, versions: z.array(pageVersion) });

export const listPages = defineEndpoint({
  method: 'GET',
  path: `${base}/pages`,
  access,
  input: {},
  /** Read-only: `KNOWLEDGE_DIR` is set, so the files decide. */
  output: z.object({ pages: z.array(listedPage), isReadOnly: z.boolean() }),
  errors: [],
});

/** All versions of a page, newest first; empty for a page that never was. */
export const getPage = defineEndpoint({
  method: 'GET',
  path: `${base}/pages/:id/:language`,
  access,
  input: onePage,
  output: versions,
  errors: [],
});

const changeErrors = ['conflict', 'knowledge_read_only'] as const;

/**
 * Saves a draft, or publishes. `conflict` with all versions if the one seen isn't the newest; `knowledge_refused` names the safety rules
 * that a published page would break.
 */
export const savePage = defineEndpoint({
  method: 'PUT',
  path: `${base}/pages/:id/:language`,
  access,
  input: { ...onePage, body: z.strictObject({ version, page: pageText, isDraft: z.boolean() }) },
  output: versions,
  errors: [...changeErrors, 'knowledge_refused'],
});

/** Publishes the words of an earlier version again. */
export const revertPage = defineEndpoint({
  method: 'POST',
  path: `${base}/pages/:id/:language/revert`,
  access,
  input: { ...onePage, body: z.strictObject({ version, to: version }) },
  output: versions,
  errors: [...changeErrors, 'not_found', 'knowledge_refused'],
});

/** Renews the date of review and changes nothing else. */
export const markReviewed = defineEndpoint({
  method: 'POST',
  path: `${base}/pages/:id/:language/reviewed`,
  access,
  input: { ...onePage, body: seen },
  output: versions,
  errors: [...changeErrors, 'not_found'],
});

/** Takes a page away, with its draft. Its versions stay. */
export const removePage = defineEndpoint({
  method: 'POST',
  path: `${base}/pages/:id/:language/removed`,
  access,
  input: { ...onePage, body: seen },
  output: versions,
  errors: [...changeErrors, 'not_found'],
});

const draft = z.strictObject({ id: pageId, language, page: pageText });

/** What publishing a page would mean. */
export const checkPage = defineEndpoint({
  method: 'POST',
  path: `${base}/check`,
  access,
  input: { body: draft },
  output: z.object({
    /** Safety rules that it breaks; it can't be published with any. */
    faults: z.array(z.string()),
    /** Worth a look. */
    advice: z.array(z.string()),
    /** Check questions of the store that would lead elsewhere. A page's id, a fact's name, a card's tier, or null for no answer. */
    changes: z.array(z.object({ question: z.string(), expects: z.string(), leadsTo: z.nullable(z.string()) })),
  }),
  errors: [],
});

/** Asks what a visitor would, with an unpublished page if one is given. Nothing is kept, and no language model is asked. */
export const askAssistant = defineEndpoint({
  method: 'POST',
  path: `${base}/ask`,
  access,
  input: {
    body: z.strictObject({
      text: z.string().check(z.minLength(1), z.maxLength(500)),
      language,
      draft: z.optional(draft),
    }),
  },
  output: z.object({
    /** Markdown. */
    text: z.string(),
    /** The card of the safety gate that comes instead of an answer. */
    card: z.nullable(z.enum(careTiers)),
    /** A page's id or a fact's name; null for no answer. */
    leadsTo: z.nullable(z.string()),
  }),
  errors: [],
});

export const checkQuestion = z.strictObject({
  language,
  question: z.string().check(z.trim(), z.minLength(3), z.maxLength(160)),
  expects: z.string().check(z.minLength(1), z.maxLength(60)),
});
export type CheckQuestion = z.infer<typeof checkQuestion>;

export const listCheckQuestions = defineEndpoint({
  method: 'GET',
  path: `${base}/check-questions`,
  access,
  input: {},
  output: z.object({
    questions: z.array(z.object({ ...checkQuestion.shape, leadsTo: z.nullable(z.string()) })),
  }),
  errors: [],
});

/** Adds one, or changes what it expects. `conflict` when there are too many. */
export const saveCheckQuestion = defineEndpoint({
  method: 'PUT',
  path: `${base}/check-questions`,
  access,
  input: { body: checkQuestion },
  output: z.object({}),
  errors: ['conflict'],
});

export const removeCheckQuestion = defineEndpoint({
  method: 'POST',
  path: `${base}/check-questions/removed`,
  access,
  input: { body: z.pick(checkQuestion, { language: true, question: true }) },
  output: z.object({}),
  errors: ['not_found'],
});

/** Unanswered questions that mean the same. */
export const questionGroup = z.object({
  /** The turns, to settle them together. */
  turnIds: z.array(z.string()),
  language,
  /** Different wordings, newest first, at most five. */
  examples: z.array(z.string()),
  /** The page that comes nearest, for “Add to a page”. */
  nearest: z.nullable(pageId),
});
export type QuestionGroup = z.infer<typeof questionGroup>;

/** The unanswered questions grouped by meaning, largest group first. */
export const listQuestionGroups = defineEndpoint({
  method: 'GET',
  path: `${base}/question-groups`,
  access,
  input: {},
  output: z.object({ groups: z.array(questionGroup), isComplete: z.boolean() }),
  errors: [],
});

/** Takes the questions of a group off the list. Returns how many were still open. */
export const settleQuestions = defineEndpoint({
  method: 'POST',
  path: `${base}/question-groups/settled`,
  access,
  input: {
    body: z.strictObject({
      turnIds: z.array(rowId).check(z.minLength(1), z.maxLength(500)),
    }),
  },
  output: z.object({ settled: z.number() }),
  errors: [],
});
