import type { ShoeRequirement } from '@rxweb/contracts/shoes/documents';

export interface Upload {
  id: number;
  file: File;
  requirement: ShoeRequirement;
  state: 'waiting' | 'sending' | 'failed';
  /** 0 to 100. */
  percent: number;
  failure: string | null;
}

export type UploadAction =
  | { type: 'added'; uploads: Pick<Upload, 'id' | 'file' | 'requirement'>[] }
  | { type: 'started'; id: number }
  | { type: 'moved'; id: number; percent: number }
  | { type: 'failed'; id: number; failure: string }
  | { type: 'retried'; id: number }
  | { type: 'gone'; id: number };

/** In order of adding; stored files leave the list. */
export function uploadList(uploads: readonly Upload[], action: UploadAction): readonly Upload[] {
  const change = (id: number, part: Partial<Upload>) =>
    uploads.map((upload) => (upload.id === id ? { ...upload, ...part } : upload));
  switch (action.type) {
    case 'added':
      return [...uploads, ...action.uploads.map(toWaiting)];
    case 'started':
      return change(action.id, { state: 'sending', percent: 0, failure: null });
    case 'moved':
      return change(action.id, { percent: action.percent });
    case 'failed':
      return change(action.id, { state: 'failed', failure: action.failure });
    case 'retried':
      return change(action.id, { state: 'waiting', percent: 0, failure: null });
    case 'gone':
      return uploads.filter(({ id }) => id !== action.id);
  }
}

/** Each keeps enough bandwidth. */
const atOnce = 3;

export function nextToStart(uploads: readonly Upload[]): Upload[] {
  const sending = uploads.filter(({ state }) => state === 'sending').length;
  return uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, atOnce - sending));
}

function toWaiting(upload: Pick<Upload, 'id' | 'file' | 'requirement'>): Upload {
  return { ...upload, state: 'waiting', percent: 0, failure: null };
}
