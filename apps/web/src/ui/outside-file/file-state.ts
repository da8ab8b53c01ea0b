import type { FileState } from '@rxweb/contracts/shared/file-state';
import { outsideFileEn } from '../../texts/staff/outside-file-en.ts';
import { serverErrorText } from '../../texts/staff/server-error-text.ts';

export function scanText({ scan, isDeleted }: Pick<FileState, 'scan' | 'isDeleted'>, texts = outsideFileEn): string {
  return isDeleted ? texts.isDeleted : texts.scans[scan];
}

/** Why an infected file isn't opened; null for any other file. */
export function infectedText({ scan, found, isDeleted }: FileState, texts = outsideFileEn): string | null {
  if (scan !== 'infected') return null;
  const what = `${texts.malware}${found ? ` (${found})` : ''}`;
  return isDeleted ? texts.wasInfected(what) : texts.infected(what);
}

export function warningText({ scan }: Pick<FileState, 'scan'>, texts = outsideFileEn): string {
  return texts.warning(scan === 'clean' ? texts.foundNothing : texts.unchecked);
}

/** The server's words about the file, in the language shown; null for any other failure. */
export function refusalText(error: unknown): string | null {
  const isAboutFile =
    error instanceof Error && 'code' in error && (error.code === 'file_blocked' || error.code === 'file_unscanned');
  return isAboutFile ? serverErrorText(error as Error & { code: string }) || error.message : null;
}
