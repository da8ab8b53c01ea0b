import { readFile } from 'node:fs/promises';
import { languages } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { ConfigError } from '../../../config/config-error.ts';
import { parseKnowledgePage } from '../pages/knowledge-page.ts';
import { listKnowledgeFiles } from '../read-knowledge.ts';
import { checkAsked, readAskedFiles } from './check-asked.ts';
import { checkDates, checkLanguages, checkTexts } from './check-pages.ts';
import { checkOwnQuestions, checkSameQuestions } from './check-questions.ts';
import type { Finding, PageFile } from './finding.ts';

export interface CheckOptions {
  knowledgeDir: string;
  store: StoreInfo;
  now: Date;
  /** A page reviewed longer ago is stale. */
  maxDays: number;
}

/** Checks all knowledge pages: broken, stale, duplicate, missing or dangerous content, and questions that lead to the wrong page. */
export async function checkKnowledge({ knowledgeDir, store, now, maxDays }: CheckOptions): Promise<Finding[]> {
  const { pages, broken } = await readPages(knowledgeDir, store);
  const asked = await readAskedFiles(knowledgeDir);
  const findings = [
    ...broken,
    ...checkDates(pages, storeDate(store, now), maxDays),
    ...checkLanguages(pages),
    ...checkTexts(pages),
    ...checkSameQuestions(pages),
    ...checkOwnQuestions(
      pages,
      asked.flatMap(({ lines }) => lines),
      store,
      now,
    ),
    ...checkAsked(asked, pages, store, now),
  ];
  return findings.sort((a, b) => a.file.localeCompare(b.file));
}

/** Reads every page separately, so a broken one does not hide others. Of two with one id, the second is broken. */
async function readPages(knowledgeDir: string, store: StoreInfo): Promise<{ pages: PageFile[]; broken: Finding[] }> {
  const pages: PageFile[] = [];
  const broken: Finding[] = [];
  for (const language of languages) {
    const fileOf = new Map<string, string>();
    for (const file of await listKnowledgeFiles(knowledgeDir, language)) {
      try {
        const page = parseKnowledgePage(file, await readFile(file, 'utf8'), store);
        const other = fileOf.get(page.id);
        if (other) broken.push({ file, what: `id: ${page.id} is also the id of ${other}` });
        else pages.push({ file, language, page });
        fileOf.set(page.id, file);
      } catch (error) {
        broken.push({ file, what: faultOf(error, file) });
      }
    }
  }
  return { pages, broken };
}

function faultOf(error: unknown, file: string): string {
  if (error instanceof ConfigError) return error.message.slice(error.message.indexOf(file) + file.length + 2);
  if (error instanceof Error && 'code' in error) return `cannot be read (${String(error.code)})`;
  throw error;
}
