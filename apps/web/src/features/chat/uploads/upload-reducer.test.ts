import { describe, expect, it } from 'vitest';
import { attached, isRunning, listed, succeededCount, type UploadAction, uploadReducer } from './upload-reducer.ts';

const file = new File(['12345678'], 'a.pdf');
const attachment = {
  bucket: 'chat-uploads' as const,
  path: '1790000000000-aaaaaaaaaaaaaaaaaaaaaaaaaa.pdf',
  name: 'a.pdf',
  type: 'application/pdf',
  size: 8,
};

const added = (...ids: string[]): UploadAction => ({ type: 'added', uploads: ids.map((id) => ({ id, file })) });
const started = (id: string): UploadAction => ({ type: 'started', id, totalBytes: 8 });
const succeeded = (id: string): UploadAction => ({ type: 'succeeded', id, attachment });
const failed = (id: string): UploadAction => ({ type: 'failed', id, failure: { status: 400 } });
const ticked = (...randoms: number[]): UploadAction => ({ type: 'ticked', randoms });

const after = (...actions: UploadAction[]) => actions.reduce(uploadReducer, []);

describe('the files of the chat bar', () => {
  it('S4-29 S4-30 climb from 0 by random steps of up to 20 while they upload', () => {
    const percents = (...actions: UploadAction[]) => after(...actions).map(({ percent }) => percent);
    expect(percents(added('a', 'b'), started('a'), ticked(0.5, 0.5))).toEqual([10, 0]);
    expect(percents(added('a'), started('a'), ticked(0), ticked(0.75))).toEqual([25]);
  });

  it('S4-32 stop at 85 until they are done, then jump to 100', () => {
    const busy = after(added('a'), started('a'), ...Array.from({ length: 30 }, () => ticked(0)));
    expect(busy[0]?.percent).toBe(85);
    expect(uploadReducer(busy, succeeded('a'))[0]).toMatchObject({ percent: 100, state: 'done', sentBytes: 8 });
  });

  it('say by their bytes whether they are still leaving', () => {
    const at = (sentBytes: number) => after(added('a'), started('a'), { type: 'progressed', id: 'a', sentBytes })[0];
    expect(at(3)).toMatchObject({ state: 'uploading', sentBytes: 3 });
    expect(at(8)).toMatchObject({ state: 'sent', sentBytes: 8 });
  });

  it('S4-33 keep what succeeded when another failed', () => {
    const uploads = after(added('a', 'b'), started('a'), started('b'), failed('a'), succeeded('b'));
    expect(attached(uploads).map(({ id }) => id)).toEqual(['b']);
    expect(uploads[0]).toMatchObject({ state: 'failed', failure: { status: 400 } });
  });

  it('S4-36 leave the list after the delay and wait for the next message', () => {
    const uploads = after(added('a', 'b'), succeeded('a'), failed('b'), { type: 'settled' });
    expect(listed(uploads).map(({ id }) => id)).toEqual(['b']);
    expect(attached(uploads).map(({ id }) => id)).toEqual(['a']);
  });

  it('S4-38 count for the green notice only when all of the list are done', () => {
    const done = [added('a', 'b'), succeeded('a'), succeeded('b')];
    expect(succeededCount(after(...done))).toBe(2);
    expect(succeededCount(after(added('a', 'b'), succeeded('a')))).toBe(0);
    expect(succeededCount(after(added('a', 'b'), succeeded('a'), failed('b')))).toBe(0);
    const rejected: UploadAction = { type: 'rejected', uploads: [{ id: 'c', file, message: 'a.pdf: Too many files' }] };
    expect(succeededCount(after(...done, rejected))).toBe(0);
    expect(succeededCount(after(...done, { type: 'settled' }))).toBe(0);
  });

  it('restart on retry, and disappear when removed', () => {
    const again = after(added('a'), started('a'), ticked(0), failed('a'), { type: 'retried', id: 'a' });
    expect(again[0]).toEqual({ id: 'a', file, state: 'waiting', percent: 0, sentBytes: 0, totalBytes: 8 });
    expect(again.every(isRunning)).toBe(true);
    expect(uploadReducer(again, { type: 'removed', id: 'a' })).toEqual([]);
  });
});
