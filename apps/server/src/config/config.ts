import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { sessionLimits } from '@rxweb/contracts/shared/limits';
import type { ClaimSupplier } from '@rxweb/contracts/shoes/claim';
import { z } from 'zod';
import { assistantConfig, assistantVariables, type ModelConfig } from './assistant.ts';
import { type AuditConfig, auditConfig, auditVariables } from './audit.ts';
import { type BackupConfig, backupConfig, backupVariables } from './backup.ts';
import { loadBilling } from './billing.ts';
import { type ClamdAddress, clamdVariables } from './clamd.ts';
import { ConfigError } from './config-error.ts';
import { type Sender, type SmtpServer, sender, smtpServer } from './mail.ts';
import { countryCodes, e164, type SmsConfig, smsConfig } from './sms.ts';
import { type UploadQuotas, uploadQuotas, uploadVariables } from './uploads.ts';

export const migrationsDir = new URL('../../../../supabase/migrations', import.meta.url).pathname;

const blankIsUnset = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

const addressList = z.string().transform((text, context) => {
  const entries = text.split(',').map((entry) => entry.trim());
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    const width = isIP(address) === 4 ? 32 : 128;
    if (isIP(address) && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= width))) continue;
    context.addIssue({ code: 'custom', message: 'has an entry that isn’t an IP address or range' });
  }
  return entries;
});

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const defaultIdleMinutes = sessionLimits.idleMs / minuteMs;
const defaultMaxHours = sessionLimits.absoluteMs / hourMs;

