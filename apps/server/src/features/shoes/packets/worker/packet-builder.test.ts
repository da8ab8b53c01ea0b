import { emptyDetails } from '@rxweb/domain/shoes/shoe-case';
import { describe, expect, it } from 'vitest';
import { caseFile, store } from '../../../../../testing/shoes/case-file.ts';
import { makePdf } from '../../../../../testing/shoes/files.ts';
import { createSandbox } from '../../../../kernel/sandbox/sandbox.ts';
import type { MadePacket, PacketTask } from './packet-task.ts';

const enough = { maxMs: 60_000, maxGrowthBytes: 2 ** 30, idleMs: 10_000 };
const packet: PacketTask = { kind: 'review', file: caseFile(emptyDetails), store, attached: [] };
const pdf = () => makePdf([[612, 792]]);

function countPages(limits = enough) {
  return createSandbox<Uint8Array, number | null>(new URL('./count-pages-worker.ts', import.meta.url), limits);
}
function makePacket(limits = enough) {
  return createSandbox<PacketTask, MadePacket>(new URL('./packet-worker.ts', import.meta.url), limits);
}

describe('work on papers', { timeout: 120_000 }, () => {
  it('is done one piece after the other', async () => {
    const count = countPages();
    expect(await count(await pdf())).toBe(1);
    expect(await count(new TextEncoder().encode('no PDF'))).toBeNull();
    const made = await makePacket()(packet);
    expect(Buffer.from(made.pdf).toString('latin1', 0, 5)).toBe('%PDF-');
  });

  it('leaves the program free for others meanwhile', async () => {
    const began = performance.now();
    let turns = 0;
    const others = setInterval(() => {
      turns += 1;
    }, 5);
    await makePacket()(packet);
    clearInterval(others);
    // Drawing in this thread would leave none but the first and the last.
    expect(turns).toBeGreaterThan((performance.now() - began) / 100);
  });

  it('gives up a file that is made to hang, and one that fills the memory', async () => {
    const hanging = new TextEncoder().encode(`%PDF-1.7\n${'1 0 ob '.repeat(2_000_000)}`);
    await expect(countPages({ ...enough, maxMs: 1_500 })(hanging)).rejects.toThrow('longer than 1500 ms');
    await expect(countPages({ ...enough, maxGrowthBytes: 1 })(hanging)).rejects.toThrow('too much memory');
  });

  it('stops when no one is waiting, and continues for the next', async () => {
    const make = makePacket();
    const gone = new AbortController();
    const made = make(packet, gone.signal);
    gone.abort(new Error('gone'));
    await expect(made).rejects.toThrow('gone');
    await expect(make(packet, gone.signal)).rejects.toThrow('gone');
    expect((await make(packet)).pdf.length).toBeGreaterThan(1_000);
  });

  it('reports where it failed, without any content', async () => {
    const broken = { ...packet, file: { ...packet.file, details: null, patient_name: 'Ana Torres' } };
    const failure = await makePacket()(broken as unknown as PacketTask).catch((error: Error) => error.message);
    expect(failure).toMatch(/TypeError\n {4}at /);
    expect(failure).not.toMatch(/Ana|null/);
  });
});
