import { isIP } from 'node:net';
import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { agreementOf, agreementShape, type ModelAgreement } from './model-agreement.ts';

export interface ModelConfig {
  provider: 'openai-compatible' | 'anthropic';
  model: string;
  /** Without a final slash. */
  baseUrl: string;
  apiKey: string | null;
  /** What the store agreed with the vendor; null for a model on this machine that has none. */
  agreement: ModelAgreement | null;
  /** Daily tokens, input plus output: in total and per visitor. */
  dailyTokens: number;
  visitorDailyTokens: number;
}

const tokens = (most: number) => z.coerce.number('must be a number').int().min(0).default(most);

export function assistantVariables(blankIsUnset: <S extends z.ZodType>(schema: S) => z.ZodType<z.output<S>>) {
  return {
    ASSISTANT_PROVIDER: blankIsUnset(
      z
        .enum(['local', 'openai-compatible', 'anthropic'], 'must be local, openai-compatible or anthropic')
        .default('local'),
    ),
    ASSISTANT_MODEL: blankIsUnset(z.string().max(200).optional()),
    ASSISTANT_BASE_URL: blankIsUnset(
      z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
    ),
    ASSISTANT_API_KEY: blankIsUnset(
      z
        .string()
        .regex(/^[\x21-\x7e]+$/, 'must be a key without spaces')
        .optional(),
    ),
    ASSISTANT_AGREEMENT: blankIsUnset(z.string().max(300).optional()),
    ASSISTANT_DAILY_TOKENS: blankIsUnset(tokens(500_000)),
    ASSISTANT_VISITOR_DAILY_TOKENS: blankIsUnset(tokens(40_000)),
  };
}

type Values = {
  [Name in keyof ReturnType<typeof assistantVariables>]: z.output<ReturnType<typeof assistantVariables>[Name]>;
};

/** Null: the store's own knowledge answers. Throws a {@link ConfigError} for missing or unencrypted settings. */
export function assistantConfig(values: Values): ModelConfig | null {
  const { ASSISTANT_PROVIDER: provider, ASSISTANT_MODEL: model, ASSISTANT_API_KEY: apiKey = null } = values;
  if (provider === 'local') {
    refuseLeftOvers(values);
    return null;
  }
  const baseUrl = (values.ASSISTANT_BASE_URL ?? vendorUrls[provider])?.replace(/\/+$/, '');
  if (!model) throw new ConfigError('ASSISTANT_MODEL is missing: name the model to use');
  if (!baseUrl) {
    throw new ConfigError('ASSISTANT_BASE_URL is missing: where the model is, such as https://models.example/v1');
  }
  if (provider === 'anthropic' && !apiKey) throw new ConfigError('ASSISTANT_API_KEY is missing');
  const address = new URL(baseUrl);
  checkAddress(address);
  const isHere = isThisMachine(address.hostname);
  const mustBeNamed = !isHere && !hasOwnAddress(provider, address);
  const agreement = agreementOf(values.ASSISTANT_AGREEMENT, { model, address, mustBeNamed });
  if (!agreement && !isHere) {
    throw new ConfigError(
      `ASSISTANT_AGREEMENT is missing: ${address.hostname} is not this machine, so name the agreement with its vendor ${agreementShape}`,
    );
  }
  return {
    provider,
    model,
    baseUrl,
    apiKey,
    agreement,
    dailyTokens: values.ASSISTANT_DAILY_TOKENS,
    visitorDailyTokens: values.ASSISTANT_VISITOR_DAILY_TOKENS,
  };
}

const vendorUrls = { anthropic: 'https://api.anthropic.com/v1', 'openai-compatible': undefined };

function hasOwnAddress(provider: keyof typeof vendorUrls, address: URL): boolean {
  const own = vendorUrls[provider];
  return own !== undefined && new URL(own).host === address.host;
}

function refuseLeftOvers(values: Values): void {
  const set = (['ASSISTANT_MODEL', 'ASSISTANT_BASE_URL', 'ASSISTANT_API_KEY'] as const).find((name) => values[name]);
  if (set) throw new ConfigError(`ASSISTANT_PROVIDER is local, so ${set} wouldn’t be used: choose a provider`);
}

/** Visitors' words need encryption outside a private network. */
function checkAddress({ protocol, hostname, username, search, hash }: URL): void {
  if (username || search || hash) throw new ConfigError('ASSISTANT_BASE_URL must have no user, query or fragment');
  if (protocol === 'http:' && !isOwnNetwork(hostname)) {
    throw new ConfigError('ASSISTANT_BASE_URL must be https: http is only for this machine and its own network');
  }
}

/** Localhost and the private ranges of RFC 1918 and RFC 4193, where no vendor runs. */
function isOwnNetwork(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) === 4) return /^(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(host);
  if (isIP(host) === 6) return host === '::1' || /^f[cd]/.test(host);
  return host === 'localhost' || !host.includes('.') || host.endsWith('.internal');
}

/** Loopback addresses (RFC 1122, RFC 4291) and localhost (RFC 6761): what is sent there stays on this machine. */
function isThisMachine(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) === 4) return host.startsWith('127.');
  return host === '::1' || host === 'localhost' || host.endsWith('.localhost');
}
