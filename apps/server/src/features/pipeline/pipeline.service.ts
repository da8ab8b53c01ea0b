import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type postgres from 'postgres';
import { AppError } from '../../http/app-error.ts';
import type { Visitor } from '../../http/visitor.ts';

export interface PipelineTarget {
  url: string;
  /** Signs each body: header `x-rx-signature: sha256=<hex HMAC-SHA-256>`. */
  secret: string;
}

export interface Pipeline {
  /** Keeps a visitor's message for the pipeline; durable when this returns. Throws `not_found` for another visitor's chat. */
  enqueue(visitor: Visitor, chatId: string, text: string): Promise<void>;
  /** Sends what is due. Called by the timer and after each message. */
  deliverDue(): Promise<void>;
}

const deliveryTimeoutMs = 10_000;
const batchSize = 20;
/** Failed deliveries wait 10 s, doubling to at most an hour, for about two days. */
const maxAttempts = 60;

interface OutboxRow {
  id: string;
  chat_id: string;
  text: string;
  created_at: Date;
}

/** Makes the visitor's conversation of that label, or finds it; what that is belongs to the chat. */
type OpenConversation = (visitor: Visitor, chatId: string) => Promise<{ id: string }>;

export function createPipeline(
  sql: postgres.Sql,
  target: PipelineTarget | null,
  log: FastifyBaseLogger,
  openConversation: OpenConversation,
): Pipeline {
  return {
    async enqueue(visitor, chatId, text) {
      const conversation = await findOrBindConversation(sql, visitor, chatId, openConversation);
      await sql`insert into app.pipeline_outbox (conversation_id, text) values (${conversation}, ${text})`;
    },

    async deliverDue() {
      if (!target) return;
      const due = await takeDue(sql);
      await Promise.all(
        due.map(async (row) => {
          try {
            await deliver(target, row);
            await sql`update app.pipeline_outbox set delivered_at = now() where id = ${row.id}`;
          } catch (error) {
            log.warn(
              { id: row.id, reason: error instanceof Error ? error.message : 'unknown' },
              'pipeline delivery failed',
            );
          }
        }),
      );
    },
  };
}

/** The visitor's own conversation of that label; a label another visitor uses is not theirs to write to. */
async function findOrBindConversation(
  sql: postgres.Sql,
  visitor: Visitor,
  chatId: string,
  openConversation: OpenConversation,
): Promise<string> {
  const rows = await sql<{ id: string; mine: boolean }[]>`
    select id, visitor_hash = ${visitor.hash} as mine from app.conversations where chat_id = ${chatId}
    order by mine desc limit 1`;
  const [known] = rows;
  if (known && !known.mine) throw new AppError('not_found');
  return known?.id ?? (await openConversation(visitor, chatId)).id;
}

/** Claims due rows by moving their next attempt on, so that two servers never send one at the same time. */
function takeDue(sql: postgres.Sql): Promise<OutboxRow[]> {
  return sql<OutboxRow[]>`
    update app.pipeline_outbox o
    set attempts = attempts + 1,
        next_attempt_at = now() + least(interval '1 hour', interval '10 seconds' * power(2, least(attempts, 9)))
    from app.conversations c
    where c.id = o.conversation_id and o.id in (
      select id from app.pipeline_outbox
      where delivered_at is null and next_attempt_at <= now() and attempts < ${maxAttempts}
      order by next_attempt_at limit ${batchSize} for update skip locked)
    returning o.id, c.chat_id, o.text, o.created_at`;
}

async function deliver(target: PipelineTarget, row: OutboxRow): Promise<void> {
  const body = JSON.stringify({
    id: row.id,
    chatId: row.chat_id,
    text: row.text,
    createdAt: row.created_at.toISOString(),
  });
  const signature = createHmac('sha256', target.secret).update(body).digest('hex');
  const response = await fetch(target.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-rx-signature': `sha256=${signature}`, 'idempotency-key': row.id },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(deliveryTimeoutMs),
  });
  if (!response.ok) throw new Error(`the pipeline answered ${response.status}`);
}
