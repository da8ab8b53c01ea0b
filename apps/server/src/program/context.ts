import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { type Backend, createBackend, createOutbox, type Mail } from '@rxweb/backend';
import type { Database } from '@rxweb/backend/database';
import type { Settings } from '@rxweb/contracts/settings';
import { smsLimits } from '@rxweb/contracts/shared/limits';
import { roles } from '@rxweb/contracts/shared/roles';
import type { StoreInfo } from '@rxweb/contracts/store';
import { prepareLarge } from '@rxweb/domain/safety/large-classifier/check-thoroughly';
import { prepareSafety } from '@rxweb/domain/safety/safety-gate';
import { lazyValue } from '@rxweb/domain/text/lazy-value';
import { openPool } from '@rxweb/platform/sql/pools';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { Site } from '@rxweb/platform/text/site-look';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { FastifyBaseLogger } from 'fastify';
import { createClamdScanner } from '../adapters/clamd/create-clamd-scanner.ts';
import { createLocalAssistant, type LocalAssistant } from '../adapters/local-assistant/create-local-assistant.ts';
import type { ModelTimes } from '../adapters/model-assistant/stream-model.ts';
import { createTwilioCarrier } from '../adapters/twilio/create-twilio-carrier.ts';
import { createTwilioWebhookReader } from '../adapters/twilio/create-webhook-reader.ts';
import { type Config, migrationsDir } from '../config/config.ts';
import { ConfigError } from '../config/config-error.ts';
import { openStore } from '../config/live-store.ts';
import { watchFiles } from '../config/watch-files.ts';
import type { Answerer } from '../features/chat/answerer.ts';
import type { AssistantModel } from '../features/chat/check-assistant.ts';
import type { SmsCarrier, WebhookReader } from '../features/sms/carrier.ts';
import type { MailCarrier } from '../features/users/check-mail.ts';
import { type AuditLog, createAuditLog } from '../kernel/audit/audit-log.ts';
import { type BrandPictures, createBrandPictures } from '../kernel/brand/brand-pictures.ts';
import type { Feature } from '../kernel/feature/feature.ts';
import { createFileChecks, type FileChecks } from '../kernel/file-checks/file-checks.ts';
import { createFileScans, type FileScans } from '../kernel/file-checks/file-scans.ts';
import { createFileViews, type FileViews } from '../kernel/file-views/file-views.ts';
import { type Activity, createActivity, writeSessionLimits } from '../kernel/http/activity.ts';
import { type Authenticate, createAuthenticate } from '../kernel/http/authenticate.ts';
import { signInPath, siteOf } from '../kernel/http/site-of.ts';
import { alwaysLeader, createLeaderElection, type LeaderElection } from '../kernel/jobs/leader-election.ts';
import type { AssistantPages } from '../kernel/knowledge/assistant-pages.ts';
import { knowledgeOfFiles, type LiveKnowledge, openKnowledge } from '../kernel/knowledge/live-knowledge.ts';
import { createLimits, type Limits } from '../kernel/limits/limits.ts';
import { createUploadBytes, type UploadBytes } from '../kernel/limits/upload-quotas.ts';
import { describeError } from '../kernel/log/describe-error.ts';
import { refuseUnfinishedMove, requireCurrentSchema } from '../kernel/schema/check-schema.ts';
import { type LiveSettings, openSettings, type ServerFacts, settingsOfFile } from '../kernel/settings/live-settings.ts';
import { watchContent } from '../kernel/settings/watch-content.ts';
import { features } from './features.ts';

export interface Context {
  config: Config;
  log: FastifyBaseLogger;
  /** Follows the settings: always read it here, never copy. */
  store: StoreInfo;
  settings: LiveSettings;
  knowledge: LiveKnowledge;
  assistantPages: AssistantPages;
  sql: Sql;
  /** Connections that slow staff requests can't use up. */
  pools: Record<'chat' | 'health' | 'background', Sql>;
  /** Null with an external Supabase. */
  backend: Backend | null;
  anonKey: string;
  supabase: SupabaseClient;
  supabaseAs(accessToken: string): SupabaseClient;
  authenticate: Authenticate;
  activity: Activity;
  audit: AuditLog;
  limits: Limits;
  fileChecks: FileChecks;
  /** Null: no virus scanner is set up. */
  fileScans: FileScans | null;
  fileViews: FileViews;
  brandPictures: BrandPictures;
  uploadBytes: UploadBytes;
  leaderElection: LeaderElection;
  answerer: Answerer;
  /** Warm-up steps for idle time; otherwise the first question pays for them. */
  warmUpSteps: LocalAssistant['warmUpSteps'];
  isAssistantLearned: LocalAssistant['isLearned'];
  /** Null: only the store's own knowledge. */
  model: AssistantModel | null;
  mailCarrier: MailCarrier;
  /** In one attempt; null if not configured. */
  sendMail: ((mail: Mail) => Promise<void>) | null;
  /** Into the outbox without a mail server; null with a hosted Supabase and none. */
  sendNotice: ((mail: Mail) => Promise<void>) | null;
  /** Null: SMS is not connected. */
  carrier: SmsCarrier | null;
  /** Null: no call counts as the carrier's. */
  webhookReader: WebhookReader | null;
  now(): Date;
  close(): Promise<void>;
}

