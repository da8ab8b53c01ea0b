import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Role } from '@rxweb/contracts/shared/roles';
import { buckets, demoBuckets } from '@rxweb/contracts/uploads';
import { createRandom, type Random } from '@rxweb/platform/random/seeded-random';
import type { ServedRoute } from '../apps/server/src/kernel/http/declared-routes.ts';
import { createTestApp } from '../apps/server/testing/create-test-app.ts';
import { residentBytes } from '../bench/tools/processes.ts';
import { temporaryFolder } from '../bench/tools/temporary-folder.ts';
import { fuzzSocket } from './fuzz/fuzz-socket.ts';
import { type Finding, isDocumented, judge } from './fuzz/judge.ts';
import { type Caller, createMaker } from './fuzz/make-request.ts';
import { rawRequest } from './fuzz/raw-request.ts';
import { createKnownIds, type KnownIds } from './fuzz/sample.ts';
import { bounded, isQuick, none, say, tellResult, told } from './tools/result.ts';
import { hangUp, send, sendRaw } from './tools/send.ts';
import { hire, publicUrl, type Server, startCarrier, startServer } from './tools/server.ts';

/**
 * `npm run test:fuzz` (security rows W6, W8; goal G4): requests for all routes the server says it has, by all roles, with something wrong in most of
 * them. FUZZ_SEED repeats the requests of a run as far as answers allow, FUZZ_REQUESTS asks for another number of them.
 */
const wanted = Number(process.env.FUZZ_REQUESTS ?? (isQuick ? 3_000 : 250_000));
/** The short run, a part of `npm test`, always sends the same requests; the full run looks for new ones. */
const seedsOfShortRun = [370_312_844, 370_140_470, 11];
const seeds = process.env.FUZZ_SEED ? [Number(process.env.FUZZ_SEED)] : isQuick ? seedsOfShortRun : [Date.now() % 1e9];
const lanes = 24;
const rawShare = 0.02;
const roles: readonly Role[] = ['employee', 'pharmacist', 'admin'];

/** What in an answer may name something in a later request. */
const shownIds = /"(?:\w*[iI]d|next|version|[kK]ey|path|name)":"([^"\\]{1,100})"/g;
const bucketStart = new RegExp(`^(?:${[...Object.values(buckets), ...Object.values(demoBuckets)].join('|')})/`);

const findings = new Map<string, Finding & { times: number }>();
const statuses = new Map<number, number>();
const reached = new Set<string>();
let sent = 0;
let unanswered = 0;
let busy = 0;
let slowest = { ms: 0, route: '' };

const routes = await readRoutes();
const folder = await temporaryFolder();
const carrier = await startCarrier();
const server = await startServer(join(folder.path, 'data'), carrier);
try {
  let frames = 0;
  for (const [index, seed] of seeds.entries()) {
    say(`seed ${seed}, ${routes.length} routes`);
    await run(server, createRandom(seed), (wanted * (index + 1)) / seeds.length);
    frames += await fuzzSocket(server, createRandom(seed), (isQuick ? 100 : 5_000) / seeds.length);
  }
  const ended = server.endedWith();
  for (const { kind, route, signature, times, example } of findings.values())
    say(`\n${kind} (${times}): ${route} ${signature}\n  ${example}`);
  const missed = routes.map(({ method, url }) => `${method} ${url}`).filter((route) => !reached.has(route));
  say(`Never answered 2xx: ${missed.filter((route) => !route.startsWith('HEAD')).join(', ')}`);
  if (process.env.FUZZ_LOG) await writeFile(process.env.FUZZ_LOG, server.log());
  const of = (kind: string) =>
    [...findings.values()].reduce((sum, each) => sum + (each.kind === kind ? each.times : 0), 0);
  await tellResult(
    'fuzz',
    [
      bounded('generated requests', sent, { atLeast: wanted }),
      told('frames on the socket of live changes', frames),
      told(
        'routes that answered 2xx at least once, of all with a method of their own',
        `${reached.size} of ${routes.length}`,
      ),
      none('answers 5xx that are not documented', of('5xx')),
      told('answers of a server that is too busy: 503 with Retry-After, reads given up after 2 s', busy),
      none('answers that show a path, SQL, a stack or an upstream', of('leak')),
      none('requests without an answer in 30 s', of('no answer in 30 s')),
      none('ends of the program', ended === null ? 0 : 1),
      told(
        'answers by status',
        [...statuses]
          .sort(([a], [b]) => a - b)
          .map(([status, times]) => `${status}: ${times}`)
          .join(', '),
      ),
      told('slowest answer', `${Math.round(slowest.ms)} ms, ${slowest.route}`),
    ],
    [
      `Seed ${seeds.join(', ')}. ${unanswered} connections were ended by the server without an answer, as it does with what is no HTTP.`,
    ],
  );
} finally {
  hangUp();
  await server.stop();
  await carrier.close();
  await folder.remove();
}

