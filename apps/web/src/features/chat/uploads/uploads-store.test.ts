import type { Attachment } from '@rxweb/contracts/uploads';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FileQueue, QueuedFile } from './file-queue.ts';
import { UploadError } from './store-file.ts';
import type { UploadsDeps } from './upload-runner.ts';
import type { UploadAttempt } from './upload-ticket.ts';
import { createUploadsStore } from './uploads-store.ts';

const warn = vi.spyOn(console, 'warn');
beforeEach(() => {
  vi.useFakeTimers();
  warn.mockReset();
});
afterEach(() => void vi.useRealTimers());
afterAll(() => warn.mockRestore());

const loggedFailures = () => warn.mock.calls.map((words) => words.join(' ').trim());

const pdf = (name: string) => new File(['12345678'], name, { type: 'application/pdf' });
const attachmentOf = ({ file, ticket }: UploadAttempt): Attachment => ({
  bucket: 'chat-uploads',
  path: ticket.name,
  name: file.name,
  type: file.type,
  size: file.size,
});

/** A queue that lives as long as the test, as the browser's outlives its pages. */
function memoryQueue(rows: QueuedFile[] = []): FileQueue & { rows: QueuedFile[] } {
  let lastKey = 0;
  return {
    rows,
    async add(file, attempt) {
      lastKey += 1;
      rows.push({ key: lastKey, owner: 'tab', file, ...(attempt && { attempt }) });
      return lastKey;
    },
    async keepAttempt(key, attempt) {
      const row = rows.find((candidate) => candidate.key === key);
      if (row) row.attempt = attempt;
    },
    async remove(key) {
      const index = rows.findIndex((row) => row.key === key);
      if (index >= 0) rows.splice(index, 1);
    },
    adopt: async () => [...rows],
    alone: (run) => run(),
  };
}

type Sending = {
  attempt: UploadAttempt;
  signal: AbortSignal;
  finish(): Promise<void>;
  fail(error: Error): Promise<void>;
};

function open(queue = memoryQueue(), startsOnline = true) {
  let online = startsOnline;
  let notify = () => undefined as undefined;
  let names = 0;
  const sent: Sending[] = [];
  const guards: boolean[] = [];
  const flush = () => vi.advanceTimersByTimeAsync(0).then(() => undefined);
  const deps: UploadsDeps = {
    async prepare(file) {
      names += 1;
      return { file, ticket: { name: `name-${names}`, bucket: 'chat-uploads', mayBeStored: false } };
    },
    async upload(attempt, { signal, keepTicket }) {
      await keepTicket({ ...attempt.ticket, mayBeStored: true });
      return new Promise((resolve, reject) => {
        sent.push({
          attempt,
          signal,
          finish: () => Promise.resolve(resolve(attachmentOf(attempt))).then(flush),
          fail: (error) => Promise.resolve(reject(error)).then(flush),
        });
      });
    },
    queue,
    isOnline: () => online,
    followNetwork(onChange) {
      notify = () => void onChange() as undefined;
      return () => undefined;
    },
    random: () => 0.5,
    guardPage: (isGuarded) => void guards.push(isGuarded),
  };
  const store = createUploadsStore(deps);
  const goOnline = (isOnline: boolean) => {
    online = isOnline;
    notify();
    return flush();
  };
  const states = () => store.view().list.map(({ state }) => state);
  return { store, sent, queue, flush, goOnline, states, isGuarded: () => guards.at(-1) };
}

const lost = () => new UploadError({ message: 'Network error: gone' });

it('S4-31 S4-32 S4-36 S4-37 ticks every 300 ms, jumps to 100 and leaves the list after 1.8 s', async () => {
  const { store, sent, flush, states } = open();
  store.add([pdf('a.pdf')]);
  await flush();
  const percents: (number | undefined)[] = [];
  for (let tick = 0; tick < 11; tick += 1) {
    await vi.advanceTimersByTimeAsync(300);
    percents.push(store.view().list[0]?.percent);
  }
  expect(percents).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 85, 85, 85]);
  expect(store.view()).toMatchObject({ isUploading: true, succeededCount: 0 });
  await sent[0]?.finish();
  expect(store.view().list[0]).toMatchObject({ state: 'done', percent: 100 });
  expect(store.view()).toMatchObject({ isUploading: false, succeededCount: 1 });
  await vi.advanceTimersByTimeAsync(1_799);
  expect(states()).toEqual(['done']);
  await vi.advanceTimersByTimeAsync(1);
  expect(store.view()).toMatchObject({ list: [], succeededCount: 0, chips: [{ state: 'attached' }] });
});

it('S4-33 S4-34 S4-35 hands on what was stored, and keeps what failed for another try under the same name', async () => {
  const { store, sent, flush, states } = open();
  store.add([pdf('a.pdf'), pdf('b.pdf')]);
  await flush();
  await sent[0]?.fail(new UploadError({ status: 500 }));
  await sent[1]?.finish();
  expect(states()).toEqual(['failed', 'done']);
  expect(loggedFailures()).toEqual(['A file was not stored:']);
  expect(store.view().succeededCount).toBe(0);
  expect(store.take().map(({ name }) => name)).toEqual(['b.pdf']);
  expect(states()).toEqual(['failed']);
  store.retry(store.view().list[0]?.id ?? '');
  await flush();
  expect(sent[2]?.attempt.ticket).toEqual({ ...sent[0]?.attempt.ticket, mayBeStored: true });
});