export type FirstSettings = Omit<Settings, 'store'>;

interface ContextOptions {
  now?: (() => Date) | undefined;
  /** Replaces Twilio for texts, which is the default if configured. */
  carrier?: SmsCarrier | null | undefined;
  modelTimes?: ModelTimes | undefined;
  /** What a new installation starts with, besides the store's file. */
  firstSettings?: FirstSettings | undefined;
  /** An embedded database already starting; the context stops it. */
  database?: Promise<Database> | undefined;
}

/** Throws `ConfigError` or `StartRefused` for the operator. */
export async function createContext(
  config: Config,
  log: FastifyBaseLogger,
  {
    now = () => new Date(),
    carrier = twilioCarrierOf(config),
    modelTimes,
    firstSettings,
    database,
  }: ContextOptions = {},
): Promise<Context> {
  const live = await openStore(config.storeFile);
  const { store } = live;
  const opened: { settings?: LiveSettings } = {};
  const site = () => siteOf(store, opened.settings?.current.brand);
  const [reading, starting] = await Promise.allSettled([
    createLocalAssistant({ knowledgeDir: config.knowledgeDir, store }),
    startBackend(config, log, { store, site, database }),
  ]);
  if (starting.status === 'rejected') throw starting.reason;
  const backend = starting.value;
  if (reading.status === 'rejected') {
    await backend?.close();
    throw reading.reason;
  }
  const local = reading.value;
  const { filesDecide } = config;
  const stopWatching = watchFiles(log, [
    ...(filesDecide.store ? [{ what: 'store.json', refresh: live.refresh }] : []),
    // Also for the store's name and phone, which pages contain.
    { what: 'knowledge', refresh: local.refresh },
  ]);
  const warmUpSteps = [prepareSafety, prepareLarge, ...local.warmUpSteps];
  let context = buildContext(config, log, {
    backend,
    site,
    store,
    answerer: local,
    assistantPages: local.trial,
    knowledge: knowledgeOfFiles(local.sources),
    warmUpSteps,
    isAssistantLearned: local.isLearned,
    carrier,
    now,
    stopWatching,
  });
  try {
    if (config.supabase) await requireCurrentSchema(context.sql);
    await refuseUnfinishedMove(context.sql);
    await refusePublicBuckets(context.sql);
    await writeSessionLimits(context.sql, config.session);
    context = await followContent(context, local, firstSettings);
    opened.settings = context.settings;
    const model = await createModel(context, local, modelTimes);
    return model ? { ...context, answerer: model, model } : context;
  } catch (error) {
    await context.close();
    throw error;
  }
}

/** What no file decides comes from the database, on all servers. */
async function followContent(context: Context, local: LocalAssistant, first?: FirstSettings): Promise<Context> {
  const { pools, store, config } = context;
  const sql = pools.background;
  const { filesDecide } = config;
  if (filesDecide.store && filesDecide.knowledge) return context;
  const settings = filesDecide.store
    ? context.settings
    : await openSettings(sql, { store, ...first }, serverFacts(config, context.carrier), local.refresh);
  const knowledge = filesDecide.knowledge
    ? context.knowledge
    : await openKnowledge(sql, local.sources(), (pages) => local.use(pages));
  const stopFollowing = watchContent(sql, {
    settings: async (version) => version > settings.version && settings.refresh(),
    knowledge: async (version) => version > knowledge.version && knowledge.refresh(),
  });
  return {
    ...context,
    settings,
    knowledge,
    async close() {
      stopFollowing();
      await context.close();
    },
  };
}

/** Load its libraries only with a configured model. */
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
  { store, site, database }: { store: StoreInfo; site: () => Site; database: Promise<Database> | undefined },
): Promise<Backend | null> {
  if (config.supabase) return null;
  return createBackend({
    dataDir: config.dataDir,
    migrationsDir,
    publicUrl: `${config.publicUrl}/backend`,
    log,
    ...(database && { database }),
    exposedTables: { messages: { maxRows: smsLimits.listRows } },
    ownWords: [store.name, store.address, store.phone, ...roles, ...roleWords],
    sendMail: config.mail ? createMailer(config.mail, store) : undefined,
    site,
    mailReachesPeople: config.mail !== null,
    signInPath,
  });
}

/** What staff are called and where they work, in both languages: the role is the first thing that comes to mind. */
const roleWords = [
  ...['pharmacy', 'owner', 'staff', 'technician', 'cashier', 'intern'],
  ...['farmacia', 'farmacéutico', 'farmacéutica', 'empleado', 'empleada', 'dueño', 'dueña', 'técnico', 'técnica'],
];

/** Load its library only to send mail. */
function createMailer(config: NonNullable<Config['mail']>, store: StoreInfo) {
  const loading = import('../adapters/mail/create-smtp-mailer.ts').then((mailer) =>
    mailer.createSmtpMailer(config, () => store.name),
  );
  return async (mail: Mail) => (await loading)(mail);
}

