import fc from 'fast-check';
import { expect, it } from 'vitest';
import { processorClock } from '../../testing/cost/processor-time.ts';
import { detectFileType } from './detect-file-type.ts';

/** One character a byte. */
const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const utf8 = (text: string) => new TextEncoder().encode(text);
const ftyp = (...brands: string[]) =>
  bytes(
    `\0\0\0${String.fromCharCode(8 + 4 * (brands.length + 1))}ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}mdat`,
  );
const zip = (entry: string) =>
  bytes(`PK\x03\x04${'\0'.repeat(22)}${String.fromCharCode(entry.length)}\0\0\0${entry}...`);
const compound = bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1rest');
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

it.each<[string, Uint8Array, string, string, string]>([
  ['png', bytes('\x89PNG\r\n\x1a\nrest'), 'photo.txt', 'image/png', 'png'],
  ['jpeg', bytes('\xff\xd8\xff\xe0rest'), 'photo.png', 'image/jpeg', 'jpg'],
  ['gif', bytes('GIF89a...'), 'a', 'image/gif', 'gif'],
  ['webp', bytes('RIFF\x24\0\0\0WEBPVP8 '), 'a.webp', 'image/webp', 'webp'],
  ['heic', ftyp('heic', 'mif1'), 'a.heic', 'image/heic', 'heic'],
  ['heic named late', ftyp('mif1', 'miaf', 'heic'), 'a.heic', 'image/heic', 'heic'],
  ['heif', ftyp('mif1', 'miaf'), 'a.heif', 'image/heif', 'heif'],
  ['pdf', bytes('%PDF-1.7\n%\xe2\xe3'), 'a.pdf', 'application/pdf', 'pdf'],
  ['docx', zip('[Content_Types].xml'), 'a.docx', word, 'docx'],
  ['docx of another writer', zip('word/document.xml'), 'A.DOCX', word, 'docx'],
  ['doc', compound, 'a.doc', 'application/msword', 'doc'],
  ['xls', compound, 'a.xls', 'application/vnd.ms-excel', 'xls'],
  ['txt', utf8('hello ñ'), 'a.txt', 'text/plain', 'txt'],
  ['txt with a mark', bytes('\xef\xbb\xbfhello'), 'a.txt', 'text/plain', 'txt'],
  ['text without an extension', utf8('hello'), 'notes', 'text/plain', 'txt'],
  ['text that the head cuts within a character', utf8('año').subarray(0, 2), 'a.txt', 'text/plain', 'txt'],
  ['md', utf8('# Hi'), 'a.md', 'text/markdown', 'md'],
  ['csv', utf8('a,b'), 'a.csv', 'text/csv', 'csv'],
  ['json', utf8('{}'), 'a.json', 'application/json', 'json'],
  ['svg', utf8('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.svg', 'image/svg+xml', 'svg'],
  [
    'svg under another name',
    utf8('<?xml version="1.0"?>\n<!-- c --><!DOCTYPE svg [<!ENTITY a "b">]>\n<svg >'),
    'a.txt',
    'image/svg+xml',
    'svg',
  ],
])('recognizes %s by its bytes', (_what, head, name, mime, extension) => {
  expect(detectFileType(head, name)).toEqual({ mime, extension });
});

it.each<[string, Uint8Array, string]>([
  ['a program', bytes('MZ\x90\0\x03'), 'photo.jpg'],
  ['any zip', zip('evil.exe'), 'a.docx'],
  ['an office zip under a picture name', zip('[Content_Types].xml'), 'a.png'],
  ['a compound file of no office name', compound, 'setup.msi'],
  ['avif', ftyp('avif', 'mif1'), 'a.heic'],
  ['video', ftyp('isom', 'mp42'), 'clip.mp4'],
  ['text under a picture name', utf8('hello'), 'a.png'],
  ['html', utf8('<html><script>'), 'a.html'],
  ['text with NUL', utf8('a\0b'), 'a.txt'],
  ['what is not UTF-8', bytes('caf\xe9 au lait'), 'a.txt'],
  ['an svg name on something else', utf8('<html>'), 'a.svg'],
])('takes %s for nothing that may be attached', (_what, head, name) => {
  expect(detectFileType(head, name)).toBeNull();
});

it('never fails, whatever the bytes and the name', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.string({ unit: 'binary', maxLength: 20 }), (head, name) => {
      const type = detectFileType(head, name);
      expect(type === null || /^[a-z]{2,4}$/.test(type.extension)).toBe(true);
    }),
  );
});

it('reads comment after comment in a time that grows with their length only', () => {
  const usedMs = processorClock();
  detectFileType(utf8('<!---->'.repeat(10_000)), 'a.svg');
  expect(usedMs()).toBeLessThan(2_000);
});
