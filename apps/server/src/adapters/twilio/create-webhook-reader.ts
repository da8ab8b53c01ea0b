import { parse } from 'node:querystring';
import { storableText } from '@rxweb/contracts/shared/text';
import type { TwilioConfig } from '../../config/sms.ts';
import type { RawWebhook, WebhookReader, WebhookRejection } from '../../features/sms/carrier.ts';

type Fields = Map<string, string>;

/**
 * Reads Twilio's webhooks and rejects what Twilio did not sign (security row T1). The signed URL is the configured one with the request's
 * path and query.
 */
export function createTwilioWebhookReader(
  { accountSid, authToken }: TwilioConfig,
  webhookBaseUrl: string,
): WebhookReader {
  async function readFields(call: RawWebhook): Promise<Fields | WebhookRejection> {
    const { validateRequest, validateRequestWithBody } = await import('twilio/lib/webhooks/webhooks.js');
    const url = webhookBaseUrl + call.target;
    const { signature } = call;
    if (signature === null || !URL.canParse(url)) return 'forged';
    if (isJson(call)) {
      const text = call.body.toString('utf8');
      return validateRequestWithBody(authToken, signature, url, text) ? ours(jsonFields(text)) : 'forged';
    }
    const params = parse(call.body.toString('utf8'), '&', '=', { maxKeys: 0 });
    return validateRequest(authToken, signature, url, params) ? ours(formFields(params)) : 'forged';
  }

  function ours(fields: Fields): Fields | WebhookRejection {
    return fields.get('AccountSid') === accountSid ? fields : 'forged';
  }

  return {
    async readInbound(call) {
      const fields = await readFields(call);
      return typeof fields === 'string' ? fields : toInboundText(fields);
    },
    async readStatus(call) {
      const fields = await readFields(call);
      if (typeof fields === 'string') return fields;
      const messageId = new URLSearchParams(call.target.split('?')[1] ?? '').get('id');
      return toStatusCall(fields, messageId);
    },
  };
}

function isJson({ contentType }: RawWebhook): boolean {
  return /^application\/json\b/i.test(contentType ?? '');
}

function formFields(params: NodeJS.Dict<string | string[]>): Fields {
  return new Map(Object.entries(params).map(([name, value]) => [name, [value].flat()[0] ?? '']));
}

function jsonFields(text: string): Fields {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return new Map();
    return new Map(Object.entries(value).map(([name, each]) => [name, each === null ? '' : String(each)]));
  } catch {
    return new Map();
  }
}

/** A text has at most ten pictures (twilio.com/docs/messaging/guides/webhook-request). */
const maxMedia = 10;

function toInboundText(fields: Fields) {
  const sid = readSid(fields);
  if (sid === null) return null;
  const count = Math.min(Number.parseInt(fields.get('NumMedia') ?? '0', 10) || 0, maxMedia);
  const media = Array.from({ length: Math.max(0, count) }, (_, index) => ({
    url: storableText(fields.get(`MediaUrl${index}`) ?? ''),
    type: storableText(fields.get(`MediaContentType${index}`) ?? ''),
  }));
  return {
    sid,
    from: fields.get('From') ?? '',
    to: fields.get('To') ?? '',
    body: fields.get('Body') ?? '',
    optOutType: fields.get('OptOutType')?.toUpperCase() || null,
    media: media.filter(({ url }) => url !== ''),
  };
}

function toStatusCall(fields: Fields, messageId: string | null) {
  const sid = readSid(fields);
  const state = storableText(fields.get('MessageStatus') ?? fields.get('SmsStatus') ?? '').slice(0, 40);
  if (sid === null || state === '') return null;
  const code = Number(fields.get('ErrorCode') ?? 0);
  const errorCode = Number.isInteger(code) && code > 0 && code < 1_000_000 ? code : null;
  return { sid, messageId, state, errorCode };
}

function readSid(fields: Fields): string | null {
  const sid = fields.get('MessageSid') ?? fields.get('SmsSid') ?? '';
  return /^\w{2,64}$/.test(sid) ? sid : null;
}
