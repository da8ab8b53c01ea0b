import { expect, it } from 'vitest';
import { chatEn as en } from '../../../texts/chat-en.ts';
import { chatEs as es } from '../../../texts/chat-es.ts';
import { rejectionsOf } from './rejections.ts';

const texts = en.uploads;
const file = (name: string) => new File(['x'], name);
const refused = (name: string, code: string, message?: string) => ({ file: file(name), code, message });
const linesOf = ({ rejected }: ReturnType<typeof rejectionsOf>) => rejected.map(({ message }) => message);

it('S5-28 S5-29 S5-32 lists each refused file with its name and the reason', () => {
  const answer = rejectionsOf({
    files: [],
    refused: [
      refused('clip.mp4', 'file-invalid-type', 'the library’s own words'),
      refused('big.pdf', 'file-too-large', 'File is larger than 10 MB'),
      refused('odd.pdf', 'other', 'Not on Mondays'),
    ],
    room: 10,
    texts,
  });
  expect(linesOf(answer)).toEqual([
    expect.stringMatching(/^clip\.mp4: File type must be one of image\/jpeg, \.jpeg, \.jpg, image\/png, \.png, /),
    'big.pdf: File is larger than 10485760 bytes',
    'odd.pdf: Not on Mondays',
  ]);
});

it('S5-33 says Unsupported file when nothing gives a reason', () => {
  expect(linesOf(rejectionsOf({ files: [], refused: [refused('a.pdf', '')], room: 10, texts }))).toEqual([
    'Unsupported file',
  ]);
});

it('S5-24 S5-31 takes all that fit, and none when there are more', () => {
  const files = ['a.png', 'b.png', 'c.png'].map(file);
  expect(rejectionsOf({ files, refused: [], room: 3, texts })).toEqual({ files, rejected: [] });
  const tooMany = rejectionsOf({ files, refused: [], room: 2, texts });
  expect(tooMany.files).toEqual([]);
  expect(linesOf(tooMany)).toEqual(['a.png: Too many files', 'b.png: Too many files', 'c.png: Too many files']);
});

it('says it in Spanish, too', () => {
  const [line] = linesOf(
    rejectionsOf({
      files: [],
      refused: [refused('x.mp4', 'file-invalid-type', 'File type …')],
      room: 1,
      texts: es.uploads,
    }),
  );
  expect(line).toMatch(/^x\.mp4: /);
  expect(line).not.toContain('File type');
});

it('refuses an empty file with the reason, and takes the others', () => {
  const [whole, empty] = [file('whole.pdf'), new File([], 'empty.pdf')];
  const answer = rejectionsOf({ files: [whole, empty], refused: [], room: 1, texts });
  expect(answer.files).toEqual([whole]);
  expect(linesOf(answer)).toEqual(['empty.pdf: This file is empty. Choose another one.']);
});
