import { uploadLimits } from '@rxweb/contracts/shared/limits';
import type { Attachment } from '@rxweb/contracts/uploads';
import type { UploadFailure } from '@rxweb/domain/uploads/upload-failure';
import { uploadFailureKind } from '@rxweb/domain/uploads/upload-failure-kind';
import { logFailure } from '../../../browser/log.ts';
import type { MessageAttachment } from '../chat-reducer.ts';
import type { FileQueue } from './file-queue.ts';
import {
  attached,
  isQueued,
  isRunning,
  listed,
  succeededCount,
  type Upload,
  type UploadAction,
  type UploadsState,
  uploadReducer,
} from './upload-reducer.ts';
import type { UploadAttempt, UploadTicket } from './upload-ticket.ts';

/** More would only share the same bandwidth. */
const maxRunning = 3;

export interface UploadsView {
  list: readonly Upload[];
  /** Stored files waiting for the next message. */
  chips: readonly Upload[];
  isUploading: boolean;
  /** For the green notice; 0 hides it. */
  succeededCount: number;
  /** For the offline notice; 0 hides it. */
  queuedOffline: number;
  /** How many more files fit into the next message. */
  room: number;
}

export interface UploadsStore {
  view(): UploadsView;
  subscribe(onChange: () => void): () => void;
  add(files: readonly File[]): void;
  reject(files: readonly { file: File; message: string }[]): void;
  /** Cancels a running upload, or removes any other. */
  remove(id: string): void;
  retry(id: string): void;
  /** Returns the next message's files and removes them from the bar. */
  take(): MessageAttachment[];
}

/** What the store needs from outside. */
export interface UploadsDeps {
  /** Processes a file and names it. */
  prepare(file: File): Promise<UploadAttempt>;
  /** Rejects with the cause of the failure, like UploadError. */
  upload(
    attempt: UploadAttempt,
    options: {
      onProgress(sentBytes: number): void;
      keepTicket(ticket: UploadTicket): Promise<void>;
      signal: AbortSignal;
    },
  ): Promise<Attachment>;
  queue: FileQueue;
  isOnline(): boolean;
  followNetwork(onChange: () => void): () => void;
  /** In [0, 1). */
  random(): number;
  /** Turns the "leave page?" prompt on or off. */
  guardPage(isGuarded: boolean): void;
}

