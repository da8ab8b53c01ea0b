import { randomBytes } from 'node:crypto';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDisk, whyNoDisk } from '../powercut/disk.ts';
import { type Figure, none, told } from '../tools/result.ts';
import { send } from '../tools/send.ts';
import { type Carrier, type Server, startServer } from '../tools/server.ts';

const megabytes = 600;
const fillerMegabytes = 120;
const networkMegabytes = 24;
/** A photo of a phone, and small enough for any limit. */
const photo = Buffer.concat([Buffer.from('notes of a patient\n'), Buffer.alloc(4 * 2 ** 20, 'x')]);
const small = Buffer.from('one line\n');
const atOnce = 4;
const mostUploads = 400;

interface Flood {
  who: string;
  from(number: number): string;
}

const floods: readonly Flood[] = [
  { who: 'one address', from: () => '203.0.113.7' },
  { who: 'one /64', from: (number) => `2001:db8:7:7::${(number + 1).toString(16)}` },
  { who: '50 addresses', from: (number) => `198.51.100.${number % 50}` },
];

/** Threat F9: somebody fills the disk with uploads. Others still upload, the database commits, and uploads return without a restart. */
export async function uploadFloods(folder: string, carrier: Carrier): Promise<Figure[]> {
  const reason = await whyNoDisk(folder);
  if (reason !== null) return [told('F9 upload floods: skipped', reason)];
  const disk = await makeDisk(folder, 'flooded', megabytes);
  const filler = join(disk.path, 'filler');
  await writeFile(filler, Buffer.alloc(fillerMegabytes * 2 ** 20, 'f'));
  const quotas = {
    UPLOAD_VISITOR_MB_PER_DAY: String(networkMegabytes),
    UPLOAD_NETWORK_MB_PER_DAY: String(networkMegabytes),
    UPLOAD_STORE_MB_PER_DAY: '5000',
  };
  const server = await startServer(join(disk.path, 'data'), carrier, quotas);
  const figures: Figure[] = [];
  try {
    for (const flood of floods) figures.push(...(await suffer(server, disk.path, flood)));
    await rm(filler);
    const back = await upload(server, '192.0.2.250', photo);
    figures.push(
      none('F9 uploads still refused after the disk had room again, without a restart', back === 200 ? 0 : 1),
    );
    return figures;
  } finally {
    await server.stop();
    await disk.unmount();
  }
}

async function suffer(server: Server, path: string, { who, from }: Flood): Promise<Figure[]> {
  let stored = 0;
  let refused = 0;
  let next = 0;
  const lane = async () => {
    // Refused as often as there are senders: nobody of the flood gets anything in any more.
    while (refused < 60 && next < mostUploads) {
      const status = await upload(server, from(next++), photo);
      if (status === 200) stored += 1;
      else refused += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  const { bavail, bsize } = await statfs(path);
  const left = `${Math.round((bavail * bsize) / 2 ** 20)} MB of ${megabytes} left`;
  const statuses: number[] = [];
  for (let visitor = 1; visitor <= 10; visitor++) statuses.push(await upload(server, `192.0.2.${visitor}`, small));
  const commits = await commit(server);
  return [
    told(`F9 uploads of 4 MB stored and refused, by ${who}`, `${stored} and ${refused}; ${left}`),
    none(
      `F9 small uploads of 10 others refused, while flooded by ${who}`,
      statuses.filter((each) => each !== 200).length,
    ),
    none(`F9 questions of 10 others not stored, while flooded by ${who}`, 10 - commits),
  ];
}

async function upload(server: Server, from: string, body: Buffer): Promise<number> {
  const headers = { 'content-type': 'text/plain', 'x-file-path': 'a.txt', ...visitorFrom(from) };
  return (await send(portOf(server), 'POST', '/api/storage/upload-proxy', headers, body)).status;
}

/** How many of ten questions are answered and stored. */
async function commit(server: Server): Promise<number> {
  let kept = 0;
  for (let number = 1; number <= 10; number++) {
    const text = `Are you open today? ${randomBytes(8).toString('hex')}`;
    const headers = { 'content-type': 'application/json', ...visitorFrom(`192.0.2.${100 + number}`) };
    await send(portOf(server), 'POST', '/api/chat-stream', headers, Buffer.from(JSON.stringify({ text })));
    const rows = await server.sql`select from app.chat_turns where question = ${text} and state = 'complete'`;
    kept += rows.length;
  }
  return kept;
}

const portOf = ({ origin }: Server) => Number(new URL(origin).port);
const visitorFrom = (from: string) => ({
  host: '127.0.0.1',
  'x-forwarded-for': from,
  cookie: `rx-visitor=${randomBytes(32).toString('base64url')}`,
});
