import { expect, it } from 'vitest';
import { jpegName, photoTreatment, scaledSize } from './photo-shrink.ts';

const limit = 4 * 1024 * 1024;

it('S5-34 S9-09 makes photos of more than 4,194,304 bytes smaller, and no other file', () => {
  for (const type of ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif']) {
    expect(photoTreatment({ type, name: 'a', size: limit + 1 })).toBe('shrink');
    expect(photoTreatment({ type, name: 'a', size: limit })).not.toBe('shrink');
  }
  for (const type of ['image/gif', 'image/svg+xml', 'application/pdf', '']) {
    expect(photoTreatment({ type, name: 'a.svg', size: limit + 1 })).toBe('none');
  }
});

it('turns HEIC into JPEG, also where the browser does not know its type', () => {
  expect(photoTreatment({ type: 'image/heic', name: 'a.heic', size: 9 })).toBe('convert');
  expect(photoTreatment({ type: '', name: 'IMG_0001.HEIF', size: 9 })).toBe('convert');
  expect(photoTreatment({ type: 'image/jpeg', name: 'a.jpg', size: 9 })).toBe('clean');
});

it('S5-34 caps the longest side and keeps the proportions', () => {
  expect(scaledSize(4000, 3000, 1920)).toEqual({ width: 1920, height: 1440 });
  expect(scaledSize(3000, 4000, 1920)).toEqual({ width: 1440, height: 1920 });
  expect(scaledSize(1920, 1080, 1920)).toEqual({ width: 1920, height: 1080 });
  expect(scaledSize(640, 480, 1920)).toEqual({ width: 640, height: 480 });
  expect(scaledSize(10_000, 1, 1920)).toEqual({ width: 1920, height: 1 });
});

it('S5-35 names what it makes .jpg', () => {
  expect(['big.png', 'My.Photo.HEIC', 'scan', '.heic', 'a.'].map(jpegName)).toEqual([
    'big.jpg',
    'My.Photo.jpg',
    'scan.jpg',
    '.heic.jpg',
    'a.jpg',
  ]);
});
