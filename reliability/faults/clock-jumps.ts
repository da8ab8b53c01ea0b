import { join } from 'node:path';
import { createRandom } from '@rxweb/platform/random/seeded-random';
import { account } from '../../bench/systems/system.ts';
import { freePort } from '../../bench/tools/processes.ts';
import { openStream } from '../tools/open-stream.ts';
import { bounded, type Figure, isQuick, none, say, told } from '../tools/result.ts';
import { send } from '../tools/send.ts';
import { type Carrier, type Server, startServer } from '../tools/server.ts';
import { portOf, visitor } from './callers.ts';

const jumps = Number(process.env.FAULT_ROUNDS ?? (isQuick ? 4 : 40));
/** A little more than an hour: whatever is valid for an hour has expired. */
const hourMs = 3_660_000;

interface Session {
  access_token: string;
  refresh_token: string;
}

/** Security row R16: the program's clock jumps by an hour, forth and back, under a session, a visitor and a carrier. The database's stays. */
export async function clockJumps(folder: string, carrier: Carrier, seed: number): Promise<Figure[]> {
  const random = createRandom(seed);
  const clockPort = await freePort();
  const server = await startServer(join(folder, 'clock'), carrier, {
    NODE_OPTIONS: `--import=${new URL(`shifted-clock-process.ts?port=${clockPort}`, import.meta.url)}`,
  });
  const failures: string[] = [];
  let renewed = 0;
  try {
    let session = await grant(server, 'password', account);
    for (let jump = 0; jump < jumps; jump++) {
      const shiftMs = ([hourMs, 0, -hourMs, 0] as const)[jump % 4] ?? 0;
      const when = await (await fetch(`http://127.0.0.1:${clockPort}/${shiftMs}`)).text();
      const read = () => staffRead(server, session.access_token, random);
      let status = await read();
      if (status === 401) {
        // As the page does.
        session = await grant(server, 'refresh_token', { refresh_token: session.refresh_token });
        renewed += 1;
        status = await read();
      }
      const stream = await openStream(server.origin, 'What are your hours today?', sameVisitor);
      const call = carrier.inboundCall(carrier.receive({ from: '+12025550142', body: `jump ${jump}` }));
      const { status: inbound } = await send(
        portOf(server.origin),
        'POST',
        call.path,
        { ...call.headers, ...visitor(random) },
        Buffer.from(call.body),
      );
      if (status !== 200) failures.push(`staff: ${status}`);
      if (stream !== 'end') failures.push(`visitor: ${stream}`);
      if (inbound >= 300) failures.push(`carrier: ${inbound}`);
      say(`${jump + 1} of ${jumps}: ${when}, ${failures.join() || 'all answered'}`);
    }
    return [
      bounded('R16 the program’s clock jumped by an hour', jumps, { atLeast: jumps }),
      none('answers to a session, a visitor and the carrier that were not as before', failures.length),
      told('sessions renewed with their refresh token, as the page does', renewed),
      none('ends of the program', server.endedWith() === null ? 0 : 1),
    ];
  } finally {
    await server.stop();
  }
}

/** One visitor all the time: whose limits are counted on over the jumps. */
const sameVisitor = { 'x-forwarded-for': '10.9.9.9', cookie: `rx-visitor=${'k'.repeat(43)}` };

async function grant({ origin, apikey }: Server, type: string, body: object): Promise<Session> {
  const answer = await fetch(`${origin}/backend/auth/v1/token?grant_type=${type}`, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${type}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function staffRead({ origin, apikey }: Server, token: string, random: ReturnType<typeof createRandom>) {
  const headers = { ...visitor(random), authorization: `Bearer ${token}`, apikey };
  return (await send(portOf(origin), 'GET', '/api/waiting', headers, null)).status;
}