function mailCarrierOf({ supabase, mail }: Config): MailCarrier {
  if (!mail) return { kind: supabase ? 'supabase' : 'files' };
  return {
    kind: 'smtp',
    ping: async () => (await import('../adapters/mail/ping-smtp-server.ts')).pingSmtpServer(mail),
  };
}

function twilioCarrierOf({ sms: { twilio, webhookBaseUrl } }: Config): SmsCarrier | null {
  return twilio && createTwilioCarrier({ config: twilio, webhookBaseUrl });
}

const patientBuckets = features.flatMap(({ privateBuckets = [] }: Feature<never>) => privateBuckets);

/** An existing bucket of that name may be public and expose label photos. */
async function refusePublicBuckets(sql: Sql): Promise<void> {
  const open = await sql<{ id: string }[]>`
    select id from storage.buckets where public and id in ${sql(patientBuckets)}`;
  if (open.length > 0)
    throw new ConfigError(`make the bucket ${open.map(({ id }) => id).join(', ')} private: it holds patients’ files`);
}

type Parts = Pick<
  Context,
  | 'backend'
  | 'store'
  | 'answerer'
  | 'assistantPages'
  | 'knowledge'
  | 'warmUpSteps'
  | 'isAssistantLearned'
  | 'carrier'
  | 'now'
> & {
  site(): Site;
  stopWatching(): void;
};

function serverFacts({ billing, sms: { onCallNumber } }: Config, carrier: SmsCarrier | null): ServerFacts {
  return { sendsTexts: carrier !== null, billing, onCallNumber };
}

function buildContext(config: Config, log: FastifyBaseLogger, { site, stopWatching, ...parts }: Parts): Context {
  const { backend } = parts;
  const access = backend
    ? { url: `${config.publicUrl}/backend`, fetch: backend.fetch, ...embeddedAccess(backend) }
    : { fetch, ...remoteAccess(config) };

  const url = access.databaseUrl;
  const sql = openPool({ url, use: 'requests' });
  const pools = {
    chat: openPool({ url, use: 'chat' }),
    health: openPool({ url, use: 'health' }),
    background: openPool({ url, use: 'background' }),
  };
  // Losing the last counters in a crash is fine.
  const fastSql = openPool({ url, use: 'counters', settings: { synchronous_commit: 'off' } });
  const leaderElection = backend ? alwaysLeader : createLeaderElection(url);
  const clientFor = (key: string, accessToken?: string) =>
    createLazyClient(access.url, key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { fetch: access.fetch },
      ...(accessToken && { accessToken: async () => accessToken }),
    });

  const supabase = clientFor(access.serviceRoleKey);
  const sendMail = config.mail ? createMailer(config.mail, parts.store) : null;
  return {
    config,
    log,
    sql,
    pools,
    ...parts,
    settings: settingsOfFile(parts.store, basename(config.storeFile), serverFacts(config, parts.carrier)),
    model: null,
    mailCarrier: mailCarrierOf(config),
    sendMail,
    sendNotice: sendMail ?? (backend && createOutbox(config.dataDir, config.publicUrl, site)),
    webhookReader: config.sms.twilio && createTwilioWebhookReader(config.sms.twilio, config.sms.webhookBaseUrl),
    anonKey: access.anonKey,
    supabase,
    ...createFileParts(config, sql, supabase),
    uploadBytes: createUploadBytes({
      sql: fastSql,
      quotas: config.uploadQuotas,
      dataDir: backend ? config.dataDir : null,
      now: parts.now,
    }),
    supabaseAs: (accessToken) => clientFor(access.anonKey, accessToken),
    authenticate: createAuthenticate({ sql, backendUrl: access.url, fetch: access.fetch }),
    activity: createActivity(fastSql),
    audit: createAuditLog(sql),
    limits: createLimits(fastSql),
    leaderElection,
    async close() {
      stopWatching();
      await leaderElection.close();
      await Promise.all([sql, fastSql, ...Object.values(pools)].map((pool) => pool.end({ timeout: 5 })));
      await backend?.close();
    },
  };
}

function createFileParts({ clamd }: Config, sql: Sql, supabase: SupabaseClient) {
  const fileScans = clamd && createFileScans({ sql, supabase, scanner: createClamdScanner(clamd) });
  return {
    fileScans,
    fileChecks: createFileChecks({ sql, supabase, scans: fileScans }),
    fileViews: createFileViews(),
    brandPictures: createBrandPictures(),
  };
}

/** Load the large library on first use. */
function createLazyClient(...options: Parameters<typeof import('@supabase/supabase-js').createClient>): SupabaseClient {
  const client = lazyValue(() => {
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

function embeddedAccess({ databaseUrl, anonKey, serviceRoleKey }: Backend) {
  return { databaseUrl, anonKey, serviceRoleKey };
}

function remoteAccess(config: Config) {
  if (!config.supabase) throw new Error('neither an embedded backend nor Supabase is configured');
  return config.supabase;
}
