import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable, Writable } from 'node:stream';
import { allShoeChecks, evidenceChecks, shoeVerdict } from '@rxweb/contracts/shoes/checks';
import { extendedParts } from '@rxweb/contracts/shoes/extended';
import { checkShoeCase } from '@rxweb/domain/shoes/check-case';
import { anyCase, anyDay } from '@rxweb/domain/testing/shoes/arbitrary-case';
import { caseWith, fullCase } from '@rxweb/domain/testing/shoes/full-case';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as z from 'zod/mini';
import { readShoeCase } from './read-shoe-case.ts';
import { runShoes } from './shoes.ts';

const numRuns = inject('isFullSize') ? 100_000 : 2_000;
const timeout = 30 * 60_000;
const program = new URL('../rx.ts', import.meta.url).pathname;

/** Runs the command on that input inside of this process. */
async function shoes(input: string | Buffer, args = ['-']) {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const code = await runShoes(args, { stdin: Readable.from([Buffer.from(input)]), stdout, stderr });
  stdout.end();
  stderr.end();
  const [out, err] = await Promise.all([stdout, stderr].map((stream) => stream.toArray()));
  const lines = Buffer.concat(out ?? [])
    .toString()
    .split('\n');
  expect(lines.pop()).toBe('');
  return { code, answers: lines.map((line) => JSON.parse(line)), err: Buffer.concat(err ?? []).toString() };
}

const full = JSON.stringify(fullCase);
const fullVerdict = checkShoeCase(caseWith({}));

describe('rx shoes', () => {
  it('answers one verdict a line, in order, and passes over blank lines', async () => {
    const other = JSON.stringify({ ...fullCase, id: 42, visit: null });
    expect(await shoes(`${full}\r\n\n  \n${other}`)).toEqual({
      code: 0,
      answers: [fullVerdict, checkShoeCase({ ...caseWith({ visit: null }), id: 42 })],
      err: '',
    });
    expect(await shoes('')).toEqual({ code: 0, answers: [], err: '' });
    expect((await shoes(`\uFEFF${full}`)).code).toBe(0);
  });

  it('puts an error in the place of a line that cannot be read, answers the others, and ends with 1', async () => {
    const wrong = JSON.stringify({
      ...fullCase,
      id: 'w',
      chosen: '2026-02-30',
      colour: 1,
      visit: { on: '2026-01-10' },
    });
    const { code, answers } = await shoes(`nope\n\n${full}\n${wrong}\n[]\n${full}`);
    expect(code).toBe(1);
    expect(answers).toEqual([
      { line: 1, error: 'is not JSON' },
      fullVerdict,
      {
        id: 'w',
        line: 4,
        error: 'visit: unknown key "on"; chosen: a date of the calendar is needed; unknown key "colour"',
      },
      { line: 5, error: 'the case: an object is needed' },
      fullVerdict,
    ]);
  });

  it('refuses a line that is no UTF-8 or longer than a mebibyte, and no other', async () => {
    const long = JSON.stringify({ ...fullCase, x: 'x'.repeat(1024 * 1024) });
    const input = Buffer.concat([Buffer.from(`${long}\n`), Buffer.from([0x22, 0xe9, 0x22, 0x0a]), Buffer.from(full)]);
    expect((await shoes(input)).answers).toEqual([
      { line: 1, error: 'is longer than 1048576 bytes' },
      { line: 2, error: 'is not UTF-8' },
      fullVerdict,
    ]);
  });

  it('says how it is used, and what it cannot read or write', async () => {
    for (const args of [[], ['a', 'b']])
      expect(await shoes('', args)).toMatchObject({ code: 64, err: expect.stringMatching(/^Usage/) });
    expect(await shoes('', ['/nowhere/cases'])).toEqual({
      code: 66,
      answers: [],
      err: '/nowhere/cases cannot be read: ENOENT\n',
    });
    expect(await shoes('', [tmpdir()])).toMatchObject({ code: 66, err: expect.stringContaining('EISDIR') });
    const failing = (code: string) =>
      new Writable({
        write: (_chunk, _encoding, done) => done(Object.assign(new Error(code), { code, syscall: 'write' })),
      });
    const stderr = new PassThrough();
    const io = (code: string) => ({ stdin: Readable.from([Buffer.from(full)]), stdout: failing(code), stderr });
    expect(await runShoes(['-'], io('EPIPE'))).toBe(0);
    expect(stderr.read()).toBeNull();
    expect(await runShoes(['-'], io('ENOSPC'))).toBe(74);
    expect(String(stderr.read())).toContain('ENOSPC');
  });

  it('answers the first line before the second has come', async () => {
    const [stdin, stdout] = [new PassThrough(), new PassThrough()];
    const running = runShoes(['-'], { stdin, stdout, stderr: new PassThrough() });
    stdin.write(`${full}\n`);
    const [chunk] = await once(stdout, 'data');
    expect(JSON.parse(String(chunk))).toEqual(fullVerdict);
    stdin.end();
    expect(await running).toBe(0);
  });
});

