import { emptyDetails } from '@rxweb/domain/dme-shoe';
import { describe, expect, it } from 'vitest';
import { createTurns } from '../../../../http/take-turns.ts';
import { caseFile, store } from '../testing/case-file.ts';
import { makePdf } from '../testing/files.ts';
import { createWorkbench } from './workbench.ts';

const enough = { maxMs: 20_000, maxGrowthBytes: 2 ** 30 };
const packet = { kind: 'physician-packet', file: caseFile(emptyDetails), store } as const;
const pdf = () => makePdf([[612, 792]]);

describe('the workbench', () => {
  it('answers one piece of work after the other', async () => {
    const work = createWorkbench(enough);
    expect(await work({ kind: 'count-pages', pdf: await pdf() })).toBe(1);
    expect(Buffer.from(await work(packet)).toString('latin1', 0, 5)).toBe('%PDF-');
  });

  it('leaves the program free for others meanwhile', async () => {
    const began = performance.now();
    let turns = 0;
    const others = setInterval(() => {
      turns += 1;
    }, 5);
    await createWorkbench(enough)(packet);
    clearInterval(others);
    // Drawing in this thread would leave none but the first and the last.
    expect(turns).toBeGreaterThan((performance.now() - began) / 100);
  });

  it('gives up a file that is made to hang, and one that fills the memory', async () => {
    const hanging = () => new TextEncoder().encode(`%PDF-1.7\n${'1 0 ob '.repeat(2_000_000)}`);
    const hasty = createWorkbench({ ...enough, maxMs: 1_500 });
    await expect(hasty({ kind: 'count-pages', pdf: hanging() })).rejects.toThrow('longer than 1500 ms');
    const small = createWorkbench({ ...enough, maxGrowthBytes: 1 });
    await expect(small({ kind: 'count-pages', pdf: hanging() })).rejects.toThrow('too much memory');
  });

  it('stops when nobody waits any more, and works on for the next', async () => {
    const work = createWorkbench(enough);
    const gone = new AbortController();
    const made = work(packet, gone.signal);
    gone.abort(new Error('gone'));
    await expect(made).rejects.toThrow('gone');
    await expect(work(packet, gone.signal)).rejects.toThrow('gone');
    expect(await work({ kind: 'count-pages', pdf: await pdf() })).toBe(1);
  });

  it('tells where work failed, and nothing of what it was about', async () => {
    const broken = {
      ...packet,
      file: { ...packet.file, details: null, patient_name: 'Ana Torres' },
    } as unknown as typeof packet;
    const failure = await createWorkbench(enough)(broken).catch((error: Error) => error.message);
    expect(failure).toMatch(/TypeError\n {4}at /);
    expect(failure).not.toMatch(/Ana|null/);
  });
});

describe('turns', () => {
  it('are taken one at a time, in order, also after one that failed', async () => {
    const takeTurn = createTurns(5);
    const log: string[] = [];
    const work = (name: string) => async () => {
      log.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      log.push(`${name} ends`);
      if (name === 'a') throw new Error('a failed');
      return name;
    };
    const all = await Promise.allSettled(['a', 'b', 'c'].map((name) => takeTurn(work(name))));
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('are refused when too many wait, and passed over when nobody waits any more', async () => {
    const takeTurn = createTurns(1);
    const { promise, resolve } = Promise.withResolvers<void>();
    const first = takeTurn(() => promise);
    const gone = takeTurn(async () => 'never', AbortSignal.abort(new Error('gone')));
    await expect(takeTurn(async () => 'late')).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 10 });
    resolve();
    await first;
    await expect(gone).rejects.toThrow('gone');
    expect(await takeTurn(async () => 'next')).toBe('next');
  });
});
