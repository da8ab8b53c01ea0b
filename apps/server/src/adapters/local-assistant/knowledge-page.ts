import { createRequire } from 'node:module';
import type { StoreInfo } from '@rxweb/contracts/store';
import { formatPhone } from '@rxweb/domain/text/format';
import * as z from 'zod/mini';
import { ConfigError } from '../../config/config-error.ts';
import { readPlainFrontMatter } from './plain-front-matter.ts';

const maxAnswerChars = 2_000;

const frontMatter = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, digits and hyphens')),
  title: z.string().check(z.minLength(1), z.maxLength(80)),
  /** When a person last reviewed the page. */
  reviewed: z.string().check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, 'a date as YYYY-MM-DD'),
    z.refine((text) => new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ?? false, 'a date of the calendar'),
  ),
  /** Sample questions in the page's language. The first one is offered as a suggestion. */
  questions: z.array(z.string().check(z.minLength(3), z.maxLength(160))).check(z.minLength(1)),
  /** Keywords that ask for it; a keyword of several words needs all of them. */
  keywords: z._default(z.array(z.string().check(z.minLength(2), z.maxLength(40))), []),
  /** Source of facts that are not the store's own: its name, a comma and its URL. Visitors get it as a link. */
  source: z.optional(z.string().check(z.minLength(3), z.maxLength(300))),
});

export type KnowledgePage = z.infer<typeof frontMatter> & {
  /** Markdown with the store's name and phone filled in. */
  answer: string;
};

/**
 * Parses a page of `knowledge/`: front matter between two `---` lines, then the answer as markdown with `{{name}}` and `{{phone}}`. Throws
 * a {@link ConfigError} that names the file and each invalid field.
 */
export function parseKnowledgePage(file: string, text: string, store: StoreInfo): KnowledgePage {
  const parts = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)([\s\S]*)$/.exec(text);
  if (!parts) throw fault(file, 'it must start with front matter between two lines of ---');
  const fields = z.safeParse(frontMatter, readYaml(file, parts[1] ?? ''));
  if (!fields.success) throw fault(file, fields.error.issues.map(describeIssue).join('; '));
  return { ...fields.data, answer: fillIn(file, (parts[2] ?? '').replaceAll('\r\n', '\n').trim(), store) };
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

function fillIn(file: string, answer: string, store: StoreInfo): string {
  if (answer === '') throw fault(file, 'the answer below the front matter is empty');
  if (answer.length > maxAnswerChars) throw fault(file, `the answer is longer than ${maxAnswerChars} characters`);
  const values = new Map([
    ['name', store.name],
    ['phone', formatPhone(store.phone)],
  ]);
  return answer.replace(/\{\{\s*([^{}]*?)\s*\}\}/g, (placeholder, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw fault(file, `${placeholder} isn’t a known placeholder; use {{name}} or {{phone}}`);
    return value;
  });
}

function fault(file: string, what: string): ConfigError {
  return new ConfigError(`KNOWLEDGE_DIR ${file}: ${what}`);
}
