import { uploadLimits } from '@rxweb/contracts/shared/limits';
import type { MessageAttachment } from '../chat-reducer.ts';
import type { QueuedFile } from './file-queue.ts';
import { enqueue, type UploadRecords, unqueue } from './upload-records.ts';
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
import { createUploadRunner, requeueUnsent, type UploadsDeps } from './upload-runner.ts';

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

/** The state of the chat bar's uploads, and the only place with their timers. Lives as long as the page. */
export function createUploadsStore(deps: UploadsDeps): UploadsStore {
  const records: UploadRecords = { attempts: new Map(), keys: new Map() };
  const state = createUploadsState(deps.isOnline, react);
  const { dispatch } = state;
  const runner = createUploadRunner(deps, records, state);
  const setTimers = createTimers(deps.random, state);
  const { nextId, withId } = createUploadIds();

  deps.followNetwork(() => {
    if (deps.isOnline()) requeueUnsent(records, state);
    state.changed();
  });
  void deps.queue.adopt().then(restore);
  return {
    view: state.view,
    subscribe: state.subscribe,
    add(files) {
      const added = files.map(withId);
      const isOnline = deps.isOnline();
      if (!isOnline) for (const { id, file } of added) enqueue(deps.queue, records, id, file);
      dispatch({ type: isOnline ? 'added' : 'queued', uploads: added });
    },
    reject: (files) =>
      dispatch({ type: 'rejected', uploads: files.map((rejected) => ({ id: nextId(), ...rejected })) }),
    remove(id) {
      runner.abort(id);
      forgetPreview(state.uploads().find((upload) => upload.id === id));
      records.attempts.delete(id);
      void unqueue(deps.queue, records, id);
      dispatch({ type: 'removed', id });
    },
    retry: (id) => dispatch({ type: 'retried', id }),
    take() {
      const taken = attached(state.uploads());
      dispatch({ type: 'taken' });
      return taken.map(({ attachment, previewUrl }) => (previewUrl ? { ...attachment, previewUrl } : attachment));
    },
  };

  /** Runs after every state change. */
  function react(): void {
    runner.startWaiting();
    runner.startDraining();
    setTimers();
    deps.guardPage(state.uploads().some(isRunning));
  }

  function restore(rows: readonly QueuedFile[]): void {
    const restored = rows.map((row) => {
      const upload = withId(row.file);
      records.keys.set(upload.id, Promise.resolve(row.key));
      if (row.attempt) records.attempts.set(upload.id, row.attempt);
      return upload;
    });
    if (restored.length > 0) dispatch({ type: 'queued', uploads: restored });
  }
}

function createUploadIds() {
  let lastId = 0;
  const nextId = () => {
    lastId += 1;
    return `upload-${lastId}`;
  };
  return { nextId, withId: (file: File) => ({ id: nextId(), file, ...previewOf(file) }) };
}

/** The list of uploads with its view and listeners. `onChange` runs after the listeners. */
function createUploadsState(isOnline: () => boolean, onChange: () => void) {
  let uploads: UploadsState = [];
  let view = viewOf(uploads, isOnline());
  const listeners = new Set<() => void>();
  const changed = () => {
    view = viewOf(uploads, isOnline());
    for (const listener of listeners) listener();
    onChange();
  };
  return {
    uploads: () => uploads,
    view: () => view,
    changed,
    dispatch(action: UploadAction): void {
      uploads = uploadReducer(uploads, action);
      changed();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Ticks progress bars while uploads run, and clears finished ones from the list after a delay. */
function createTimers(random: () => number, { uploads, view, dispatch }: ReturnType<typeof createUploadsState>) {
  const tick = () => dispatch({ type: 'ticked', randoms: uploads().map(() => random()) });
  const settle = () => dispatch({ type: 'settled' });
  const setTicking = createTimerSwitch(() => setInterval(tick, uploadLimits.progressTickMs), clearInterval);
  const setSettling = createTimerSwitch(() => setTimeout(settle, uploadLimits.resetDelayMs), clearTimeout);
  return (): void => {
    setTicking(uploads().some((upload) => isRunning(upload) && upload.state !== 'waiting'));
    setSettling(!view().isUploading && uploads().some(({ state }) => state === 'done'));
  };
}

/** Starts or stops a timer; calls that change nothing are ignored. */
function createTimerSwitch<Timer>(start: () => Timer, stop: (timer: Timer | undefined) => void) {
  let timer: Timer | undefined;
  return (isOn: boolean): void => {
    if (isOn) timer ??= start();
    else {
      stop(timer);
      timer = undefined;
    }
  };
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
