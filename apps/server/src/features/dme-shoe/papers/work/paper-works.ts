import type { ShoeCaseFile } from '@rxweb/contracts/dme-shoe-cases';
import type { StoreInfo } from '@rxweb/contracts/store';
import { AppError } from '../../../../http/app-error.ts';
import { type RunLimits, runApart } from './run-apart.ts';
import { createTurns } from './take-turns.ts';
import type { AttachedFile } from './task.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** What is done with PDFs, in threads of their own; one packet at a time, and one document. */
export interface PaperWorks {
  /** How many pages a PDF has; null when it cannot be read, or not within time and memory. Loads it when its turn comes. */
  countPages(load: () => Promise<Bytes>): Promise<number | null>;
  makePhysicianPacket(file: ShoeCaseFile, store: StoreInfo, signal: AbortSignal): Promise<Bytes>;
  /** Loads the attached files when its turn comes. */
  makeAuditPacket(
    file: ShoeCaseFile,
    store: StoreInfo,
    load: () => Promise<readonly AttachedFile[]>,
    signal: AbortSignal,
  ): Promise<Bytes>;
}

const MIB = 2 ** 20;
const documentLimits: RunLimits = { maxMs: 20_000, maxGrowthBytes: 512 * MIB };
const packetLimits: RunLimits = { maxMs: 90_000, maxGrowthBytes: 1_024 * MIB };
const maxWaiting = 20;

export function createPaperWorks(): PaperWorks {
  const [forDocument, forPacket] = [createTurns(maxWaiting), createTurns(maxWaiting)];
  return {
    countPages: (load) =>
      forDocument(async () => {
        const pdf = await load();
        return runApart({ kind: 'count-pages', pdf }, documentLimits).catch(() => null);
      }),

    makePhysicianPacket: (file, store, signal) =>
      forPacket(() => runApart({ kind: 'physician-packet', file, store }, packetLimits, signal), signal).catch(failed),

    makeAuditPacket: (file, store, load, signal) =>
      forPacket(async () => {
        const attached = await load();
        return runApart({ kind: 'audit-packet', file, store, attached }, packetLimits, signal);
      }, signal).catch(failed),
  };
}

function failed(cause: unknown): never {
  if (cause instanceof AppError) throw cause;
  throw new AppError('unavailable', { cause, message: 'The packet could not be made just now. Please try again.' });
}
