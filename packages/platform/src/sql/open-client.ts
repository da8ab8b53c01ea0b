import { Client, type ClientConfig } from 'pg';
import { SqlClientError } from './errors.ts';
import { valueTypes } from './parse-values.ts';

export interface ClientOptions {
  /** Timeout of opening a connection, without the time that this process itself stalls. Default: 30. */
  connectSeconds?: number;
  /** Shown in pg_stat_activity. */
  applicationName?: string;
  /** Settings of the session. */
  settings?: Record<string, string>;
}

const keepAliveMs = 60_000;
const tickMs = 250;

/**
 * Opens a connection. `watch` gets the client first and must listen to its errors: a connection can be lost right after it opens, and an error
 * event without a listener ends the process.
 */
export async function openClient<T>(
  url: string,
  options: ClientOptions & { replication?: 'database' },
  watch: (client: Client) => T,
): Promise<T> {
  const config = toConfig(url, options);
  const ticks = ((options.connectSeconds ?? 30) * 1_000) / tickMs;
  try {
    return await connect(new Client(config), watch, ticks);
  } catch (error) {
    const isPlainAllowed = new URL(url).searchParams.get('sslmode') === 'prefer';
    if (!isPlainAllowed || !(error instanceof Error) || !error.message.includes('does not support SSL')) throw error;
    return connect(new Client({ ...config, ssl: false }), watch, ticks);
  }
}

async function connect<T>(client: Client, watch: (client: Client) => T, ticks: number): Promise<T> {
  const watched = watch(client);
  // Not taken apart: with TLS the stream is replaced.
  const { connection } = client;
  const stop = afterTicks(ticks, () => connection.stream.destroy(new Error(timeoutMessage)));
  try {
    await client.connect();
    return watched;
  } catch (error) {
    connection.stream.destroy();
    throw asConnectError(error);
  } finally {
    stop();
  }
}

/** Counts ticks, not time: a stall of this process, such as under load right after the start, isn't the database's fault. */
function afterTicks(ticks: number, run: () => void): () => void {
  let left = ticks;
  const timer = setInterval(() => {
    left -= 1;
    if (left > 0) return;
    clearInterval(timer);
    run();
  }, tickMs);
  return () => clearInterval(timer);
}

const timeoutMessage = 'timeout expired';

function asConnectError(error: unknown): unknown {
  if (!(error instanceof Error) || 'code' in error) return error;
  if (error.message === timeoutMessage)
    return new SqlClientError('CONNECT_TIMEOUT', 'the database did not answer', { cause: error });
  // Closed without an error message, as by a database that is starting or stopping.
  if (error.message.startsWith('Connection terminated'))
    return new SqlClientError('CONNECTION_CLOSED', 'the database closed a new connection', { cause: error });
  return error;
}

/** Parameters of the URL that are not session settings. */
const clientParameters = new Set(['sslmode', 'ssl', 'application_name']);

function toConfig(url: string, options: ClientOptions & { replication?: 'database' }): ClientConfig {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const settings = { ...options.settings };
  for (const [name, value] of searchParams) if (!clientParameters.has(name)) settings[name] = value;
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : 5432,
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: decodeURIComponent(pathname.slice(1)) || decodeURIComponent(username),
    ssl: toSsl(searchParams.get('sslmode') ?? searchParams.get('ssl')),
    application_name: searchParams.get('application_name') ?? options.applicationName ?? 'rxweb',
    options: toStartOptions(settings),
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
    types: valueTypes as NonNullable<ClientConfig['types']>,
    ...(options.replication && { replication: options.replication }),
  };
}

/** As in libpq, only the verify modes check the server's certificate. */
function toSsl(mode: string | null): NonNullable<ClientConfig['ssl']> {
  if (mode === null || mode === 'disable' || mode === 'false') return false;
  return mode.startsWith('verify') || mode === 'true' ? true : { rejectUnauthorized: false };
}

function toStartOptions(settings: Record<string, string>): string {
  const escapeSpaces = (text: string) => text.replace(/[\\ ]/g, '\\$&');
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${escapeSpaces(value)}`)
    .join(' ');
}
