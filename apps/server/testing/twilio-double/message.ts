import { randomBytes } from 'node:crypto';

export interface DoubleMedia {
  sid: string;
  type: string;
  bytes: Uint8Array;
}

/** A message as the double has it. Instants as dates. */
export interface DoubleMessage {
  sid: string;
  direction: 'inbound' | 'outbound-api' | 'outbound-reply';
  from: string;
  to: string;
  body: string;
  status: string;
  errorCode: number | null;
  createdAt: Date;
  sentAt: Date | null;
  media: DoubleMedia[];
  /** Outbound: what the sender asked for. */
  mediaUrls: string[];
  statusCallback: string | null;
}

export function newSid(prefix: 'SM' | 'MM' | 'ME'): string {
  return prefix + randomBytes(16).toString('hex');
}

/** The message resource (twilio.com/docs/messaging/api/message-resource). */
export function toResource(accountSid: string, message: DoubleMessage): Record<string, unknown> {
  const path = `/2010-04-01/Accounts/${accountSid}/Messages/${message.sid}`;
  return {
    account_sid: accountSid,
    api_version: '2010-04-01',
    body: message.body,
    date_created: rfc2822(message.createdAt),
    date_sent: message.sentAt && rfc2822(message.sentAt),
    date_updated: rfc2822(message.sentAt ?? message.createdAt),
    direction: message.direction,
    error_code: message.errorCode,
    error_message: message.errorCode && 'as the code says',
    from: message.from,
    messaging_service_sid: null,
    num_media: String(message.media.length + message.mediaUrls.length),
    num_segments: '1',
    price: null,
    price_unit: 'USD',
    sid: message.sid,
    status: message.status,
    subresource_uris: { media: `${path}/Media.json` },
    to: message.to,
    uri: `${path}.json`,
  };
}

export function toMediaResource(accountSid: string, messageSid: string, { sid, type }: DoubleMedia) {
  return {
    sid,
    account_sid: accountSid,
    parent_sid: messageSid,
    content_type: type,
    date_created: rfc2822(new Date()),
    date_updated: rfc2822(new Date()),
    uri: `/2010-04-01/Accounts/${accountSid}/Messages/${messageSid}/Media/${sid}.json`,
  };
}

/** Whole seconds, as Twilio writes them: `Fri, 24 May 2019 17:44:46 +0000`. */
function rfc2822(date: Date): string {
  return date.toUTCString().replace('GMT', '+0000');
}
