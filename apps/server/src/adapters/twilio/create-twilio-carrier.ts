import type { LookupFunction } from 'node:net';
import { smsLimits } from '@rxweb/contracts/shared/limits';
import type { MessageInstance, MessagePage } from 'twilio/lib/rest/api/v2010/account/message.js';
import type { TwilioConfig } from '../../config/sms.ts';
import type { CarrierMessage, SmsCarrier } from '../../features/sms/carrier.ts';
import { readMedia } from './read-media.ts';
import { createTwilioHttp, TwilioFailure } from './twilio-http.ts';

const pageSize = 200;
/** Page limit of a list, more than a store has in any period asked for. */
const maxPages = 500;

interface Options {
  config: TwilioConfig;
  webhookBaseUrl: string;
  timeoutMs?: number;
  /** For pictures; replaces the system's. */
  lookup?: LookupFunction;
}

/** Texting through Twilio. Loads its large library at the first call. */
export function createTwilioCarrier({
  config,
  webhookBaseUrl,
  timeoutMs = smsLimits.carrierAnswerMs,
  lookup,
}: Options): SmsCarrier {
  const { accountSid, from, messagingServiceSid, apiBaseUrl } = config;
  const connect = once(() => connectTo(config, timeoutMs));
  const sender = messagingServiceSid ? { messagingServiceSid } : { from: from ?? '' };

  return {
    kind: 'twilio',
    from,

    async send({ id, to, body, mediaUrls }) {
      try {
        const { messages } = await connect();
        const statusCallback = `${webhookBaseUrl}/api/twilio/status?id=${encodeURIComponent(id)}`;
        const { sid, status } = await messages.create({
          to,
          ...sender,
          statusCallback,
          ...(body !== '' && { body }),
          ...(mediaUrls.length > 0 && { mediaUrl: mediaUrls }),
        });
        if (typeof sid === 'string' && sid !== '') return { kind: 'taken', sid, state: String(status) };
        return { kind: 'unknown', words: 'Couldn’t read the carrier’s response.', hasAnswered: true };
      } catch (error) {
        if (error instanceof TwilioFailure) return error.result;
        return { kind: 'unknown', words: 'We don’t know what happened to the text.', hasAnswered: false };
      }
    },

    async find(sid) {
      const { messages } = await connect();
      try {
        return toCarrierMessage(await messages(sid).fetch());
      } catch (error) {
        if (error instanceof TwilioFailure && error.status === 404) return null;
        throw error;
      }
    },

    async *list(since, to) {
      const { messages } = await connect();
      // A queued text has no sent date, so one person's texts are searched without that filter.
      const query = to === undefined ? { dateSentAfter: since } : { to };
      let page: Pick<MessagePage, 'instances' | 'nextPage' | 'nextPageUrl'> = await messages.page({
        ...query,
        pageSize,
      });
      for (let count = 1; ; count++) {
        const found = page.instances.map(toCarrierMessage);
        const recent = to === undefined ? found : found.filter(({ createdAt }) => createdAt >= since);
        yield* recent;
        const next = page.nextPageUrl ? page.nextPage() : undefined;
        if (!next || count === maxPages || (found.length > 0 && recent.length === 0)) return;
        page = await next;
      }
    },

    async listMedia(sid) {
      const { messages } = await connect();
      const media = await messages(sid).media.list({ limit: 20 });
      const folder = `${apiBaseUrl}/2010-04-01/Accounts/${accountSid}/Messages/${sid}/Media`;
      return media.map((each) => ({ url: `${folder}/${each.sid}`, type: String(each.contentType) }));
    },

    readMedia: (url, maxBytes) => readMedia({ config, lookup }, url, maxBytes),

    async ping() {
      try {
        const { account } = await connect();
        const { status } = await account.fetch();
        if (status === 'active') return { isHealthy: true };
        return { isHealthy: false, words: `The Twilio account is ${status}.` };
      } catch (error) {
        if (!(error instanceof TwilioFailure)) throw error;
        if (error.status === 401 || error.status === 403 || error.status === 404)
          return { isHealthy: false, words: 'Twilio rejected TWILIO_ACCOUNT_SID with TWILIO_AUTH_TOKEN.' };
        return { isHealthy: false, words: 'Couldn’t reach Twilio.' };
      }
    },
  };
}

async function connectTo(config: TwilioConfig, timeoutMs: number) {
  const [{ default: Client }, { default: RequestClient }] = await Promise.all([
    import('twilio/lib/rest/Twilio.js'),
    import('twilio/lib/base/RequestClient.js'),
  ]);
  const httpClient = Object.assign(new RequestClient(), createTwilioHttp(config, timeoutMs));
  const client = new Client(config.accountSid, config.authToken, { httpClient, accountSid: config.accountSid });
  return { messages: client.messages, account: client.api.v2010.accounts(config.accountSid) };
}

/** A failure is retried at the next call. */
function once<T>(act: () => Promise<T>): () => Promise<T> {
  let outcome: Promise<T> | null = null;
  return () => {
    outcome ??= act().catch((error: unknown) => {
      outcome = null;
      throw error;
    });
    return outcome;
  };
}

function toCarrierMessage(message: MessageInstance): CarrierMessage {
  const errorCode = Number(message.errorCode ?? 0);
  return {
    sid: message.sid,
    direction: String(message.direction).startsWith('inbound') ? 'inbound' : 'outbound',
    from: message.from ?? '',
    to: message.to ?? '',
    body: message.body ?? '',
    state: String(message.status),
    errorCode: errorCode === 0 ? null : errorCode,
    createdAt: asDate(message.dateCreated) ?? new Date(),
    sentAt: asDate(message.dateSent),
    mediaCount: Number(message.numMedia) || 0,
  };
}

/** The library passes invalid dates through as text. */
function asDate(value: unknown): Date | null {
  return value instanceof Date && !Number.isNaN(value.getTime()) ? value : null;
}
