import { setTimeout as pause } from 'node:timers/promises';
import { openSql } from '@rxweb/platform/sql/open-sql';
import { say } from '../tools/report.ts';
import { type Server, type Supabase, startServer } from './start-servers.ts';
import { countLeaders } from './watch-database.ts';

interface Killing {
  /** Those killed are replaced here. */
  servers: Server[];
  supabase: Supabase;
  folder: string;
  /** Between two kills. */
  pauseMs: number;
  /** A visitor's question, until the end of its answer. */
  ask(server: Server): Promise<unknown>;
}

/** Kills each server while all are asked, and starts another: what was answered is stored once, and never two lead. */
export async function killInTurn({ servers, supabase, folder, pauseMs, ask }: Killing): Promise<void> {
  const sql = openSql(supabase.access.DATABASE_URL, { max: 1 });
  const stored = async () =>
    (await sql<[{ count: number }]>`select count(*)::int as count from app.chat_turns`)[0].count;
  const { count, close } = await countLeaders(supabase.access.DATABASE_URL);
  const from = await stored();
  let answered = 0;
  let failed = 0;
  let isOver = false;
  let mostLeaders = 0;
  let withoutMs = 0;
  let longestMs = 0;
  const watchLead = async () => {
    for (let last = performance.now(); !isOver; await pause(100)) {
      const leaders = await count();
      mostLeaders = Math.max(mostLeaders, leaders);
      const now = performance.now();
      withoutMs = leaders === 0 ? withoutMs + now - last : 0;
      longestMs = Math.max(longestMs, withoutMs);
      last = now;
    }
  };
  const askOn = async () => {
    while (!isOver) {
      const server = servers[answered % servers.length];
      await (server ? ask(server) : Promise.reject()).then(
        () => {
          answered += 1;
        },
        () => {
          failed += 1;
        },
      );
    }
  };
  const others = [watchLead(), ...Array.from({ length: 4 }, askOn)];
  for (let index = 0; index < servers.length; index += 1) {
    await pause(pauseMs);
    servers[index]?.started.child.kill('SIGKILL');
    servers[index] = await startServer(supabase, folder);
  }
  await pause(3 * pauseMs);
  isOver = true;
  await Promise.all(others);
  const kept = (await stored()) - from;
  say(`four servers, each killed once: ${answered} questions answered, ${kept} stored, ${failed} refused meanwhile; at most ${mostLeaders} leaders at
once, ${(longestMs / 1_000).toFixed(1)} s without one at most`);
  if (kept < answered) throw new Error('an answered question was lost');
  if (mostLeaders > 1) throw new Error('two servers led at once');
  await close();
  await sql.end();
}
