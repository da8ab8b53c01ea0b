import { basename } from 'node:path';
import { type Language, languages } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import { gateAnswer } from '../../../features/chat/gate-answer.ts';
import type { Example } from '../intents/intent-reader.ts';
import { factNames, forPharmacist, listAskedFiles, readAskedFile } from '../intents/read-asked.ts';
import { plainWords } from '../search-terms.ts';
import type { Finding, PageFile } from './finding.ts';

const maxLineChars = 160;

/** A file of sample questions. */
export interface AskedFile {
  file: string;
  language: Language;
  lines: readonly Example[];
}

/** Reads the sample questions of both languages. */
export async function readAskedFiles(knowledgeDir: string): Promise<AskedFile[]> {
  const lists = await Promise.all(
    languages.map(async (language) => {
      const files = await listAskedFiles(knowledgeDir, language);
      return Promise.all(files.map(async (file) => ({ file, language, lines: await readAskedFile(file) })));
    }),
  );
  return lists.flat();
}

/** Finds lists for unknown pages, and lines that are too long, duplicated or trigger the safety gate. */
export function checkAsked(
  lists: readonly AskedFile[],
  pages: readonly PageFile[],
  store: StoreInfo,
  now: Date,
): Finding[] {
  const known = new Set<string>([...factNames, ...pages.map(({ page }) => page.id)]);
  const fileOf = new Map<string, string>();
  return lists.flatMap(({ file, language, lines }) => {
    const name = basename(file, '.txt');
    if (!known.has(name)) return { file, what: `there is no page or fact named ${name}` };
    return lines.flatMap(({ text, intent }) => {
      const toCard = intent === forPharmacist ? null : cardOf(text, language, store, now);
      const fault = lengthOf(text) ?? toCard ?? doubleOf(text, language, file, fileOf);
      return fault === null ? [] : { file, what: `"${text.slice(0, maxLineChars)}" ${fault}` };
    });
  });
}

const lengthOf = (text: string) => (text.length > maxLineChars ? `is longer than ${maxLineChars} characters` : null);

function cardOf(text: string, language: Language, store: StoreInfo, now: Date): string | null {
  const gate = gateAnswer({ text }, language, store, now);
  // The pharmacist's card is no fault: the reader learns from the line all the same.
  return gate && gate.card.tier !== 'pharmacist' ? `leads to the safety card (${gate.card.tier})` : null;
}

function doubleOf(text: string, language: Language, file: string, fileOf: Map<string, string>): string | null {
  const words = `${language} ${plainWords(text).join(' ')}`;
  const other = fileOf.get(words);
  fileOf.set(words, file);
  if (other === undefined) return null;
  return other === file ? 'appears there twice' : `is also in ${basename(other)}`;
}
