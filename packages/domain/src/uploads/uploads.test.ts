import { storedFileName as storedFileNameShape } from '@rxweb/contracts/uploads';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { acceptedTypes, isIgnoredFile } from './file-acceptance.ts';
import { isRetryable, retryWaitMs } from './retry-schedule.ts';
import { storedFileName } from './stored-file-name.ts';
import { isUncertain } from './upload-failure.ts';
import { uploadFailureKind } from './upload-failure-kind.ts';
import { uploadMethods } from './upload-plan.ts';
import { nextUploadProgress } from './upload-progress.ts';

describe('accepted files', () => {
  it('S5-20 to S5-23 are those of the spec', () => {
    expect(Object.values(acceptedTypes).flat().sort()).toEqual(
      '.csv .doc .docx .gif .heic .heif .jpeg .jpg .json .md .pdf .png .ppt .pptx .svg .txt .webp .xls .xlsx'.split(
        ' ',
      ),
    );
  });

  it('S5-27 leave out what computers put into folders', () => {
    expect(['.DS_Store', 'Thumbs.db', 'thumbs.db', 'desktop.ini', '._photo.jpg'].every(isIgnoredFile)).toBe(true);
    expect(['photo.jpg', 'DS_Store.txt', '.env'].some(isIgnoredFile)).toBe(false);
  });
});

describe('stored names', () => {
  const bytes = Uint8Array.from({ length: 16 }, (_, index) => index * 17);

  it.each([
    ['My Scan (1).PnG', 'png'],
    ['archive.tar.gz', 'gz'],
    ['scan', 'bin'],
    ['x.@@@', 'bin'],
    ['.png', 'bin'],
    ['../../etc/passwd', 'bin'],
    ['a.verylongextension', 'bin'],
    ['a.p/hp', 'bin'],
    ['', 'bin'],
    ['ü.jp\u0000g', 'jpg'],
  ])('S5-38 S5-39 keep of %j only the extension: %s', (name, extension) => {
    expect(storedFileName(name, 1_790_000_000_000, bytes)).toMatch(
      new RegExp(`^1790000000000-[a-z2-7]{26}\\.${extension}$`),
    );
  });

  it('fit the contract for any name and any time of this era', () => {
    const randomBytes = fc.uint8Array({ minLength: 16, maxLength: 32 });
    const anyName = fc.string({ unit: 'binary', maxLength: 60 });
    fc.assert(
      fc.property(anyName, fc.integer({ min: 0, max: 9_999_999_999_999 }), randomBytes, (name, now, random) => {
        expect(z.safeParse(storedFileNameShape, storedFileName(name, now, random)).success).toBe(true);
      }),
    );
  });

  it('differ when any random bit differs, and want 128 of them', () => {
    for (let bit = 0; bit < 128; bit += 1) {
      const other = bytes.map((byte, index) => (index === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte));
      expect(storedFileName('a.png', 0, other)).not.toBe(storedFileName('a.png', 0, bytes));
    }
    expect(() => storedFileName('a.png', 0, bytes.slice(1))).toThrow(RangeError);
  });
});

describe('the way to the store', () => {
  it('S7-43 is signed, direct, proxy', () => {
    for (const [page, storage] of [
      ['http://localhost:3000/', '/backend/storage/v1'],
      ['https://rx.example/', 'https://rx.example/backend'],
      ['https://rx.example/', '/backend'],
      ['http://localhost:3000/', 'http://localhost:3000/backend'],
    ] as const) {
      expect(uploadMethods(page, storage)).toEqual(['signed', 'direct', 'proxy']);
    }
  });

  it('S7-44 is proxy, signed, direct from a secure page to an insecure address', () => {
    expect(uploadMethods('https://rx.example/', 'http://storage.example/')).toEqual(['proxy', 'signed', 'direct']);
  });

  it('S7-36 S7-37 is tried three times, 700 ms and 1,400 ms apart', () => {
    expect([1, 2, 3, 4].map(retryWaitMs)).toEqual([700, 1_400, null, null]);
  });

  it('S7-38 S7-39 is tried again only after 5xx or trouble with the connection', () => {
    expect([500, 503, 599].every((status) => isRetryable({ status }))).toBe(true);
    expect(['Network down', 'Failed to fetch', 'Timeout!'].every((message) => isRetryable({ message }))).toBe(true);
    expect(isRetryable({ status: 403, message: 'not allowed' })).toBe(false);
    expect(isRetryable({})).toBe(false);
  });
});

describe('what a failed upload says', () => {
  const proxy = { method: 'proxy', statusText: "I'm a teapot" } as const;
  const signed = { method: 'signed', status: '500' } as const;

  it.each([
    [{ message: 'a NETWORK of size 3' }, 'network'],
    [{ status: 413 }, 'size'],
    [{ message: 'exceeded the maximum allowed size' }, 'size'],
    [{ message: 'Payload refused' }, 'size'],
    [{ message: 'too large, no space' }, 'size'],
    [{ message: 'quota reached' }, 'quota'],
    [{ message: 'no space left' }, 'quota'],
    [{ status: 418, message: 'short and stout', origin: proxy }, 'other'],
    [{ status: 413, message: '', origin: proxy }, 'size'],
    [{ status: 507, message: 'Storage quota exceeded', origin: signed }, 'quota'],
    [{ status: 500, origin: signed }, 'other'],
    [{ status: 400, message: 'boom' }, 'other'],
    [{}, 'other'],
  ] as const)('S8-24 S8-25 S8-26 S8-27 S8-28 %j: %s', (failure, kind) => {
    expect(uploadFailureKind(failure)).toBe(kind);
  });

  it('R11 leaves it open whether the file was stored when no answer came or a server was in trouble', () => {
    expect([{}, { status: 500 }, { status: 504 }].every(isUncertain)).toBe(true);
    expect([{ status: 400 }, { status: 409 }, { status: 413 }].some(isUncertain)).toBe(false);
  });
});

describe('progress', () => {
  it('S4-30 S4-32 rises by up to 20 and stops at exactly 85', () => {
    const below1 = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(fc.double({ min: 0, max: 85, noNaN: true }), below1, (percent, random) => {
        const next = nextUploadProgress(percent, random);
        expect(next).toBeLessThanOrEqual(85);
        expect(next - percent).toBeLessThanOrEqual(20 + 1e-9);
        if (percent < 84.9 && random < 0.99) expect(next).toBeGreaterThan(percent);
      }),
    );
    expect(nextUploadProgress(80, 0)).toBe(85);
    expect(nextUploadProgress(0, 0)).toBe(20);
  });
});
