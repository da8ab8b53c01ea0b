import type { FileState } from '@rxweb/contracts/shared/file-state';

export function scanText({ scan, isDeleted }: Pick<FileState, 'scan' | 'isDeleted'>): string {
  if (isDeleted) return 'Deleted';
  return scanWords[scan];
}

const scanWords: Record<FileState['scan'], string> = {
  unscanned: 'Not scanned',
  pending: 'Waiting for the virus scan',
  clean: 'No malware found',
  infected: 'Contains malware',
  failed: 'Couldn’t be scanned',
};

/** Why an infected file isn't opened; null for any other file. */
export function infectedText({ scan, found, isDeleted }: FileState): string | null {
  if (scan !== 'infected') return null;
  const what = `malware${found ? ` (${found})` : ''}`;
  return isDeleted ? `Deleted because it contained ${what}.` : `This file contains ${what}. It can’t be opened.`;
}

export function warningText({ scan }: Pick<FileState, 'scan'>): string {
  const known =
    scan === 'clean'
      ? 'The virus scanner found nothing in it, but no scanner finds everything.'
      : 'No virus scanner has checked it.';
  return `This file came from outside the store. ${known} Open it only if you expected it, and never turn on editing or macros in it.`;
}

/** The server's words about the file, where it has some; null for any other failure. */
export function refusalText(error: unknown): string | null {
  const isAboutFile =
    error instanceof Error && 'code' in error && (error.code === 'file_blocked' || error.code === 'file_unscanned');
  return isAboutFile ? error.message : null;
}
