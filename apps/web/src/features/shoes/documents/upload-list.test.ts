import { expect, it } from 'vitest';
import { nextToStart, type UploadAction, uploadList } from './upload-list.ts';

const file = new File(['%PDF-'], 'exam.pdf', { type: 'application/pdf' });
const add = (...ids: number[]): UploadAction => ({
  type: 'added',
  uploads: ids.map((id) => ({ id, file, requirement: 'foot_exam' })),
});
const after = (...actions: UploadAction[]) => actions.reduce(uploadList, []);
const ids = (uploads: readonly { id: number }[]) => uploads.map(({ id }) => id);

it('starts three at once, and the next one when one of them is stored, fails or is called off', () => {
  const five = after(add(1, 2, 3, 4, 5));
  expect(ids(nextToStart(five))).toEqual([1, 2, 3]);
  const sending = [1, 2, 3].reduce((list, id) => uploadList(list, { type: 'started', id }), five);
  expect(nextToStart(sending)).toEqual([]);
  expect(ids(nextToStart(uploadList(sending, { type: 'gone', id: 2 })))).toEqual([4]);
  expect(ids(nextToStart(uploadList(sending, { type: 'failed', id: 1, failure: 'no' })))).toEqual([4]);
});

it('keeps a file that failed, with why, until it is tried again from the beginning', () => {
  const failed = after(
    add(1),
    { type: 'started', id: 1 },
    { type: 'moved', id: 1, percent: 62 },
    { type: 'failed', id: 1, failure: 'Upload failed' },
  );
  expect(failed).toMatchObject([{ state: 'failed', failure: 'Upload failed' }]);
  expect(nextToStart(failed)).toEqual([]);
  const again = uploadList(failed, { type: 'retried', id: 1 });
  expect(again).toMatchObject([{ state: 'waiting', percent: 0, failure: null }]);
});
