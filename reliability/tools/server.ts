import type { ChildProcess } from 'node:child_process';
import type { Role } from '@rxweb/contracts/shared/roles';
import { openSql } from '@rxweb/platform/sql/open-sql';
import type { Sql } from '@rxweb/platform/sql/sql';
import { createTokenIssuer, type TokenIssuer } from '../../apps/server/testing/issue-tokens.ts';
import { startTwilioDouble } from '../../apps/server/testing/twilio-double/twilio-double.ts';
import { type Product, startProduct } from '../../bench/systems/product.ts';

/** The whole program in its own process, with a double of the carrier, and access for tests. */
export interface Server extends Product {
  /** Without a trailing slash. */
  origin: string;
  pid: number;
  sql: Sql;
  issuer: TokenIssuer;
  /** All it has printed so far, at most the newest 4 MB. */
  log(): string;
  /** Null while it runs. */
  endedWith(): number | NodeJS.Signals | null;
  /** Ends the database's connections of ours, then the program in order. */
  stop(): Promise<void>;
}

export type Carrier = Awaited<ReturnType<typeof startTwilioDouble>>;

/** One address over all starts, so that what was signed in one start is good in the next. */
export const publicUrl = 'http://127.0.0.1';
const maxLogChars = 4_000_000;
const yearSeconds = 365 * 24 * 3_600;

export const startCarrier = (): Promise<Carrier> => startTwilioDouble();

/** Starts the program as `npm start` does. Callers say by `x-forwarded-for` who they are. */
export async function startServer(
  dataDir: string,
  carrier: Carrier | null,
  settings: Record<string, string> = {},
): Promise<Server> {
  const product = await startProduct(dataDir, {
    PUBLIC_URL: publicUrl,
    TRUST_PROXY: '127.0.0.1',
    // Sessions last as long as the longest run.
    SESSION_IDLE_MINUTES: '60',
    SESSION_MAX_HOURS: '24',
    BACKUP_NIGHTLY: 'off',
    ...carrier?.env,
    ...settings,
  });
  const { child } = product.started;
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (log = (log + chunk).slice(-maxLogChars)));
  endWithUs(child);
  const sql = openSql(product.databaseUrl, { max: 2 });
  const origin = product.url.slice(0, -'/backend'.length);
  carrier?.connect(origin, publicUrl);
  return {
    ...product,
    origin,
    pid: child.pid ?? 0,
    sql,
    issuer: await createTokenIssuer({ context: { config: { dataDir, publicUrl }, sql } }),
    log: () => log,
    endedWith: () => child.exitCode ?? child.signalCode,
    async stop() {
      await sql.end({ timeout: 1 }).catch(() => undefined);
      await product.stop();
    },
  };
}

/** Whoever stops a script by a signal does not leave its program running. */
function endWithUs(child: ChildProcess): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      child.kill('SIGKILL');
      process.exit(1);
    });
}

/** A member of staff of their own, and a token that outlives every run. */
export async function hire({ issuer }: Server, role: Role): Promise<string> {
  return issuer.openSession(await issuer.hire(role), yearSeconds);
}
