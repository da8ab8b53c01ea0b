import type { Attachment } from '@rxweb/contracts/uploads';
import { nextUploadProgress } from '@rxweb/domain/upload-progress';

/** `sent`: all bytes are out and the answer is awaited. `attached`: off the list, waiting to be sent with the next message. */
export type UploadState = 'waiting' | 'uploading' | 'sent' | 'done' | 'attached' | 'failed' | 'rejected';

export interface Upload {
  id: string;
  file: File;
  /** The picture on this device, for images that browsers can show. */
  previewUrl?: string;
  state: UploadState;
  /** 0 to 100; climbs by the rule of spec section 9, not by bytes. */
  percent: number;
  /** Bytes that have really left. */
  sentBytes: number;
  /** Why it failed or was refused. */
  message?: string;
  attachment?: Attachment;
}

export type UploadsState = readonly Upload[];

export type UploadAction =
  | { type: 'added'; uploads: readonly { id: string; file: File; previewUrl?: string }[] }
  | { type: 'rejected'; uploads: readonly { id: string; file: File; message: string }[] }
  | { type: 'started'; id: string }
  /** One number in [0, 1) for each upload of the list. */
  | { type: 'ticked'; randoms: readonly number[] }
  | { type: 'progressed'; id: string; sentBytes: number }
  | { type: 'succeeded'; id: string; attachment: Attachment }
  | { type: 'failed'; id: string; message: string }
  | { type: 'retried'; id: string }
  | { type: 'removed'; id: string }
  | { type: 'settled' }
  | { type: 'cleared' };

const running: readonly UploadState[] = ['waiting', 'uploading', 'sent'];

export function isRunning({ state }: Upload): boolean {
  return running.includes(state);
}

/** What stands in the list of the chat bar. */
export function listed(uploads: UploadsState): Upload[] {
  return uploads.filter(({ state }) => state !== 'attached');
}

/** What goes with the next message. */
export function attached(uploads: UploadsState): (Upload & { attachment: Attachment })[] {
  return uploads.filter((upload): upload is Upload & { attachment: Attachment } => upload.attachment !== undefined);
}

/** How many files the green notice counts: none while an upload runs, a file failed, or the list is empty (spec section 4). */
export function succeededCount(uploads: UploadsState): number {
  const list = listed(uploads);
  return list.every(({ state }) => state === 'done') ? list.length : 0;
}

/** The states of the files in the chat bar (spec section 4). */
export function uploadReducer(uploads: UploadsState, action: UploadAction): UploadsState {
  switch (action.type) {
    case 'added':
      return [...uploads, ...action.uploads.map((upload) => ({ ...upload, ...unsent }))];
    case 'rejected':
      return [...uploads, ...action.uploads.map((upload) => ({ ...upload, ...unsent, state: 'rejected' as const }))];
    case 'started':
      return change(uploads, action.id, (upload) => ({ ...upload, state: 'uploading' }));
    case 'ticked':
      return uploads.map((upload, index) => ticked(upload, action.randoms[index] ?? 0));
    case 'progressed':
      return change(uploads, action.id, (upload) => progressed(upload, action.sentBytes));
    case 'succeeded':
      return change(uploads, action.id, (upload) => succeeded(upload, action.attachment));
    case 'failed':
      return change(uploads, action.id, (upload) => ({ ...upload, state: 'failed', message: action.message }));
    case 'retried':
      return change(uploads, action.id, ({ message: _, ...upload }) => ({ ...upload, ...unsent }));
    case 'removed':
      return uploads.filter(({ id }) => id !== action.id);
    case 'settled':
      return uploads.map((upload) => (upload.state === 'done' ? { ...upload, state: 'attached' } : upload));
    case 'cleared':
      return [];
  }
}

const unsent = { state: 'waiting' as const, percent: 0, sentBytes: 0 };

function ticked(upload: Upload, random: number): Upload {
  if (upload.state !== 'uploading' && upload.state !== 'sent') return upload;
  return { ...upload, percent: nextUploadProgress(upload.percent, random) };
}

/** Another method starts from the first byte again, so that the number may also fall. */
function progressed(upload: Upload, sentBytes: number): Upload {
  if (upload.state !== 'uploading' && upload.state !== 'sent') return upload;
  return { ...upload, sentBytes, state: sentBytes < upload.file.size ? 'uploading' : 'sent' };
}

function succeeded(upload: Upload, attachment: Attachment): Upload {
  return { ...upload, state: 'done', percent: 100, sentBytes: upload.file.size, attachment };
}

function change(uploads: UploadsState, id: string, to: (upload: Upload) => Upload): UploadsState {
  return uploads.map((upload) => (upload.id === id ? to(upload) : upload));
}
