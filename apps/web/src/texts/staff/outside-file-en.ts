import type { FileState } from '@rxweb/contracts/shared/file-state';
import type { Language } from '@rxweb/contracts/shared/language';

/** A file from outside, in conversations, texts and requests. */
export const outsideFileEn = {
  language: 'en' as Language,
  scans: {
    unscanned: 'Not scanned',
    pending: 'Waiting for the virus scan',
    clean: 'No malware found',
    infected: 'Contains malware',
    failed: 'Couldn’t be scanned',
  } satisfies Record<FileState['scan'], string>,
  isDeleted: 'Deleted',
  malware: 'malware',
  infected: (malware: string) => `This file contains ${malware}. It can’t be opened.`,
  wasInfected: (malware: string) => `Deleted because it contained ${malware}.`,
  warning: (known: string) =>
    `This file came from outside the store. ${known} Open it only if you expected it, and never turn on editing or macros in it.`,
  foundNothing: 'The virus scanner found nothing in it, but no scanner finds everything.',
  unchecked: 'No virus scanner has checked it.',
  loading: 'Loading…',
  show: 'Show',
  showFile: (name: string) => `Show ${name}`,
  download: 'Download',
  downloadFile: (name: string) => `Download ${name}`,
  original: 'Original',
  originalOf: (name: string) => `Original of ${name}`,
  delete: 'Delete',
  deleteFile: (name: string) => `Delete ${name}`,
  previous: 'Previous',
  previousPage: (name: string) => `Previous page of ${name}`,
  next: 'Next',
  nextPage: (name: string) => `Next page of ${name}`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  pageAlt: (alt: string, page: number, pages: number) => `${alt}, page ${page} of ${pages}`,
  otherPages: 'The other pages are in the original.',
  notLoaded: 'Couldn’t load it. Try again.',
  failed: 'That didn’t work. Try again.',
  dialog: {
    cancel: 'Cancel',
    download: (name: string) => `Download “${name}”?`,
    downloadOriginal: 'Download original',
    downloading: 'Downloading…',
    delete: (name: string) => `Delete “${name}”?`,
    deleteText: 'The file is deleted for good. The audit log keeps its name and what was found in it.',
    deleteFile: 'Delete file',
    deleting: 'Deleting…',
  },
};

export type OutsideFileTexts = typeof outsideFileEn;
