import { createRequire } from 'node:module';
import { type Backend, createBackend, type Mail } from '@rxweb/backend';
import { type Database, openPool } from '@rxweb/backend/database';
import { smsLimits } from '@rxweb/contracts/shared/limits';
import { smsPicturesBucket } from '@rxweb/contracts/sms/messages';
import type { StoreInfo } from '@rxweb/contracts/store';
import { buckets, demoBuckets } from '@rxweb/contracts/uploads';
import { prepareSafety } from '@rxweb/domain/safety/safety-gate';
import { lazily } from '@rxweb/domain/text/lazy-value';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { FastifyBaseLogger } from 'fastify';
import { createLocalAssistant, type LocalAssistant } from '../adapters/local-assistant/create-local-assistant.ts';
import type { ModelTimes } from '../adapters/model-assistant/stream-model.ts';
import { createTwilioCarrier } from '../adapters/twilio/create-twilio-carrier.ts';
import { createTwilioCallReader } from '../adapters/twilio/create-webhook-reader.ts';
import { type Config, migrationsDir } from '../config/config.ts';
import { ConfigError } from '../config/config-error.ts';
import type { Answerer } from '../features/chat/answerer.ts';
import type { AssistantModel } from '../features/health/checks/check-assistant.ts';
import type { MailCarrier } from '../features/health/checks/check-mail.ts';
import { writeSessionLimits } from '../features/session/session-limits.ts';
import type { CallReader, SmsCarrier } from '../features/sms/carrier.ts';
import { openStore } from '../features/store/live-store.ts';
import { keepCurrent } from '../features/store/watch-files.ts';
import { type AuditNotes, createAuditNotes } from '../kernel/audit/audit-log.ts';
import { type Activity, createActivity } from '../kernel/http/activity.ts';
import { type Authenticate, createAuthenticate } from '../kernel/http/authenticate.ts';
import { aloneInCharge, createLeadership, type Leadership } from '../kernel/jobs/leader-election.ts';
import { createLimits, type Limits } from '../kernel/limits/limits.ts';
import { describeError } from '../kernel/log/describe-error.ts';
import { refuseOtherSchema } from '../kernel/schema/check-schema.ts';

/** Everything the program is made of, built once. */
export interface Context {
  config: Config;
  log: FastifyBaseLogger;
  /** Changes when `store.json` does: read it where it is used, and keep no copy. */
  store: StoreInfo;
  sql: Sql;
  /** Connections that no slow request of the staff can use up. */
  pools: Record<'chat' | 'health' | 'background', Sql>;
  /** The embedded backend; null when a Supabase elsewhere is used. */
  backend: Backend | null;
  anonKey: string;
  /** Speaks with the service key. */
  supabase: SupabaseClient;
  supabaseAs(accessToken: string): SupabaseClient;
  authenticate: Authenticate;
  activity: Activity;
  audit: AuditNotes;
  limits: Limits;
  leadership: Leadership;
  answerer: Answerer;
  /** Steps that make what the first question else has to wait for, for when the program has nothing better to do. */
  preparations: readonly (() => void)[];
  /** Null: the store's own knowledge answers alone. */
  model: AssistantModel | null;
  mailCarrier: MailCarrier;
  /** Hands one mail to the SMTP server, in one try; null when none is set up. */
  sendMail: ((mail: Mail) => Promise<void>) | null;
  /** Null: SMS is not connected. */
  carrier: SmsCarrier | null;
  /** Null: nobody's calls are taken for the carrier's. */
  callReader: CallReader | null;
  now(): Date;
  close(): Promise<void>;
}

interface ContextOptions {
  now?: (() => Date) | undefined;
  /** Texting goes through it; without one through Twilio, where that is set up. */
  carrier?: SmsCarrier | null | undefined;
  /** How long a model is waited for. */
  modelTimes?: ModelTimes | undefined;
  /** The embedded database, when it was begun already; from then on the context stops it. */
  database?: Promise<Database> | undefined;
}

/** Builds everything once. Throws a `ConfigError` or `StartRefused` for what an operator has to mend. */
export async function createContext(
  config: Config,
  log: FastifyBaseLogger,
  { now = () => new Date(), carrier = twilioCarrierOf(config), modelTimes, database }: ContextOptions = {},
): Promise<Context> {
  const live = await openStore(config.storeFile);
  const { store } = live;
  const [reading, starting] = await Promise.allSettled([
    createLocalAssistant({ knowledgeDir: config.knowledgeDir, store }),
    startBackend(config, log, store, database),
  ]);
  if (starting.status === 'rejected') throw starting.reason;
  const backend = starting.value;
  if (reading.status === 'rejected') {
    await backend?.close();
    throw reading.reason;
  }
  const local = reading.value;
  const stopLooking = keepCurrent(log, [
    { what: 'store.json', refresh: live.refresh },
    { what: 'knowledge', refresh: local.refresh },
  ]);
  const preparations = [prepareSafety, ...local.preparations];
  const context = connect(config, log, { backend, store, answerer: local, preparations, carrier, now, stopLooking });
  try {
    if (config.supabase) await refuseOtherSchema(context.sql);
    await refusePublicBuckets(context.sql);
    await writeSessionLimits(context.sql, config.session);
    const model = await createModel(context, local, modelTimes);
    return model ? { ...context, answerer: model, model } : context;
  } catch (error) {
    await context.close();
    throw error;
  }
}

