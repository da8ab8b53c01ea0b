import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import type { ShoeDocument } from '@rxweb/contracts/shoes/documents';
import type { StoreInfo } from '@rxweb/contracts/store';
import { AppError } from '../../../../kernel/errors/app-error.ts';
import { createSerialQueue } from '../../../../kernel/http/serial-queue.ts';
import { createSandbox, type SandboxLimits } from '../../../../kernel/sandbox/sandbox.ts';
import type { FilePacket } from '../file-packet.ts';
import type { PageCode } from '../returned/page-code.ts';
import type { AttachedFile, MadePacket, PacketTask } from './packet-task.ts';
import type { ReturnedResult, ReturnedTask } from './returned-task.ts';

type Bytes = Uint8Array<ArrayBuffer>;

type LetterTask = Extract<PacketTask, { kind: 'letter' }>;

/** One packet and one document at a time, in separate processes. */
export interface PacketBuilder {
  /** Null if unreadable or over the time or memory limit. Loads the file in its turn. */
  countPages(load: () => Promise<Bytes>): Promise<number | null>;
  /** Page codes of a scan; empty if it can't be read. */
  readCodes(load: () => Promise<Bytes>, type: ShoeDocument['type']): Promise<(PageCode | null)[]>;
  /** One PDF for each list of page indexes. */
  splitPages(file: Bytes, pieces: readonly (readonly number[])[]): Promise<Bytes[]>;
  makeLetterPacket(task: Omit<LetterTask, 'kind'>, signal: AbortSignal): Promise<{ pdf: Bytes; pages: number }>;
  /** Loads the attached files when its turn comes. */
  makeFilePacket(
    kind: FilePacket,
    file: ShoeCaseFile,
    store: StoreInfo,
    load: () => Promise<readonly AttachedFile[]>,
    signal: AbortSignal,
  ): Promise<Bytes>;
}

const MIB = 2 ** 20;
const documentLimits: SandboxLimits = { maxMs: 20_000, maxGrowthBytes: 512 * MIB, idleMs: 30_000 };
/** A page takes about a fifth of a second. */
const scanLimits: SandboxLimits = { maxMs: 60_000, maxGrowthBytes: 512 * MIB, idleMs: 30_000 };
const packetLimits: SandboxLimits = { maxMs: 90_000, maxGrowthBytes: 1_024 * MIB, idleMs: 30_000 };
const countPagesWorker = new URL('./count-pages-worker.ts', import.meta.url);
const packetWorker = new URL('./packet-worker.ts', import.meta.url);
const returnedWorker = new URL('./returned-worker.ts', import.meta.url);
const maxWaiting = 20;

export function createPacketBuilder(): PacketBuilder {
  const [forDocument, forPacket] = [createSerialQueue(maxWaiting), createSerialQueue(maxWaiting)];
  const countPages = createSandbox<Bytes, number | null>(countPagesWorker, documentLimits);
  const makePacket = createSandbox<PacketTask, MadePacket>(packetWorker, packetLimits);
  const returned = createSandbox<ReturnedTask, ReturnedResult>(returnedWorker, scanLimits);
  return {
    readCodes: (load, type) =>
      forDocument(async () => {
        const file = await load();
        const result = await returned({ kind: 'read', file, type }).catch((): ReturnedResult => ({}));
        return result.codes ?? [];
      }),

    splitPages: (file, pieces) =>
      forDocument(async () => (await returned({ kind: 'split', file, pieces })).files ?? []).catch(failed),

    countPages: (load) =>
      forDocument(async () => {
        const pdf = await load();
        return countPages(pdf).catch(() => null);
      }),

    makeLetterPacket: (task, signal) =>
      forPacket(async () => {
        const { pdf, pages } = await makePacket({ ...task, kind: 'letter' }, signal);
        return { pdf, pages: pages ?? 0 };
      }, signal).catch(failed),

    makeFilePacket: (kind, file, store, load, signal) =>
      forPacket(async () => {
        const attached = await load();
        return (await makePacket({ kind, file, store, attached }, signal)).pdf;
      }, signal).catch(failed),
  };
}

function failed(cause: unknown): never {
  if (cause instanceof AppError) throw cause;
  throw new AppError('unavailable', { cause, message: 'We couldn’t create the packet right now. Please try again.' });
}
