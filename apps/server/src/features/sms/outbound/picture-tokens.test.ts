import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makePictureToken, pictureKey, readPictureToken } from './media.ts';

const key = pictureKey({ authToken: 'the token of the account' });
const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const now = new Date('2026-05-27T18:00:00Z');
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

it('is valid for its picture for an hour and no longer', () => {
  const token = makePictureToken(key, id, now);
  expect(token).toMatch(/^[\w-]{1,100}$/);
  expect(readPictureToken(key, token, now)).toBe(id);
  expect(readPictureToken(key, token, minutesLater(60))).toBe(id);
  expect(readPictureToken(key, token, minutesLater(60.01))).toBeNull();
});

it('cannot be made with another key', () => {
  const forged = makePictureToken(pictureKey({ authToken: 'another token' }), id, now);
  expect(readPictureToken(key, forged, now)).toBeNull();
  expect(readPictureToken(pictureKey(null), forged, now)).toBeNull();
});

it('is invalid once a single character is changed, missing or added', () => {
  const token = makePictureToken(key, id, now);
  const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=.';
  fc.assert(
    fc.property(fc.nat(token.length), fc.constantFrom(...characters, ''), fc.nat(1), (at, character, removed) => {
      const changed = token.slice(0, at) + character + token.slice(at + removed);
      return changed === token || readPictureToken(key, changed, now) === null;
    }),
  );
});

it('reads any text without a failure', () => {
  fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => readPictureToken(key, text, now) === null));
});