const environment = z.object({
  HOST: blankIsUnset(z.string().default('127.0.0.1')),
  PORT: blankIsUnset(z.coerce.number().int().min(0).max(65_535).default(3000)),
  PUBLIC_URL: blankIsUnset(webAddress.optional()),
  DATA_DIR: blankIsUnset(z.string().default('./data')),
  DATA_DISK_ENCRYPTED: blankIsUnset(z.literal('yes', 'must be yes, or not set').optional()),
  STORE_FILE: blankIsUnset(z.string().optional()),
  KNOWLEDGE_DIR: blankIsUnset(z.string().optional()),
  BILLING_FILE: blankIsUnset(z.string().optional()),
  ADMIN_EMAIL: blankIsUnset(z.email('must be an email address').toLowerCase().optional()),
  ADMIN_PASSWORD: blankIsUnset(z.string().min(12, 'must have at least 12 characters').optional()),
  SUPABASE_URL: blankIsUnset(webAddress.optional()),
  SUPABASE_ANON_KEY: blankIsUnset(z.string().min(20, 'is too short to be a key').optional()),
  SUPABASE_SERVICE_ROLE_KEY: blankIsUnset(z.string().min(20, 'is too short to be a key').optional()),
  DATABASE_URL: blankIsUnset(z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres address' }).optional()),
  SMTP_URL: blankIsUnset(smtpServer.optional()),
  MAIL_FROM: blankIsUnset(sender.optional()),
  TWILIO_ACCOUNT_SID: blankIsUnset(
    z
      .string()
      .regex(/^AC\w+$/, 'must begin with AC')
      .optional(),
  ),
  TWILIO_AUTH_TOKEN: blankIsUnset(z.string().optional()),
  TWILIO_FROM: blankIsUnset(z.string().regex(e164, 'must be a number such as +15555550100').optional()),
  TWILIO_MESSAGING_SERVICE_SID: blankIsUnset(
    z
      .string()
      .regex(/^MG\w+$/, 'must begin with MG')
      .optional(),
  ),
  TWILIO_API_BASE_URL: blankIsUnset(webAddress.default('https://api.twilio.com')),
  TWILIO_WEBHOOK_URL: blankIsUnset(webAddress.optional()),
  SMS_COUNTRY_CODES: blankIsUnset(countryCodes.default(['1'])),
  SMS_ON_CALL_NUMBER: blankIsUnset(z.string().regex(e164, 'must be a number such as +15555550100').optional()),
  SMS_AFTER_HOURS_REPLY: blankIsUnset(z.enum(['on', 'off'], 'must be on or off').default('on')),
  ...assistantVariables(blankIsUnset),
  ...backupVariables(blankIsUnset),
  ...auditVariables(blankIsUnset),
  ...uploadVariables(blankIsUnset),
  ...clamdVariables(blankIsUnset),
  METRICS_HOST: blankIsUnset(z.string().default('127.0.0.1')),
  METRICS_PORT: blankIsUnset(z.coerce.number().int().min(0).max(65_535).optional()),
  PIPELINE_WEBHOOK_URL: blankIsUnset(webAddress.optional()),
  PIPELINE_WEBHOOK_SECRET: blankIsUnset(z.string().min(32, 'must have at least 32 characters').optional()),
  WEB_PUSH_HOSTS: blankIsUnset(z.enum(['public', 'loopback'], 'must be public or loopback').default('public')),
  NOTICES_DIR: blankIsUnset(z.string().optional()),
  CHAT_RETENTION_DAYS: blankIsUnset(z.coerce.number().int().min(1).max(3650).default(90)),
  REQUEST_RETENTION_DAYS: blankIsUnset(z.coerce.number().int().min(30).max(3650).default(365)),
  SESSION_IDLE_MINUTES: blankIsUnset(z.coerce.number().int().min(1).max(60).default(defaultIdleMinutes)),
  SESSION_MAX_HOURS: blankIsUnset(z.coerce.number().int().min(1).max(24).default(defaultMaxHours)),
  TRUST_PROXY: blankIsUnset(addressList.default([])),
  LOG_LEVEL: blankIsUnset(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info')),
});

const supabaseNames = ['SUPABASE_URL', 'SUPABASE_ANON_KEY', 'SUPABASE_SERVICE_ROLE_KEY', 'DATABASE_URL'] as const;

export interface SupabaseConfig {
  url: string;
  anonKey: string;
  serviceRoleKey: string;
  databaseUrl: string;
}

export interface Config {
  host: string;
  port: number;
  /** An origin: scheme, host and port, normalized as in browsers (WHATWG URL). */
  publicUrl: string;
  dataDir: string;
  /** Confirmed by the operator where the program can't detect it. */
  isDiskEncrypted: boolean;
  storeFile: string;
  knowledgeDir: string;
  /** Set by name: the files decide, and the screens only show. Otherwise they fill the database at its first start. */
  filesDecide: { store: boolean; knowledge: boolean };
  /** Null: claims can be prepared, but not written. */
  billing: ClaimSupplier | null;
  firstAdmin: { email: string; password: string } | null;
  /** Null: the embedded backend. */
  supabase: SupabaseConfig | null;
  /** Null: mails are files in the data folder. */
  mail: { server: SmtpServer; from: Sender } | null;
  sms: SmsConfig;
  /** Null: the assistant uses only the store's knowledge. */
  assistant: ModelConfig | null;
  pipeline: { url: string; secret: string } | null;
  backup: BackupConfig;
  audit: AuditConfig;
  uploadQuotas: UploadQuotas;
  /** Null: files are not scanned. */
  clamd: ClamdAddress | null;
  /** The port of `/metrics`; null: off. */
  metrics: { host: string; port: number } | null;
  /** `loopback`: push services on this machine, for tests. */
  pushHosts: 'public' | 'loopback';
  /** Where a pharmacy system puts CSV files of notices; null: nowhere. */
  noticesDir: string | null;
  /** Retention after the last message. */
  chatRetentionDays: number;
  requestRetentionDays: number;
  session: { idleMs: number; absoluteMs: number };
  trustProxy: string[];
  logLevel: z.infer<typeof environment>['LOG_LEVEL'];
}

/**
 * Reads the environment (`.env.example` lists all). Throws a {@link ConfigError} that names faulty variables, never values: they may be
 * secrets.
 */
export function loadConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; '));
  }
  const values = parsed.data;
  const publicUrl = originOf(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`);
  return {
    host: values.HOST,
    port: values.PORT,
    publicUrl,
    dataDir: resolve(values.DATA_DIR),
    isDiskEncrypted: values.DATA_DISK_ENCRYPTED === 'yes',
    storeFile: resolve(values.STORE_FILE ?? './store.json'),
    knowledgeDir: resolve(values.KNOWLEDGE_DIR ?? './knowledge'),
    filesDecide: { store: values.STORE_FILE !== undefined, knowledge: values.KNOWLEDGE_DIR !== undefined },
    billing: loadBilling(values.BILLING_FILE),
    firstAdmin: pair(
      ['ADMIN_EMAIL', values.ADMIN_EMAIL],
      ['ADMIN_PASSWORD', values.ADMIN_PASSWORD],
      (email, password) => ({ email, password }),
    ),
    supabase: supabaseConfig(values),
    mail: pair(['SMTP_URL', values.SMTP_URL], ['MAIL_FROM', values.MAIL_FROM], (server, from) => ({ server, from })),
    sms: smsConfig(values, publicUrl),
    assistant: assistantConfig(values),
    pipeline: pair(
      ['PIPELINE_WEBHOOK_URL', values.PIPELINE_WEBHOOK_URL],
      ['PIPELINE_WEBHOOK_SECRET', values.PIPELINE_WEBHOOK_SECRET],
      (url, secret) => ({ url, secret }),
    ),
    backup: backupConfig(values, resolve(values.DATA_DIR)),
    audit: auditConfig(values, resolve(values.DATA_DIR), values.SUPABASE_URL !== undefined),
    uploadQuotas: uploadQuotas(values),
    clamd: values.CLAMD_URL ?? null,
    metrics: metricsConfig(values),
    pushHosts: values.WEB_PUSH_HOSTS,
    noticesDir: values.NOTICES_DIR ? resolve(values.NOTICES_DIR) : null,
    chatRetentionDays: values.CHAT_RETENTION_DAYS,
    requestRetentionDays: values.REQUEST_RETENTION_DAYS,
    session: { idleMs: values.SESSION_IDLE_MINUTES * minuteMs, absoluteMs: values.SESSION_MAX_HOURS * hourMs },
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
  };
}

function originOf(address: string): string {
  const { origin, pathname, search, hash, username } = new URL(address);
  if (pathname !== '/' || search || hash || username) {
    throw new ConfigError('PUBLIC_URL must be an origin, such as https://pharmacy.example: no path, query or user');
  }
  return origin;
}

function metricsConfig({ METRICS_HOST: host, METRICS_PORT: port, PORT }: Values): Config['metrics'] {
  if (port === undefined) return null;
  if (port !== 0 && port === PORT) throw new ConfigError('METRICS_PORT must differ from PORT');
  return { host, port };
}

type Values = z.infer<typeof environment>;

/** Two variables that require each other. */
function pair<A, B, T>(
  [nameOfFirst, first]: [string, A | undefined],
  [nameOfSecond, second]: [string, B | undefined],
  make: (first: A, second: B) => T,
): T | null {
  if (first === undefined && second === undefined) return null;
  if (first === undefined || second === undefined) {
    const missing = first === undefined ? nameOfFirst : nameOfSecond;
    throw new ConfigError(`${missing} is missing: set ${nameOfFirst} and ${nameOfSecond} together`);
  }
  return make(first, second);
}

function supabaseConfig(values: Values): SupabaseConfig | null {
  const missing = supabaseNames.filter((name) => values[name] === undefined);
  if (missing.length === supabaseNames.length) return null;
  const { SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey } = values;
  const { SUPABASE_SERVICE_ROLE_KEY: serviceRoleKey, DATABASE_URL: databaseUrl } = values;
  if (!url || !anonKey || !serviceRoleKey || !databaseUrl) {
    throw new ConfigError(`${missing.join(', ')} missing: set all of ${supabaseNames.join(', ')}, or none`);
  }
  for (const [name, key] of [
    ['SUPABASE_ANON_KEY', anonKey] as const,
    ['SUPABASE_SERVICE_ROLE_KEY', serviceRoleKey] as const,
  ]) {
    if (isDemoKey(key)) throw new ConfigError(`${name} is Supabase's published demo key; anyone can use it`);
  }
  return { url: url.replace(/\/+$/, ''), anonKey, serviceRoleKey, databaseUrl };
}

/** Published with Supabase's local stack and self-hosting example: anyone can sign keys with them. */
const publishedSecrets = [
  'super-secret-jwt-token-with-at-least-32-characters-long',
  'your-super-secret-jwt-token-with-at-least-32-characters-long',
];
const publishedKey = /^sb_(publishable|secret)_(ACJWlzQHlZjBrEguHvfOxg|N7UND0UgjKTVK-Uodkm0Hg)/;

function isDemoKey(key: string): boolean {
  if (publishedKey.test(key)) return true;
  const [header, payload, signature] = key.split('.');
  return publishedSecrets.some(
    (secret) => createHmac('sha256', secret).update(`${header}.${payload}`).digest('base64url') === signature,
  );
}
