import { createRequire } from 'node:module';
import { knowledgeLimits, pageFields, pageId, unknownPlaceholders } from '@rxweb/contracts/knowledge';
import type { StoreInfo } from '@rxweb/contracts/store';
import { formatPhone } from '@rxweb/domain/text/format';
import * as z from 'zod/mini';
import { ConfigError } from '../../config/config-error.ts';
import type { StoredPage } from '../../kernel/knowledge/knowledge.repository.ts';
import { readPlainFrontMatter } from './plain-front-matter.ts';

const frontMatter = z.strictObject({ id: pageId, ...pageFields });

export type KnowledgePage = z.infer<typeof frontMatter> & {
  /** Markdown with the store's name and phone filled in. */
  answer: string;
};

/** A page of a file, as its writer wrote it. */
export type PageSource = Omit<StoredPage, 'language'>;

/**
 * Parses a page of `knowledge/`: front matter between two `---` lines, then the answer as markdown with `{{name}}` and `{{phone}}`. Throws
 * a {@link ConfigError} that names the file and each invalid field.
 */
export function parsePageSource(file: string, text: string): PageSource {
  const parts = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)([\s\S]*)$/.exec(text);
  if (!parts) throw fault(file, 'it must start with front matter between two lines of ---');
  const fields = z.safeParse(frontMatter, readYaml(file, parts[1] ?? ''));
  if (!fields.success) throw fault(file, fields.error.issues.map(describeIssue).join('; '));
  const { id, ...page } = fields.data;
  return { id, page: { ...page, answer: checkedAnswer(file, (parts[2] ?? '').replaceAll('\r\n', '\n').trim()) } };
}

/** As {@link parsePageSource}, with the store's facts filled in. */
export function parseKnowledgePage(file: string, text: string, store: StoreInfo): KnowledgePage {
  return fillPage(parsePageSource(file, text), store);
}

/** A page as visitors read it: with the store's name and phone. */
export function fillPage({ id, page }: PageSource, store: StoreInfo): KnowledgePage {
  const values: Record<string, string> = { name: store.name, phone: formatPhone(store.phone) };
  const answer = page.answer.replace(/\{\{\s*([^{}]*?)\s*\}\}/g, (whole, name: string) => values[name] ?? whole);
  return { id, ...page, answer };
}

function describeIssue(issue: z.core.$ZodIssue): string {
  const field = issue.path.join('.') || 'front matter';
  if (issue.code === 'unrecognized_keys') return `${field}: ${issue.keys.join(', ')} isn’t a page field`;
  if (issue.code === 'invalid_type') return `${field}: is missing, or isn’t ${issue.expected}`;
  if (issue.code === 'too_small') return `${field}: is too short`;
  return `${field}: ${issue.code === 'too_big' ? 'is too long' : issue.message}`;
}

/** The library is loaded only for a page that needs it. */
const loadYaml = (): typeof import('yaml') => createRequire(import.meta.url)('yaml');

function readYaml(file: string, text: string): unknown {
  const plain = readPlainFrontMatter(text);
  if (plain) return plain;
  const { parseDocument } = loadYaml();
  const document = parseDocument(text, { schema: 'core' });
  const [error] = document.errors;
  if (error) throw fault(file, `front matter: ${error.message.split('\n', 1)[0]}`);
  return document.toJS({ maxAliasCount: 0 });
}

function checkedAnswer(file: string, answer: string): string {
  const { answerChars } = knowledgeLimits;
  if (answer === '') throw fault(file, 'the answer below the front matter is empty');
  if (answer.length > answerChars) throw fault(file, `the answer is longer than ${answerChars} characters`);
  const [unknown] = unknownPlaceholders(answer);
  if (unknown) throw fault(file, `${unknown} isn’t a known placeholder; use {{name}} or {{phone}}`);
  return answer;
}

function fault(file: string, what: string): ConfigError {
  return new ConfigError(`KNOWLEDGE_DIR ${file}: ${what}`);
}
