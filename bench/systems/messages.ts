import { randomUUID } from 'node:crypto';
import { openSql } from '@rxweb/platform/sql/open-sql';
import { messageCount } from './system.ts';

/** Text messages as a shop has them. */
export function makeMessages() {
  return Array.from({ length: messageCount }, (_, index) => {
    const isInbound = index % 3 > 0;
    const at = new Date(Date.UTC(2026, 0, 5, 9) + index * 60_000).toISOString();
    return {
      id: randomUUID(),
      direction: isInbound ? 'inbound' : 'outbound',
      from_phone: isInbound ? `+1555555${1_000 + index}` : '+15555550100',
      to_phone: isInbound ? '+15555550100' : `+1555555${1_000 + index}`,
      body: `Is the refill of prescription ${700_000 + index} ready? I could come by after work, at about half past five.`,
      status: isInbound ? 'read' : 'delivered',
      sent_at: isInbound ? null : at,
      received_at: isInbound ? at : null,
      created_at: at,
    };
  });
}

/** Puts the messages into a database of the product's schema. */
export async function insertMessages(databaseUrl: string): Promise<void> {
  const sql = openSql(databaseUrl, { max: 1 });
  await sql`insert into public.messages ${sql(makeMessages())}`;
  await sql.end();
}
