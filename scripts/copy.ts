import { glob, readFile } from 'node:fs/promises';
import { findPhrases } from './copy/find-phrases.ts';
import { findUntranslated } from './copy/find-untranslated.ts';
import { pageTextOf, screenTextsOf } from './copy/screen-texts.ts';

// Lists texts for people that use phrasing no native speaker would (docs/glossary.md), or that a page in two languages has only in English,
// and fails when there are any.

const root = new URL('../', import.meta.url).pathname;
const screens = ['apps/web/src/**/*.{ts,tsx}', 'packages/contracts/src/**/*.ts'];
/** Texts of the server, of texts to patients, of shoe checks and printed packets. */
const others = ['apps/server/src/**/*.ts', 'packages/domain/src/{answers,chat,shoes,sms,store,text,uploads}/**/*.ts'];
const pages = ['knowledge/*/*.md'];
/** Words of visitors, lists of words to recognize, and orders to a language model, which no person reads. */
const skipped =
  /\.test\.tsx?$|\/testing\/|opt-out|synonyms|-words\.ts$|words-|social-(?:examples|talk)|search-terms|model-prompt|class-prompt|system-text|demo|text-language|stated-|english-|spanish-|opening-ask|evaluate\//;
/** English on a page in two languages: papers that leave the store, and what is marked `lang="en"` (decision 50). */
const english = /\/shoes\/(?:form\/printed-checklist|delivery\/delivered-items|form\/advice\/document-checks)\./;

const found = [
  ...(await findIn(screens, (path, text) => findPhrases(path, screenTextsOf(path, text), true))),
  ...(await findIn(others, (path, text) => findPhrases(path, screenTextsOf(path, text), false))),
  ...(await findIn(await bilingual(), (path, text) =>
    english.test(path) ? [] : findUntranslated(path, text, screenTextsOf(path, text)),
  )),
  ...(await findIn(pages, (path, text) => findPhrases(path, pageTextOf(text), true))),
];
for (const line of found) console.error(line);
if (found.length > 0) process.exitCode = 1;

/** The shared parts, and the features with a page in two languages; a card's Spanish and a page's title are in the catalogues. */
async function bilingual(): Promise<string[]> {
  const folders = ['apps/web/src/ui'];
  for await (const path of glob('apps/web/src/features/*/feature.ts', { cwd: root }))
    if ((await readFile(root + path, 'utf8')).includes('isBilingual: true'))
      folders.push(path.replace('/feature.ts', ''));
  return folders.map((folder) => `${folder}/**/!(feature|today-cards).{ts,tsx}`);
}

async function findIn(patterns: readonly string[], find: (path: string, text: string) => string[]): Promise<string[]> {
  const paths: string[] = [];
  for await (const path of glob([...patterns], { cwd: root })) if (!skipped.test(path)) paths.push(path);
  const texts = await Promise.all(
    paths.toSorted().map(async (path) => find(path, await readFile(root + path, 'utf8'))),
  );
  return texts.flat();
}
