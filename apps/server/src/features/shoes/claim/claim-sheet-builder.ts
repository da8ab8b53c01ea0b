import { AppError } from '../../../kernel/errors/app-error.ts';
import { createSerialQueue } from '../../../kernel/http/serial-queue.ts';
import { createSandbox, type SandboxLimits } from '../../../kernel/sandbox/sandbox.ts';
import type { ClaimToPrint } from './claim-sheet.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Draws one sheet at a time, in its own process. */
export type ClaimSheetBuilder = (claim: ClaimToPrint, signal: AbortSignal) => Promise<Bytes>;

const limits: SandboxLimits = { maxMs: 20_000, maxGrowthBytes: 512 * 2 ** 20, idleMs: 30_000 };
const worker = new URL('./claim-sheet-worker.ts', import.meta.url);
const maxWaiting = 20;

export function createClaimSheetBuilder(): ClaimSheetBuilder {
  const inTurn = createSerialQueue(maxWaiting);
  const draw = createSandbox<ClaimToPrint, Bytes>(worker, limits);
  return (claim, signal) => inTurn(() => draw(claim, signal), signal).catch(failed);
}

function failed(cause: unknown): never {
  if (cause instanceof AppError) throw cause;
  throw new AppError('unavailable', {
    cause,
    message: 'We couldn’t create the claim sheet right now. Please try again.',
  });
}
