import '../../apps/server/src/v8-flags.js';
import { hash } from 'node:crypto';
import { createTestApp } from '../../apps/server/testing/create-test-app.ts';
import { liveChatId, liveSecret } from './live-visitors.ts';
import { tellMemory } from './memory.ts';

/** The product on a real database with conversations that a person has joined, for visitors who only hold their streams. Ends itself on SIGTERM. */
const [probePort = 0, count = 0] = process.argv.slice(2).map(Number);
const product = await createTestApp(undefined, { TRUST_PROXY: '127.0.0.1' });
const visitors = Array.from({ length: count }, (_, n) => ({ secret: liveSecret(n), chatId: liveChatId(n) }));
await product.context.sql`
  insert into app.conversations (visitor_hash, chat_id, answered_by, answered_since)
  select decode(v.hash, 'hex'), v.chat_id, '00000000-0000-4000-8000-000000000001', now()
  from unnest(${visitors.map(({ secret }) => hash('sha256', secret, 'hex'))}::text[], ${visitors.map(({ chatId }) => chatId)}::text[])
    v (hash, chat_id)`;
await product.context.sql`select app.note_live_change(id) from app.conversations`;
tellMemory(probePort, `${product.url}/api/conversations/live`);
process.once('SIGTERM', () => void product.close().finally(() => process.exit(0)));