/** Its libraries are read only where a model is configured. */
async function createModel({ config, log, store, sql, now }: Context, local: LocalAssistant, times?: ModelTimes) {
  if (!config.assistant) return null;
  const { createModelAssistant } = await import('../adapters/model-assistant/create-model-assistant.ts');
  return createModelAssistant({
    config: config.assistant,
    local,
    store,
    sql,
    now,
    onFailure: (failure) => log.warn({ failure: describeError(failure) }, 'the language model failed'),
    ...(times && { times }),
  });
}

async function startBackend(
  config: Config,
  log: FastifyBaseLogger,
  store: StoreInfo,
  database: Promise<Database> | undefined,
): Promise<Backend | null> {
  if (config.supabase) return null;
  return createBackend({
    dataDir: config.dataDir,
    migrationsDir,
    publicUrl: `${config.publicUrl}/backend`,
    log,
    ...(database && { database }),
    exposedTables: { messages: { maxRows: smsLimits.listRows } },
    ownWords: [store.name, store.address, store.phone],
    sendMail: config.mail ? createMailer(config.mail) : undefined,
  });
}

/** Its library is read only where mails are sent. */
function createMailer(config: NonNullable<Config['mail']>) {
  const loading = import('../adapters/mail/create-smtp-mailer.ts').then((mailer) => mailer.createSmtpMailer(config));
  return async (mail: Mail) => (await loading)(mail);
}

function mailCarrierOf({ supabase, mail }: Config): MailCarrier {
  if (!mail) return { kind: supabase ? 'supabase' : 'files' };
  return {
    kind: 'smtp',
    greet: async () => (await import('../adapters/mail/ping-smtp-server.ts')).greetSmtpServer(mail),
  };
}

function twilioCarrierOf({ sms: { twilio, webhookBaseUrl } }: Config): SmsCarrier | null {
  return twilio && createTwilioCarrier({ config: twilio, webhookBaseUrl });
}

const patientBuckets: string[] = [buckets.chat, buckets.general, smsPicturesBucket, demoBuckets.private];

/** A project that had such a bucket before may have it public; then every photo of a label would be open to who knows its address. */
async function refusePublicBuckets(sql: Sql): Promise<void> {
  const open = await sql<{ id: string }[]>`
    select id from storage.buckets where public and id in ${sql(patientBuckets)}`;
  if (open.length > 0)
    throw new ConfigError(`make the bucket ${open.map(({ id }) => id).join(', ')} private: patients' files are in it`);
}

type Parts = Pick<Context, 'backend' | 'store' | 'answerer' | 'preparations' | 'carrier' | 'now'> & {
  stopLooking(): void;
};

function connect(config: Config, log: FastifyBaseLogger, { stopLooking, ...parts }: Parts): Context {
  const { backend } = parts;
  const access = backend
    ? { url: `${config.publicUrl}/backend`, fetch: backend.fetch, ...pick(backend) }
    : { fetch, ...remote(config) };

  const url = access.databaseUrl;
  const sql = openPool({ url, use: 'requests' });
  const pools = {
    chat: openPool({ url, use: 'chat' }),
    health: openPool({ url, use: 'health' }),
    background: openPool({ url, use: 'background' }),
  };
  // Counters and times of activity are many and small; losing the last few in a crash does no harm, so they do not wait for the disk.
  const hastySql = openPool({ url, use: 'counters', settings: { synchronous_commit: 'off' } });
  const leadership = backend ? aloneInCharge : createLeadership(url);
  const clientFor = (key: string, accessToken?: string) =>
    createLazyClient(access.url, key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { fetch: access.fetch },
      ...(accessToken && { accessToken: async () => accessToken }),
    });

  return {
    config,
    log,
    sql,
    pools,
    ...parts,
    model: null,
    mailCarrier: mailCarrierOf(config),
    sendMail: config.mail ? createMailer(config.mail) : null,
    callReader: config.sms.twilio && createTwilioCallReader(config.sms.twilio, config.sms.webhookBaseUrl),
    anonKey: access.anonKey,
    supabase: clientFor(access.serviceRoleKey),
    supabaseAs: (accessToken) => clientFor(access.anonKey, accessToken),
    authenticate: createAuthenticate({ sql, backendUrl: access.url, fetch: access.fetch }),
    activity: createActivity(hastySql),
    audit: createAuditNotes(sql),
    limits: createLimits(hastySql),
    leadership,
    async close() {
      stopLooking();
      await leadership.close();
      await Promise.all([sql, hastySql, ...Object.values(pools)].map((pool) => pool.end({ timeout: 5 })));
      await backend?.close();
    },
  };
}

/** Of a client only accounts and files are used; its library, which is large, is read when one of them is. */
function createLazyClient(...options: Parameters<typeof import('@supabase/supabase-js').createClient>): SupabaseClient {
  const client = lazily(() => {
    const library: typeof import('@supabase/supabase-js') = createRequire(import.meta.url)('@supabase/supabase-js');
    return library.createClient(...options);
  });
  const parts: Pick<SupabaseClient, 'auth' | 'storage'> = {
    get auth() {
      return client().auth;
    },
    get storage() {
      return client().storage;
    },
  };
  return parts as SupabaseClient;
}

function pick({ databaseUrl, anonKey, serviceRoleKey }: Backend) {
  return { databaseUrl, anonKey, serviceRoleKey };
}

function remote(config: Config) {
  if (!config.supabase) throw new Error('neither an embedded backend nor a Supabase is configured');
  return config.supabase;
}
