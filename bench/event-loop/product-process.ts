import '../../apps/server/src/v8-flags.js';
import { createServer } from 'node:http';
import { createTestApp } from '../../apps/server/testing/create-test-app.ts';
import { hire, tokenOf } from '../../apps/server/testing/staff.ts';
import { fillCases } from '../growth/fill-cases.ts';
import { fillInbox } from '../growth/fill-inbox.ts';
import { watchLoop } from './watch-loop.ts';

/**
 * The product on a filled database. A port of its own answers its address and accounts, and `/watch` the event loop's longest stop and the
 * thread's processor time since the last call. Ends on SIGTERM.
 */
const [probePort = 0, auditRows = 0, shoeCases = 0] = process.argv.slice(2).map(Number);
const filling = fill();
const takeWatch = filling.then(() => watchLoop());

createServer(async (request, response) => {
  // That it serves is told at once; the rest when the database is full.
  if (request.url === '/ready') return response.end();
  response.end(JSON.stringify(request.url === '/watch' ? (await takeWatch)() : (await filling).about));
}).listen(probePort, '127.0.0.1');
process.once('SIGTERM', async () => {
  const { product } = await filling;
  await product.close();
  process.exit(0);
});

async function fill() {
  const product = await createTestApp(undefined, { TRUST_PROXY: '127.0.0.1' });
  const { sql } = product.context;
  await fillCases(sql, shoeCases, new Date().toISOString().slice(0, 10));
  await fillInbox(sql, 10_000);
  await sql`
    select app.note_audit('messages_read', 'ok', null, 'messages', 'row ' || n, '10.0.0.1')
    from generate_series(1, ${auditRows}) n`;
  const admin = await hire(product, 'bench', 'admin');
  const [shoeCase] = await sql<[{ id: string }]>`select id from public.dme_shoe_cases limit 1`;
  return { product, about: { url: product.url, token: await tokenOf(admin.client), shoeCase: shoeCase.id } };
}
