import { once } from 'node:events';
import type { Random } from '@rxweb/platform/random/seeded-random';
import { hire, type Server } from '../tools/server.ts';
import { mutate } from './mutate.ts';
import { brokenJson, oddTexts } from './odd-values.ts';

const framesPerSocket = 40;
const topic = 'realtime:messages';

/** Frames of the socket of live changes, most of them with something wrong. Returns how many were sent; the server has to outlive them. */
export async function fuzzSocket(server: Server, random: Random, frames: number): Promise<number> {
  const token = await hire(server, 'admin');
  const url = `${server.origin.replace('http', 'ws')}/backend/realtime/v1/websocket?apikey=${server.apikey}&vsn=1.0.0`;
  let sent = 0;
  while (sent < frames && server.endedWith() === null) {
    const socket = new WebSocket(url);
    const opened = await Promise.race([once(socket, 'open').then(() => true), once(socket, 'error').then(() => false)]);
    if (!opened) {
      sent += framesPerSocket;
      continue;
    }
    for (let count = 0; count < framesPerSocket && socket.readyState === WebSocket.OPEN; count++, sent++)
      socket.send(makeFrame(random, token));
    socket.close();
    await once(socket, 'close');
  }
  return sent;
}

function makeFrame(random: Random, token: string): string | Uint8Array<ArrayBuffer> {
  if (random.chance(0.1)) return random.pick(brokenJson).slice(0, 60_000);
  if (random.chance(0.05)) return new Uint8Array(Array.from({ length: random.below(300) }, () => random.below(256)));
  const change = { event: '*', schema: 'public', table: 'messages', filter: 'status=eq.queued' };
  const config = {
    broadcast: { ack: false, self: false },
    presence: { key: '' },
    postgres_changes: [change],
    private: false,
  };
  const payload = random.pick([
    { config, access_token: token },
    { access_token: token },
    {},
    { type: 'broadcast', event: 'x', payload: random.pick(oddTexts) },
  ]);
  const event = random.pick(['phx_join', 'heartbeat', 'access_token', 'phx_leave', 'broadcast', 'presence', 'x']);
  const frame = {
    topic: random.pick([topic, 'phoenix', 'x']),
    event,
    payload,
    ref: String(random.below(100)),
    join_ref: '1',
  };
  const text = JSON.stringify(random.chance(0.8) ? mutate(frame, random) : frame) ?? '';
  return text.slice(0, 60_000);
}