/** The state of the chat bar's uploads, and the only place with their timers. Lives as long as the page. */
export function createUploadsStore(deps: UploadsDeps): UploadsStore {
  let uploads: UploadsState = [];
  let view = viewOf(uploads, deps.isOnline());
  let lastId = 0;
  let isDraining = false;
  let isStarting = false;
  let ticking: ReturnType<typeof setInterval> | undefined;
  let settling: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const aborts = new Map<string, AbortController>();
  /** Same bytes, same name for every try of a file. */
  const attempts = new Map<string, UploadAttempt>();
  /** Keys in the device's queue, by upload. */
  const keys = new Map<string, Promise<number | null>>();

  deps.followNetwork(() => {
    if (deps.isOnline()) requeueUnsent();
    changed();
  });
  void restore();
  return { view: () => view, subscribe, add, reject, remove, retry, take };

  function subscribe(onChange: () => void): () => void {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  }

  function dispatch(action: UploadAction): void {
    uploads = uploadReducer(uploads, action);
    changed();
  }

  /** Runs after every state change. */
  function changed(): void {
    view = viewOf(uploads, deps.isOnline());
    for (const listener of listeners) listener();
    startWaiting();
    startDraining();
    keepTicking();
    keepSettling();
    deps.guardPage(uploads.some(isRunning));
  }

  function add(files: readonly File[]): void {
    const added = files.map((file) => ({ id: nextId(), file, ...previewOf(file) }));
    const isOnline = deps.isOnline();
    if (!isOnline) for (const { id, file } of added) keys.set(id, deps.queue.add(file));
    dispatch({ type: isOnline ? 'added' : 'queued', uploads: added });
  }

  function reject(files: readonly { file: File; message: string }[]): void {
    dispatch({ type: 'rejected', uploads: files.map((rejected) => ({ id: nextId(), ...rejected })) });
  }

  function remove(id: string): void {
    aborts.get(id)?.abort();
    forgetPreview(find(id));
    attempts.delete(id);
    void unqueue(id);
    dispatch({ type: 'removed', id });
  }

  function retry(id: string): void {
    dispatch({ type: 'retried', id });
  }

  function take(): MessageAttachment[] {
    const taken = attached(uploads);
    dispatch({ type: 'taken' });
    return taken.map(({ attachment, previewUrl }) => (previewUrl ? { ...attachment, previewUrl } : attachment));
  }

  async function restore(): Promise<void> {
    const rows = await deps.queue.adopt();
    const restored = rows.map((row) => ({ row, id: nextId(), file: row.file, ...previewOf(row.file) }));
    for (const { row, id } of restored) {
      keys.set(id, Promise.resolve(row.key));
      if (row.attempt) attempts.set(id, row.attempt);
    }
    if (restored.length > 0) dispatch({ type: 'queued', uploads: restored.map(({ row: _, ...upload }) => upload) });
  }

  function startWaiting(): void {
    // Starting an upload changes the state and calls this again.
    if (isStarting) return;
    isStarting = true;
    for (const { id } of uploads.filter(({ state }) => state === 'waiting')) {
      if (aborts.size < maxRunning && !aborts.has(id)) void run(id);
    }
    isStarting = false;
  }

  /** Sends queued files one by one, in the order of choosing, while nothing else runs (spec section 4). */
  function startDraining(): void {
    if (isDraining || !deps.isOnline() || uploads.some(isRunning) || !uploads.some(isQueued)) return;
    isDraining = true;
    deps.queue
      .alone(async () => {
        for (let next = nextQueued(); next; next = nextQueued()) await run(next.id);
      })
      .catch((error: unknown) => logFailure('The queue was not sent', error))
      .finally(() => {
        isDraining = false;
        changed();
      });
  }

  function nextQueued(): Upload | undefined {
    return deps.isOnline() ? uploads.find(isQueued) : undefined;
  }

  async function run(id: string): Promise<void> {
    const abort = new AbortController();
    aborts.set(id, abort);
    try {
      const attachment = await attempt(id, abort.signal);
      if (abort.signal.aborted) return;
      await unqueue(id);
      attempts.delete(id);
      aborts.delete(id);
      dispatch({ type: 'succeeded', id, attachment });
    } catch (error) {
      aborts.delete(id);
      if (!abort.signal.aborted) await failed(id, error);
    } finally {
      aborts.delete(id);
      changed();
    }
  }

  async function attempt(id: string, signal: AbortSignal): Promise<Attachment> {
    const known = attempts.get(id);
    if (!known) dispatch({ type: 'preparing', id });
    const attempt = known ?? (await deps.prepare(fileOf(id)));
    signal.throwIfAborted();
    attempts.set(id, attempt);
    dispatch({ type: 'started', id, totalBytes: attempt.file.size });
    return deps.upload(attempt, {
      signal,
      onProgress: (sentBytes) => dispatch({ type: 'progressed', id, sentBytes }),
      keepTicket: async (ticket) => {
        const kept = { ...attempt, ticket };
        attempts.set(id, kept);
        const key = await keys.get(id);
        if (typeof key === 'number') await deps.queue.keepAttempt(key, kept);
      },
    });
  }

  /** Without a connection the file is queued again; after a refusal it fails; otherwise it can be retried. */
  async function failed(id: string, error: unknown): Promise<void> {
    const failure = failureIn(error);
    const isConnection = uploadFailureKind(failure) === 'network';
    if (isConnection && !deps.isOnline()) {
      if (!keys.has(id)) keys.set(id, deps.queue.add(fileOf(id), attempts.get(id)));
      dispatch({ type: 'requeued', id });
      return;
    }
    logFailure('A file was not stored', error);
    if (!isConnection) await unqueue(id);
    dispatch({ type: 'failed', id, failure });
  }

  /** Requeues files that failed while the browser wrongly reported a connection. */
  function requeueUnsent(): void {
    for (const { id, failure } of uploads) {
      if (failure && keys.has(id) && uploadFailureKind(failure) === 'network') dispatch({ type: 'requeued', id });
    }
  }

  async function unqueue(id: string): Promise<void> {
    const key = await keys.get(id);
    keys.delete(id);
    if (typeof key === 'number') await deps.queue.remove(key);
  }

  function keepTicking(): void {
    const isUnderWay = uploads.some((upload) => isRunning(upload) && upload.state !== 'waiting');
    if (isUnderWay) ticking ??= setInterval(tick, uploadLimits.progressTickMs);
    else {
      clearInterval(ticking);
      ticking = undefined;
    }
  }

  function tick(): void {
    dispatch({ type: 'ticked', randoms: uploads.map(() => deps.random()) });
  }

  function keepSettling(): void {
    const isSettling = !view.isUploading && uploads.some(({ state }) => state === 'done');
    if (isSettling) settling ??= setTimeout(() => dispatch({ type: 'settled' }), uploadLimits.resetDelayMs);
    else {
      clearTimeout(settling);
      settling = undefined;
    }
  }

  function find(id: string): Upload | undefined {
    return uploads.find((upload) => upload.id === id);
  }

  function fileOf(id: string): File {
    const upload = find(id);
    if (!upload) throw new Error('the file was taken off the list');
    return upload.file;
  }

  function nextId(): string {
    lastId += 1;
    return `upload-${lastId}`;
  }
}

function failureIn(error: unknown): UploadFailure {
  if (!(error instanceof Error)) return {};
  const { message, status, origin }: Error & UploadFailure = error;
  return { message, ...(status !== undefined && { status }), ...(origin && { origin }) };
}

function viewOf(uploads: UploadsState, isOnline: boolean): UploadsView {
  const queued = uploads.filter(isQueued).length;
  return {
    list: listed(uploads),
    chips: uploads.filter(({ state }) => state === 'attached'),
    isUploading: uploads.some(isRunning) || (isOnline && queued > 0),
    succeededCount: succeededCount(uploads),
    queuedOffline: isOnline ? 0 : queued,
    room: uploadLimits.chatMaxFiles - uploads.filter(({ state }) => state !== 'failed' && state !== 'rejected').length,
  };
}

/** Formats every browser shows. No SVG: opened on its own it would run as a page of ours. */
const previewTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];

function previewOf(file: File): { previewUrl?: string } {
  return previewTypes.includes(file.type) ? { previewUrl: URL.createObjectURL(file) } : {};
}

function forgetPreview(upload: Upload | undefined): void {
  if (upload?.previewUrl) URL.revokeObjectURL(upload.previewUrl);
}
