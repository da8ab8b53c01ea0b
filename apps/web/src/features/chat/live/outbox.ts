import type { Attachment } from '@rxweb/contracts/uploads';
import { ApiError } from '../../../api/api-error.ts';
import { tabValues } from '../../../storage/browser-storage.ts';
import { pause } from './live-connection.ts';

/** Messages on their way to a person, kept in the tab until the server has them. */
export const outboxKey = 'rx-live-outbox';

export interface Outgoing {
  key: string;
  /** Without personal numbers. */
  text: string;
  attachments: Attachment[];
  at: number;
}

export type SendResult = 'sent' | 'silent' | 'failed';

interface OutboxOptions {
  /** Rejects with an `ApiError`. */
  send(message: Outgoing): Promise<unknown>;
  onResult(key: string, result: SendResult): void;
  /** Whether a message waits for the connection. */
  onStuck(isStuck: boolean): void;
  signal: AbortSignal;
}

const retryMs = [1_000, 2_000, 5_000, 10_000];

/** Sends one message after the other, in their order, each until the server has answered. The key makes a repetition harmless. */
export function openOutbox({ send, onResult, onStuck, signal }: OutboxOptions) {
  let waiting = keptMessages();
  let isRunning = false;

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    let failures = 0;
    for (let next = waiting[0]; next && !signal.aborted; next = waiting[0]) {
      const result = await attempt(next);
      if (signal.aborted) break;
      onStuck(result === 'unknown');
      if (result === 'unknown') {
        await pause(retryMs[Math.min(failures, retryMs.length - 1)] ?? 0, signal);
        failures += 1;
        continue;
      }
      failures = 0;
      const { key } = next;
      waiting = waiting.filter((message) => message.key !== key);
      keep(waiting);
      onResult(key, result);
    }
    isRunning = false;
  }

  async function attempt(message: Outgoing): Promise<SendResult | 'unknown'> {
    try {
      await send(message);
      return 'sent';
    } catch (error) {
      return resultOf(error);
    }
  }

  return {
    waiting: () => waiting,
    add(message: Outgoing): void {
      waiting = [...waiting, message];
      keep(waiting);
      void run();
    },
    /** What an earlier page of this tab left. */
    resume(): void {
      void run();
    },
    drop(): void {
      waiting = [];
      keep(waiting);
    },
  };
}

/** Without a clear answer, the server may have it: sent again with the same key. */
function resultOf(error: unknown): SendResult | 'unknown' {
  if (!(error instanceof ApiError)) return 'unknown';
  if (error.code === 'conflict') return 'silent';
  const mayPass = error.status === 0 || error.status === 429 || error.status >= 500 || error.code === 'bad_response';
  return mayPass ? 'unknown' : 'failed';
}

function keptMessages(): Outgoing[] {
  try {
    return JSON.parse(tabValues.get(outboxKey) ?? '[]');
  } catch {
    return [];
  }
}

function keep(messages: readonly Outgoing[]): void {
  if (messages.length === 0) tabValues.remove(outboxKey);
  else tabValues.set(outboxKey, JSON.stringify(messages));
}
