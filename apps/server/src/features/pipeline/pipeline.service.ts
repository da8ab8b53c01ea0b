import type { Sql } from '@rxweb/platform/sql/sql';
import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '../../kernel/errors/app-error.ts';
import type { ConversationLabel, Ports } from '../../kernel/feature/ports.ts';
import { deliver, type PipelineTarget } from './deliver.ts';
import { keepMessage, markDelivered, type OutboxRow, takeDue } from './outbox.repository.ts';

export interface PipelineDeps {
  sql: Sql;
  /** Null: messages are only stored. */
  target: PipelineTarget | null;
  log: FastifyBaseLogger;
}

export interface Pipeline {
  /** Never overlaps itself. */
  deliverDue(): Promise<void>;
  /** The next start retries the aborted delivery. */
  close(): Promise<void>;
}

interface EnqueueDeps {
  sql: Sql;
  chat: Pick<Ports['chat'], 'conversationOf'>;
}

/** Throws `not_found` for another visitor's chat. */
export async function enqueue({ sql, chat }: EnqueueDeps, label: ConversationLabel, text: string): Promise<void> {
  const conversation = await chat.conversationOf(label);
  if (conversation === null) throw new AppError('not_found');
  await keepMessage(sql, conversation, text);
}

export function createPipeline({ sql, target, log }: PipelineDeps): Pipeline {
  const closing = new AbortController();
  let running: Promise<void> | null = null;
  let isWanted = false;

  const attempt = async (to: PipelineTarget, row: OutboxRow) => {
    try {
      await deliver(to, row, new Date(), closing.signal);
      await markDelivered(sql, row.id);
    } catch (error) {
      if (closing.signal.aborted) return;
      const reason = error instanceof Error ? error.message : 'unknown';
      log.warn({ id: row.id, reason }, 'pipeline delivery failed');
    }
  };
  const run = async (to: PipelineTarget) => {
    while (isWanted && !closing.signal.aborted) {
      isWanted = false;
      const due = await takeDue(sql);
      if (due.length > 0) isWanted = true;
      await Promise.all(due.map((row) => attempt(to, row)));
    }
  };

  return {
    deliverDue() {
      if (!target || closing.signal.aborted) return Promise.resolve();
      isWanted = true;
      running ??= run(target).finally(() => {
        running = null;
      });
      return running;
    },

    async close() {
      closing.abort();
      await running?.catch(() => undefined);
    },
  };
}
