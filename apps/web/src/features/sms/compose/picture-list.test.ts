import { expect, it } from 'vitest';
import { smsComposeEn } from '../../../texts/sms/compose-en.ts';
import { type DraftPicture, pictureList, pictureTreatment, roomFault } from './picture-list.ts';

const file = (size: number) => ({ name: 'a.jpg', type: 'image/jpeg', size }) as File;
const added = pictureList([], { type: 'added', pictures: [1, 2].map((key) => ({ key, file: file(10) })) });

it('takes a picture from its preparing to its storing', () => {
  let list: readonly DraftPicture[] = added;
  list = pictureList(list, { type: 'prepared', key: 1, file: file(7) });
  list = pictureList(list, { type: 'moved', key: 1, percent: 40 });
  expect(list[0]).toMatchObject({ state: 'sending', percent: 40, file: { size: 7 } });
  list = pictureList(list, { type: 'stored', key: 1, id: 'abc' });
  list = pictureList(list, { type: 'failed', key: 2, failure: 'Storage is full' });
  expect(list.map(({ state }) => state)).toEqual(['stored', 'failed']);
  expect(pictureList(list, { type: 'gone', key: 2 }).map(({ id }) => id)).toEqual(['abc']);
  expect(pictureList(list, { type: 'cleared' })).toEqual([]);
});

it('makes a picture smaller of which five would be too large, and a JPEG of what carriers do not take', () => {
  const treat = (type: string, size: number) => pictureTreatment({ name: 'a', type, size });
  expect(treat('image/jpeg', 900_000)).toBe('clean');
  expect(treat('image/jpeg', 1_100_000)).toBe('shrink');
  expect(treat('image/webp', 9)).toBe('shrink');
  expect(treat('image/heic', 9)).toBe('convert');
  expect(treat('image/gif', 2_000_000)).toBe('none');
});

it('has room for 5 MB together', () => {
  expect(roomFault(added, file(4_999_980), smsComposeEn.pictures)).toBeNull();
  expect(roomFault(added, file(4_999_981), smsComposeEn.pictures)).toMatch(/up to 5 MB/);
});