/** As the server itself lists them, with what the contract says of each. */
async function readRoutes(): Promise<ServedRoute[]> {
  const test = await createTestApp(undefined, { ...(await carrierlike()), LOG_LEVEL: 'fatal' });
  const served = test.app.servedRoutes.filter(({ url }) => !url.includes('/websocket'));
  await test.close();
  return served;
}

async function carrierlike() {
  return {
    TWILIO_ACCOUNT_SID: 'AC0',
    TWILIO_AUTH_TOKEN: 'x',
    TWILIO_FROM: '+15555550100',
    TWILIO_API_BASE_URL: 'http://127.0.0.1:9',
  };
}

/** Sends until so many are sent in all. */
async function run(server: Server, random: Random, until: number): Promise<void> {
  const ids = createKnownIds(random);
  const port = Number(new URL(server.origin).port);
  const make = createMaker({ routes, random, ids, ...carrier, publicUrl });
  const tokens = new Map<Caller, string>();
  const refresh = async (role: Role) => void tokens.set(role, await hire(server, role));
  await Promise.all(roles.map(refresh));
  tokens.set('expired', await server.issuer.openSession(await server.issuer.hire('admin'), -600));
  tokens.set('anon key', server.apikey);
  tokens.set('nonsense', 'eyJhbGciOiJub25lIn0.e30.');
  const started = performance.now();
  const lane = async () => {
    while (sent < until && server.endedWith() === null) {
      sent += 1;
      if (sent % 10_000 === 0) await progress(server, started);
      if (random.chance(rawShare)) {
        const raw = rawRequest(random);
        note({ ...raw.request }, await sendRaw(port, raw.bytes));
        continue;
      }
      const request = make();
      const token = tokens.get(request.caller);
      const answer = await send(
        port,
        request.method,
        request.target,
        {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(request.target.startsWith('/backend') && { apikey: server.apikey }),
          'x-forwarded-for': `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`,
          cookie: `rx-visitor=${String(random.below(40)).padStart(43, 'v')}`,
          ...request.headers,
        },
        request.body,
      );
      note(request, answer);
      if (answer.status >= 200 && answer.status < 300) learnIds(request.route, answer.body, ids, random);
      if (answer.status === 401 && roles.some((role) => role === request.caller)) await refresh(request.caller as Role);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

function learnIds(route: string, body: string, ids: KnownIds, random: Random): void {
  for (const [, id] of body.slice(0, 20_000).matchAll(shownIds))
    if (id !== undefined && random.chance(0.3)) ids.add(route, id.replace(bucketStart, ''));
}

async function progress(server: Server, started: number): Promise<void> {
  const perSecond = sent / ((performance.now() - started) / 1_000);
  const resident = (await residentBytes(server.pid)) / 1e6;
  say(
    `${sent} requests, ${perSecond.toFixed(0)} a second, ${resident.toFixed(0)} MB resident, ${findings.size} findings`,
  );
}

function note(request: Parameters<typeof judge>[0], answer: Parameters<typeof judge>[1]): void {
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  if (answer.status === 0) unanswered += 1;
  if (answer.status >= 200 && answer.status < 300) reached.add(request.route);
  if (answer.ms > slowest.ms) slowest = { ms: answer.ms, route: request.route };
  if (answer.status >= 500 && isDocumented(request, answer)) busy += 1;
  const finding = judge(request, answer);
  if (!finding) return;
  const key = `${finding.kind} ${finding.route} ${finding.signature}`;
  const before = findings.get(key);
  if (!before) say(`\n${finding.kind}: ${finding.route} ${finding.signature}\n  ${finding.example}`);
  findings.set(key, { ...finding, times: (before?.times ?? 0) + 1 });
}
