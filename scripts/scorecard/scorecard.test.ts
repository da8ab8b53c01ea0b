import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseCsv } from './parse-csv.ts';
import { runScorecard } from './run-scorecard.ts';

const now = new Date('2026-11-22T12:00:00Z');
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scorecard-'));
  await put('repo/package.json', '{"version":"9.8.7"}');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function put(name: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), text);
}

/** Runs the command on made-up sets and a made-up repository. */
async function score(sets: unknown, args: string[] = []) {
  await put('sets/sets.json', typeof sets === 'string' ? sets : JSON.stringify(sets));
  let said = '';
  const out = (text: string) => {
    said += text;
  };
  const page = join(folder, 'page.md');
  const code = await runScorecard(['--sets', join(folder, 'sets'), '--out', page, ...args], {
    root: join(folder, 'repo'),
    now,
    out,
  });
  return { code, said, page: await readFile(page, 'utf8').catch(() => null) };
}

const letters = {
  name: 'Letters',
  file: 'letters.csv',
  source: 'https://example.org/letters',
  text: 'post',
  label: 'acuity',
  expect: { D: 'danger', A: 'harmless' },
};
const lettersCsv = `id,post,acuity
1,"I have crushing chest pain, and my arm is numb",D
2,"She asked ""do you sell stamps"" and
waited for a while.",A
3,do you sell stamps,C
`;

describe('a scorecard', () => {
  it('counts cards and notes by set, length and language with intervals, and quotes no line', async () => {
    await put('sets/letters.csv', lettersCsv);
    await put(
      'sets/lines.jsonl',
      [
        { q: 'no puedo respirar y me duele el pecho', kind: 1, lang: 'es-US' },
        { q: 'can i take advil with lisinopril', kind: 2, lang: 'en' },
        { q: 'was machen wir', kind: 1, lang: 'de' },
      ]
        .map((line) => JSON.stringify(line))
        .join('\n'),
    );
    const lines = {
      name: 'Lines',
      file: 'lines.jsonl',
      text: 'q',
      label: 'kind',
      languageColumn: 'lang',
      expect: { 1: 'danger', 2: 'pharmacist' },
    };
    const { code, page, said } = await score([letters, lines]);
    expect(said).toBe('');
    expect(code).toBe(0);
    expect(page).toContain('Measured on 2026-11-22 with version 9.8.7.');
    expect(page).toContain('| Letters | https://example.org/letters | 2 | 1 |');
    expect(page).toContain('| Lines | – | 2 | 1 |');
    expect(page).toMatch(/^\| Letters \| danger \| 1 \| 1 \(100\.0 %, 20\.7–100\.0\) \| 0 \(0\.0 %, 0\.0–79\.3\) \|/m);
    expect(page).toMatch(/^\| Letters \| harmless \| 1 \| 0 \(0\.0 %, 0\.0–79\.3\) \|/m);
    expect(page).toMatch(/^\| Lines \| pharmacist \| 1 \| 0 .* 1 \(100\.0 %, 20\.7–100\.0\) \|$/m);
    expect(page).toMatch(/^\| 9–25 \| danger \| 1 \|/m);
    expect(page).toMatch(/^\| es \| danger \| 1 \| 1 /m);
    for (const word of ['stamps', 'chest', 'pecho', 'lisinopril']) expect(page).not.toContain(word);
  });

  it('takes one expected tier for a whole set, and the message before', async () => {
    await put('sets/all.tsv', 'text\tbefore\nand with alcohol?\tcan i take advil with lisinopril\n');
    const set = { name: 'All', file: 'all.tsv', text: 'text', before: 'before', expect: 'pharmacist' };
    const { code, page } = await score([set]);
    expect(code).toBe(0);
    expect(page).toMatch(/^\| All \| pharmacist \| 1 \| 0 .* 1 \(100\.0 %/m);
  });

  it('fails when a training line shares six words in a row with a set, whatever the case and marks', async () => {
    await put('sets/letters.csv', lettersCsv);
    await put('repo/scripts/gate/clauses/en/life.txt', 'we read all of it\nhe asked, Do you SELL stamps and waited\n');
    await put(
      'repo/scripts/gate/clauses/en/errand.txt',
      'asked do you {verb} sell stamps and waited\nasked do you sell\n',
    );
    const { code, said, page } = await score([letters]);
    expect(code).toBe(1);
    expect(said).toBe('scripts/gate/clauses/en/life.txt:2 shares "asked do you sell stamps and" with Letters\n');
    expect(page).toContain('share six words in a row with a set: 1 of 4.');
  });

  it('says what does not fit, and writes nothing', async () => {
    await put('sets/letters.csv', lettersCsv);
    const wrong: [unknown, RegExp][] = [
      ['{', /^sets\.json: is not JSON/],
      [[], /a list of sets/],
      [[{ ...letters, name: undefined }], /set 1: name is missing/],
      [[{ ...letters, file: '../letters.csv' }], /file must be a name in the folder/],
      [[{ ...letters, file: 'other.csv' }], /other\.csv cannot be read/],
      [[{ ...letters, expect: { D: 'bad' } }], /expect must be danger, pharmacist, harmless/],
      [[{ ...letters, label: undefined }], /label is missing/],
      [[{ ...letters, text: 'body' }], /row 1: there is no column body/],
      [[{ ...letters, language: 'de' }], /language must be en or es/],
      [[{ ...letters, expect: { Z: 'danger' } }], /no line that the mapping uses/],
    ];
    for (const [sets, message] of wrong) {
      const { code, said, page } = await score(sets);
      expect(said).toMatch(message);
      expect(code).toBe(65);
      expect(page).toBeNull();
    }
    expect((await score([letters], ['--nope'])).code).toBe(64);
  });
});

it('reads quoted fields, doubled quotes and line ends of both kinds', () => {
  expect(parseCsv('\uFEFFa,b\r\n"x, ""y""\nz",2\r\n,\n3,"4"')).toEqual([
    { a: 'x, "y"\nz', b: '2' },
    { a: '3', b: '4' },
  ]);
});
