import type { Attachment } from '@rxweb/contracts/uploads';
import type { UploadFailure } from '@rxweb/domain/uploads/upload-failure';
import { uploadFailureKind } from '@rxweb/domain/uploads/upload-failure-kind';
import { logFailure } from '../../../browser/log.ts';
import type { FileQueue } from './file-queue.ts';
import { enqueue, saveAttempt, type UploadRecords, unqueue } from './upload-records.ts';
import { isQueued, isRunning, type Upload, type UploadAction, type UploadsState } from './upload-reducer.ts';
import { uploadFailureCause } from './upload-texts.ts';
import type { UploadAttempt, UploadTicket } from './upload-ticket.ts';

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

/** More would only share the same bandwidth. */
const maxRunning = 3;

interface RunnerState {
  uploads(): UploadsState;
  dispatch(action: UploadAction): void;
  changed(): void;
}

/** Runs the uploads that may start now: a few at once, queued ones alone. */
export function createUploadRunner(deps: UploadsDeps, records: UploadRecords, state: RunnerState) {
  const aborts = new Map<string, AbortController>();
  let isDraining = false;
  let isStarting = false;
  return {
    abort: (id: string) => aborts.get(id)?.abort(),
    startWaiting(): void {
      // Starting an upload changes the state and calls this again.
      if (isStarting) return;
      isStarting = true;
      for (const { id } of state.uploads().filter((upload) => upload.state === 'waiting')) {
        if (aborts.size < maxRunning && !aborts.has(id)) void run(id);
      }
      isStarting = false;
    },
    /** Sends queued files one by one, in the order of choosing, while nothing else runs (spec section 4). */
    startDraining(): void {
      const uploads = state.uploads();
      if (isDraining || !deps.isOnline() || uploads.some(isRunning) || !uploads.some(isQueued)) return;
      isDraining = true;
      deps.queue
        .alone(async () => {
          for (let next = nextQueued(); next; next = nextQueued()) await run(next.id);
        })
        .catch((error: unknown) => logFailure('The queue was not sent', error))
        .finally(() => {
          isDraining = false;
          state.changed();
        });
    },
  };

  function nextQueued(): Upload | undefined {
    return deps.isOnline() ? state.uploads().find(isQueued) : undefined;
  }

  async function run(id: string): Promise<void> {
    const abort = new AbortController();
    aborts.set(id, abort);
    try {
      const attachment = await tryUpload({ deps, records, state }, id, abort.signal);
      if (abort.signal.aborted) return;
      await unqueue(deps.queue, records, id);
      records.attempts.delete(id);
      aborts.delete(id);
      state.dispatch({ type: 'succeeded', id, attachment });
    } catch (error) {
      aborts.delete(id);
      if (!abort.signal.aborted) await handleFailure({ deps, records, state }, id, error);
    } finally {
      aborts.delete(id);
      state.changed();
    }
  }
}

/** Requeues files that failed while the browser wrongly reported a connection. */
export function requeueUnsent(records: UploadRecords, state: RunnerState): void {
  for (const { id, failure } of state.uploads()) {
    const isUnsent = failure && records.keys.has(id) && uploadFailureKind(failure) === 'network';
    if (isUnsent) state.dispatch({ type: 'requeued', id });
  }
}

interface RunContext {
  deps: UploadsDeps;
  records: UploadRecords;
  state: RunnerState;
}

async function tryUpload({ deps, records, state }: RunContext, id: string, signal: AbortSignal): Promise<Attachment> {
  const known = records.attempts.get(id);
  if (!known) state.dispatch({ type: 'preparing', id });
  const attempt = known ?? (await deps.prepare(fileOf(state.uploads(), id)));
  signal.throwIfAborted();
  records.attempts.set(id, attempt);
  state.dispatch({ type: 'started', id, totalBytes: attempt.file.size });
  return deps.upload(attempt, {
    signal,
    onProgress: (sentBytes) => state.dispatch({ type: 'progressed', id, sentBytes }),
    keepTicket: (ticket) => saveAttempt(deps.queue, records, id, { ...attempt, ticket }),
  });
}

/** Without a connection the file is queued again; after a refusal it fails; otherwise it can be retried. */
async function handleFailure({ deps, records, state }: RunContext, id: string, error: unknown): Promise<void> {
  const failure = failureIn(error);
  const isConnection = uploadFailureKind(failure) === 'network';
  if (isConnection && !deps.isOnline()) {
    enqueue(deps.queue, records, id, fileOf(state.uploads(), id));
    state.dispatch({ type: 'requeued', id });
    return;
  }
  logFailure('A file was not stored', uploadFailureCause(failure) || error);
  if (!isConnection) await unqueue(deps.queue, records, id);
  state.dispatch({ type: 'failed', id, failure });
}

function failureIn(error: unknown): UploadFailure {
  if (!(error instanceof Error)) return {};
  const { message, status, origin }: Error & UploadFailure = error;
  return { message, ...(status !== undefined && { status }), ...(origin && { origin }) };
}

function fileOf(uploads: UploadsState, id: string): File {
  const upload = uploads.find((candidate) => candidate.id === id);
  if (!upload) throw new Error('the file was taken off the list');
  return upload.file;
}
