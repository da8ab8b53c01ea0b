import { glob, readFile } from 'node:fs/promises';
import { findPhrases } from './copy/find-phrases.ts';
import { pageTextOf, screenTextsOf } from './copy/screen-texts.ts';

// Lists texts for people that use phrasing no native speaker would (docs/glossary.md), and fails when there are any.

const root = new URL('../', import.meta.url).pathname;
const screens = ['apps/web/src/**/*.{ts,tsx}', 'packages/contracts/src/**/*.ts'];
/** Texts of the server, of texts to patients, of shoe checks and printed packets. */
const others = ['apps/server/src/**/*.ts', 'packages/domain/src/{answers,chat,shoes,sms,store,text,uploads}/**/*.ts'];
const pages = ['knowledge/*/*.md'];
/** Words of visitors, lists of words to recognize, and orders to a language model, which no person reads. */
const skipped =
  /\.test\.tsx?$|\/testing\/|opt-out|synonyms|-words\.ts$|words-|social-(?:examples|talk)|search-terms|model-prompt|class-prompt|system-text|demo|text-language|stated-|english-|spanish-|opening-ask|evaluate\//;

const found = [
  ...(await findIn(screens, (path, text) => findPhrases(path, screenTextsOf(path, text), true))),
  ...(await findIn(others, (path, text) => findPhrases(path, screenTextsOf(path, text), false))),
  ...(await findIn(pages, (path, text) => findPhrases(path, pageTextOf(text), true))),
];
for (const line of found) console.error(line);
if (found.length > 0) process.exitCode = 1;

async function findIn(patterns: readonly string[], find: (path: string, text: string) => string[]): Promise<string[]> {
  const paths: string[] = [];
  for await (const path of glob([...patterns], { cwd: root })) if (!skipped.test(path)) paths.push(path);
  const texts = await Promise.all(
    paths.toSorted().map(async (path) => find(path, await readFile(root + path, 'utf8'))),
  );
  return texts.flat();
}
