import { createHmac } from 'node:crypto';
import type { OutboxRow } from './outbox.repository.ts';

export interface PipelineTarget {
  url: string;
  /** Signs each call; docs/operating.md shows how to check it. */
  secret: string;
}

const timeoutMs = 10_000;

/** Sends one message with its id for deduplication; throws if it was not accepted. */
export async function deliver(target: PipelineTarget, row: OutboxRow, now: Date, signal: AbortSignal): Promise<void> {
  const { id, chatId, text, createdAt } = row;
  const body = JSON.stringify({ id, chatId, text, createdAt: createdAt.toISOString() });
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const response = await fetch(target.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-rx-timestamp': timestamp,
      'x-rx-signature': `sha256=${sign(target.secret, timestamp, body)}`,
      'idempotency-key': id,
    },
    body,
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the pipeline answered ${response.status}`);
}

/** Sign the time too, so recorded calls expire. */
function sign(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
}
