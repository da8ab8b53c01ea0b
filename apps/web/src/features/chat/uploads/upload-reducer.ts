import type { Attachment } from '@rxweb/contracts/uploads';
import type { UploadFailure } from '@rxweb/domain/uploads/upload-failure';
import { nextUploadProgress } from '@rxweb/domain/uploads/upload-progress';

/**
 * `queued`: waits for a connection. `waiting`: for a free slot. `preparing`: photo processing. `sent`: waits for the
 * answer. `attached`: ready to go with the next message.
 */
export type UploadState =
  | 'queued'
  | 'waiting'
  | 'preparing'
  | 'uploading'
  | 'sent'
  | 'done'
  | 'attached'
  | 'failed'
  | 'rejected';

export interface Upload {
  id: string;
  /** As chosen. */
  file: File;
  /** Local preview, for images that browsers can show. */
  previewUrl?: string;
  state: UploadState;
  /** 0 to 100, by the rule of spec section 9, not by bytes. */
  percent: number;
  /** Bytes actually sent. */
  sentBytes: number;
  totalBytes: number;
  /** Why it was rejected. */
  message?: string;
  /** Why it was not stored. */
  failure?: UploadFailure;
  attachment?: Attachment;
}

export type UploadsState = readonly Upload[];

interface NewUpload {
  id: string;
  file: File;
  previewUrl?: string;
}

export type UploadAction =
  | { type: 'added'; uploads: readonly NewUpload[] }
  | { type: 'queued'; uploads: readonly NewUpload[] }
  | { type: 'rejected'; uploads: readonly { id: string; file: File; message: string }[] }
  | { type: 'preparing'; id: string }
  | { type: 'started'; id: string; totalBytes: number }
  /** One number in [0, 1) per listed upload. */
  | { type: 'ticked'; randoms: readonly number[] }
  | { type: 'progressed'; id: string; sentBytes: number }
  | { type: 'succeeded'; id: string; attachment: Attachment }
  | { type: 'failed'; id: string; failure: UploadFailure }
  /** The connection was lost during the upload, or is back after it failed offline. */
  | { type: 'requeued'; id: string }
  | { type: 'retried'; id: string }
  | { type: 'removed'; id: string }
  | { type: 'settled' }
  /** The message was sent. Failed uploads stay for a retry. */
  | { type: 'taken' };

const running: readonly UploadState[] = ['waiting', 'preparing', 'uploading', 'sent'];
const underway: readonly UploadState[] = ['preparing', 'uploading', 'sent'];

export function isRunning({ state }: Upload): boolean {
  return running.includes(state);
}

export function isQueued({ state }: Upload): boolean {
  return state === 'queued';
}

/** The uploads listed in the chat bar. */
export function listed(uploads: UploadsState): Upload[] {
  return uploads.filter(({ state }) => state !== 'attached');
}

/** The files that go with the next message. */
export function attached(uploads: UploadsState): (Upload & { attachment: Attachment })[] {
  return uploads.filter((upload): upload is Upload & { attachment: Attachment } => upload.attachment !== undefined);
}

/** The count in the green notice: zero during uploads, after a failure, or with an empty list (spec section 4). */
export function succeededCount(uploads: UploadsState): number {
  const list = listed(uploads);
  return list.every(({ state }) => state === 'done') ? list.length : 0;
}

/** The states of the files in the chat bar (spec section 4). */
export function uploadReducer(uploads: UploadsState, action: UploadAction): UploadsState {
  switch (action.type) {
    case 'added':
      return [...uploads, ...action.uploads.map((upload) => fresh(upload, 'waiting'))];
    case 'queued':
      return [...uploads, ...action.uploads.map((upload) => fresh(upload, 'queued'))];
    case 'rejected':
      return [...uploads, ...action.uploads.map((upload) => fresh(upload, 'rejected'))];
    case 'preparing':
      return change(uploads, action.id, (upload) => ({ ...upload, state: 'preparing' }));
    case 'started':
      return change(uploads, action.id, (upload) => ({
        ...upload,
        state: 'uploading',
        totalBytes: action.totalBytes,
      }));
    case 'ticked':
      return uploads.map((upload, index) => ticked(upload, action.randoms[index] ?? 0));
    case 'progressed':
      return change(uploads, action.id, (upload) => progressed(upload, action.sentBytes));
    case 'succeeded':
      return change(uploads, action.id, (upload) => succeeded(upload, action.attachment));
    case 'failed':
      return change(uploads, action.id, (upload) => ({ ...upload, state: 'failed', failure: action.failure }));
    case 'requeued':
      return change(uploads, action.id, ({ failure: _, ...upload }) => fresh(upload, 'queued'));
    case 'retried':
      return change(uploads, action.id, ({ failure: _, ...upload }) => fresh(upload, 'waiting'));
    case 'removed':
      return uploads.filter(({ id }) => id !== action.id);
    case 'settled':
      return uploads.map((upload) => (upload.state === 'done' ? { ...upload, state: 'attached' } : upload));
    case 'taken':
      return uploads.filter(({ state, attachment }) => !attachment && state !== 'rejected');
  }
}

function fresh(upload: NewUpload, state: UploadState): Upload {
  return { ...upload, state, percent: 0, sentBytes: 0, totalBytes: upload.file.size };
}

function ticked(upload: Upload, random: number): Upload {
  return underway.includes(upload.state) ? { ...upload, percent: nextUploadProgress(upload.percent, random) } : upload;
}

/** Another method starts over, so the number may drop. */
function progressed(upload: Upload, sentBytes: number): Upload {
  if (upload.state !== 'uploading' && upload.state !== 'sent') return upload;
  return { ...upload, sentBytes, state: sentBytes < upload.totalBytes ? 'uploading' : 'sent' };
}

function succeeded(upload: Upload, attachment: Attachment): Upload {
  return { ...upload, state: 'done', percent: 100, sentBytes: upload.totalBytes, attachment };
}

function change(uploads: UploadsState, id: string, to: (upload: Upload) => Upload): UploadsState {
  return uploads.map((upload) => (upload.id === id ? to(upload) : upload));
}