it('R14 asks before the page is left only while files are on their way', async () => {
  const { store, sent, flush, isGuarded } = open();
  store.add([pdf('a.pdf')]);
  await flush();
  expect(isGuarded()).toBe(true);
  await sent[0]?.finish();
  expect(isGuarded()).toBe(false);
});

it('cancels an upload when its row is removed, and sends at most three at a time', async () => {
  const { store, sent, flush, states } = open();
  store.add(['a', 'b', 'c', 'd'].map((name) => pdf(`${name}.pdf`)));
  await flush();
  expect(sent.length).toBe(3);
  store.remove(store.view().list[0]?.id ?? '');
  await flush();
  expect(sent[0]?.signal.aborted).toBe(true);
  await sent[0]?.fail(lost());
  expect(states()).toEqual(['uploading', 'uploading', 'uploading']);
  expect(sent.length).toBe(4);
});

it('S4-24 S4-25 R10 queues files chosen offline and sends them on reconnect, one by one, in order', async () => {
  const { store, sent, queue, flush, goOnline, states } = open(memoryQueue(), false);
  store.add([pdf('a.pdf'), pdf('b.pdf')]);
  await flush();
  expect(sent.length).toBe(0);
  expect(store.view()).toMatchObject({ queuedOffline: 2, isUploading: false, room: 8 });
  expect(queue.rows.map(({ file }) => file.name)).toEqual(['a.pdf', 'b.pdf']);
  await goOnline(true);
  expect(sent.map(({ attempt }) => attempt.file.name)).toEqual(['a.pdf']);
  expect(store.view()).toMatchObject({ queuedOffline: 0, isUploading: true });
  await sent[0]?.finish();
  expect(sent.map(({ attempt }) => attempt.file.name)).toEqual(['a.pdf', 'b.pdf']);
  expect(queue.rows.map(({ file }) => file.name)).toEqual(['b.pdf']);
  await sent[1]?.finish();
  expect(states()).toEqual(['done', 'done']);
  expect(queue.rows).toEqual([]);
});

it('S4-26 starts the queue only when no upload runs', async () => {
  const { store, sent, flush, goOnline } = open();
  store.add([pdf('held.pdf')]);
  await flush();
  await goOnline(false);
  store.add([pdf('queued.pdf')]);
  await goOnline(true);
  expect(sent.length).toBe(1);
  await sent[0]?.finish();
  expect(sent.map(({ attempt }) => attempt.file.name)).toEqual(['held.pdf', 'queued.pdf']);
});

it('R10 requeues files that lost their connection, and resumes them under the same name', async () => {
  const { store, sent, queue, flush, goOnline, states } = open();
  store.add([pdf('a.pdf')]);
  await flush();
  await goOnline(false);
  await sent[0]?.fail(lost());
  expect(states()).toEqual(['queued']);
  expect(queue.rows.map(({ attempt }) => attempt?.ticket)).toEqual([
    { name: 'name-1', bucket: 'chat-uploads', mayBeStored: true },
  ]);
  await goOnline(true);
  expect(sent[1]?.attempt.ticket).toMatchObject({ name: 'name-1', mayBeStored: true });
});

it('R10 keeps a file that found no way while the browser thought it was online, for a click or the next reconnect', async () => {
  const { store, sent, queue, flush, goOnline, states } = open(memoryQueue(), false);
  store.add([pdf('a.pdf')]);
  await flush();
  await goOnline(true);
  await sent[0]?.fail(lost());
  expect(states()).toEqual(['failed']);
  expect(queue.rows.length).toBe(1);
  await goOnline(true);
  expect(sent.length).toBe(2);
  await sent[1]?.fail(new UploadError({ status: 415 }));
  expect(states()).toEqual(['failed']);
  expect(loggedFailures()).toEqual(['A file was not stored: Network error: gone', 'A file was not stored:']);
  expect(queue.rows).toEqual([]);
});

it('takes up the queue of an earlier page, with the names under which bytes had left', async () => {
  const attempt = {
    file: pdf('small.jpg'),
    ticket: { name: 'earlier', bucket: 'chat-uploads', token: 't', mayBeStored: true },
  };
  const queue = memoryQueue([
    { key: 1, owner: 'gone', file: pdf('large.png'), attempt },
    { key: 2, owner: 'gone', file: pdf('b.pdf') },
  ]);
  const { store, sent, flush } = open(queue);
  await flush();
  expect(store.view().list.map(({ file }) => file.name)).toEqual(['large.png', 'b.pdf']);
  expect(sent[0]?.attempt).toEqual(attempt);
  await sent[0]?.finish();
  await sent[1]?.finish();
  expect(store.take().map(({ name }) => name)).toEqual(['small.jpg', 'b.pdf']);
  expect(queue.rows).toEqual([]);
});

it('forgets a queued file that is removed', async () => {
  const { store, sent, queue, flush, goOnline } = open(memoryQueue(), false);
  store.add([pdf('a.pdf'), pdf('b.pdf')]);
  await flush();
  store.remove(store.view().list[0]?.id ?? '');
  await goOnline(true);
  expect(queue.rows.map(({ file }) => file.name)).toEqual(['b.pdf']);
  expect(sent.map(({ attempt }) => attempt.file.name)).toEqual(['b.pdf']);
});
