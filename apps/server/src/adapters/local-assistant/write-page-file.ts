import { createRequire } from 'node:module';
import type { PageSource } from './knowledge-page.ts';

/** The library is loaded only for an export. */
const loadYaml = (): typeof import('yaml') => createRequire(import.meta.url)('yaml');

/** A page as a file of `knowledge/`. Reading it back gives the same page. */
export function writePageFile({ id, page }: PageSource): string {
  const { title, reviewed, questions, keywords, source, answer } = page;
  const fields = {
    ...{ id, title, reviewed, questions },
    ...(keywords.length > 0 && { keywords }),
    ...(source !== undefined && { source }),
  };
  return `---\n${loadYaml().stringify(fields, { schema: 'core', lineWidth: 0 })}---\n\n${answer}\n`;
}