describe('a case line', () => {
  const errorOf = (value: unknown) => {
    const read = readShoeCase(JSON.stringify(value));
    return 'error' in read ? read : null;
  };

  it('may leave out or null any part, but not id and today', () => {
    expect(errorOf({ id: 'a', today: null })).toBeNull();
    expect(readShoeCase('{"id":"a","today":null}')).toEqual(
      readShoeCase(JSON.stringify({ ...Object.fromEntries(Object.keys(fullCase).map((key) => [key, null])), id: 'a' })),
    );
    expect(errorOf({ id: 'a' })).toEqual({ id: 'a', error: 'today: a date as YYYY-MM-DD is needed' });
    expect(errorOf({ today: null })).toEqual({ error: 'id: a text of 1 to 200 characters or a number is needed' });
    for (const id of [null, '', 1.5, true, [], 'x'.repeat(201)])
      expect(errorOf({ id, today: null })).not.toHaveProperty('id');
  });

  it.each([
    ['2026-02-29', 'a date of the calendar'],
    ['2026-13-01', 'a date of the calendar'],
    ['2026-04-31', 'a date of the calendar'],
    ['2026-1-1', 'a date as YYYY-MM-DD'],
    ['01/02/2026', 'a date as YYYY-MM-DD'],
    ['2026-01-01T00:00:00Z', 'a date as YYYY-MM-DD'],
    ['2026-01-01\n', 'a date as YYYY-MM-DD'],
    [' 2026-01-01', 'a date as YYYY-MM-DD'],
    ['1899-12-31', 'a date from 1900 to 2199'],
    ['2200-01-01', 'a date from 1900 to 2199'],
    [20260101, 'a date as YYYY-MM-DD'],
    ['', 'a date as YYYY-MM-DD'],
  ])('refuses the day %j', (date, wanted) => {
    expect(errorOf({ ...fullCase, visit: { ...fullCase.visit, date } })?.error).toContain(
      `visit.date: ${wanted} is needed`,
    );
  });

  it.each([
    ['certification.credential', { certification: { credential: 'RN' } }, 'one of MD, DO, NP, PA, DPM, CNS'],
    ['delivery.mode', { delivery: { mode: 'telehealth' } }, 'one of in_person, mailed'],
    ['order.complete', { order: { complete: 'yes' } }, 'true, false or null'],
    ['items.depthPairs', { items: { depthPairs: -1 } }, 'a number of at least 0'],
    ['items.insertPairs', { items: { insertPairs: 1.5 } }, 'a whole number'],
    ['conditions.0', { conditions: [7] }, 'a text'],
    ['conditions', { conditions: 'ulcer' }, 'a list of texts'],
    ['exam', { exam: [] }, 'an object or null'],
    ['proofOfDelivery', { proofOfDelivery: 1 }, 'true, false or null'],
  ])('names %s and what is needed there', (path, change, wanted) => {
    expect(errorOf({ ...fullCase, ...change })).toEqual({
      id: 'full',
      error: expect.stringContaining(`${path}: ${wanted} is needed`),
    });
  });

  it('names unknown keys, also those that objects have of their own', () => {
    expect(readShoeCase('{"id":"a","today":null,"__proto__":{},"delivry":null,"items":{"constructor":1}}')).toEqual({
      id: 'a',
      error: 'items: unknown key "constructor"; unknown key "__proto__", "delivry"',
    });
  });

  it('reveals nothing of its content', () => {
    const secret = 'Jane Roe';
    const error = errorOf({
      ...fullCase,
      chosen: secret,
      conditions: secret,
      order: secret,
      delivery: { mode: secret },
    })?.error;
    expect(error).not.toContain(secret);
    expect(readShoeCase(`{"id": ${secret}`)).toEqual({ error: 'is not JSON' });
  });

  it('never throws, whatever the input, and a readable case always gets a complete verdict', {
    timeout,
  }, () => {
    const days = fc.oneof(anyDay(2025, 2027), anyDay(1900, 2199));
    const line = fc.oneof(
      { weight: 8, arbitrary: anyCase(days).map((shoeCase) => JSON.stringify(shoeCase)) },
      {
        weight: 2,
        arbitrary: fc
          .tuple(anyCase(days), fc.dictionary(fc.string(), fc.jsonValue()))
          .map(([a, b]) => JSON.stringify({ ...a, ...b })),
      },
      {
        weight: 1,
        arbitrary: fc.tuple(anyCase(days), fc.nat()).map(([a, at]) => JSON.stringify(a).slice(0, at % 800)),
      },
      { weight: 1, arbitrary: fc.json() },
      { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    );
    let read = 0;
    fc.assert(
      fc.property(line, (text) => {
        const answer = readShoeCase(text);
        if ('error' in answer) expect(answer.error).not.toBe('');
        else {
          read += 1;
          const verdict = JSON.stringify(checkShoeCase(answer.shoeCase));
          expect(JSON.stringify(z.parse(shoeVerdict, JSON.parse(verdict)))).toBe(verdict);
        }
      }),
      { numRuns },
    );
    expect(read).toBeGreaterThan(numRuns / 3);
  });
});

describe('docs/shoes.md', () => {
  let page: string;
  let dir: string;
  beforeAll(async () => {
    page = await readFile(new URL('../../../../docs/shoes.md', import.meta.url), 'utf8');
    dir = await mkdtemp(join(tmpdir(), 'rxweb-shoes-'));
  });
  afterAll(() => rm(dir, { recursive: true, force: true }));

  it('shows a case and what the command answers to it', async () => {
    const [written, answered] = [...page.matchAll(/```json\n(.*?)```/gs)].map(([, json = '']) => JSON.parse(json));
    const [, words = ''] = page.match(/^npm run -s rx -- (shoes .*)$/m) ?? [];
    await writeFile(join(dir, 'cases.jsonl'), `${JSON.stringify(written)}\n`);
    const child = spawn(process.execPath, [program, ...words.split(' ')], { cwd: dir, env: {} });
    const [[code], out] = await Promise.all([once(child, 'close'), child.stdout.toArray()]);
    expect(code).toBe(0);
    expect(JSON.parse(Buffer.concat(out).toString())).toEqual(answered);
  });

  it('shows what papers, people and claim lines add to that case, and a part of the answer', async () => {
    const [written, , added, answered] = [...page.matchAll(/```json\n(.*?)```/gs)].map(([, json = '']) =>
      JSON.parse(json),
    );
    const { code, answers } = await shoes(JSON.stringify({ ...written, ...added }));
    expect(code).toBe(0);
    expect(answers[0]).toMatchObject(answered);
    expect(Object.keys(answers[0].checks)).toEqual(allShoeChecks);
    for (const key of [...Object.keys(extendedParts), ...evidenceChecks]) expect(page).toContain(`\`${key}\``);
  });
});
