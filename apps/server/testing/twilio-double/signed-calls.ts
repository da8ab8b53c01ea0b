import { createHash, createHmac } from 'node:crypto';
import type { DoubleMessage } from './message.ts';

/** A call to the server as the carrier makes it. */
export interface SignedCall {
  /** With its query. */
  path: string;
  headers: Record<string, string>;
  body: string;
}

export interface Signer {
  accountSid: string;
  authToken: string;
  /** Scheme and host that the signature is over; the server's TWILIO_WEBHOOK_URL or PUBLIC_URL. */
  signedAs: string;
}

/**
 * Twilio's signature: HMAC-SHA1, with the token as key, over the whole address and then each parameter's name and value, by name
 * (twilio.com/docs/usage/security, "Validating requests").
 */
export function signature(authToken: string, url: string, params: Record<string, string>): string {
  const hmac = createHmac('sha1', authToken).update(url, 'utf8');
  for (const name of Object.keys(params).sort()) hmac.update(name + params[name], 'utf8');
  return hmac.digest('base64');
}

/** A form-encoded call, as Twilio sends them. */
export function formCall({ authToken, signedAs }: Signer, path: string, params: Record<string, string>): SignedCall {
  return {
    path,
    headers: {
      'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
      'x-twilio-signature': signature(authToken, signedAs + path, params),
    },
    body: new URLSearchParams(params).toString(),
  };
}

/** A JSON call: the body's hash travels in the query and is signed with it. */
export function jsonCall({ authToken, signedAs }: Signer, path: string, params: Record<string, unknown>): SignedCall {
  const body = JSON.stringify(params);
  const hash = createHash('sha256').update(body, 'utf8').digest('hex');
  const signedPath = `${path}${path.includes('?') ? '&' : '?'}bodySHA256=${hash}`;
  return {
    path: signedPath,
    headers: {
      'content-type': 'application/json',
      'x-twilio-signature': signature(authToken, signedAs + signedPath, {}),
    },
    body,
  };
}

/** What a webhook for a text that came in says. `optOutType` is what Advanced Opt-Out adds. */
export function inboundParams(
  accountSid: string,
  apiUrl: string,
  message: DoubleMessage,
  optOutType?: string,
): Record<string, string> {
  const media = message.media.flatMap(({ sid, type }, index) => [
    [`MediaUrl${index}`, `${apiUrl}/2010-04-01/Accounts/${accountSid}/Messages/${message.sid}/Media/${sid}`],
    [`MediaContentType${index}`, type],
  ]);
  return {
    ToCountry: 'US',
    FromCity: '',
    SmsMessageSid: message.sid,
    NumMedia: String(message.media.length),
    SmsSid: message.sid,
    SmsStatus: 'received',
    MessageSid: message.sid,
    AccountSid: accountSid,
    From: message.from,
    To: message.to,
    Body: message.body,
    NumSegments: '1',
    ApiVersion: '2010-04-01',
    ...(optOutType && { OptOutType: optOutType }),
    ...Object.fromEntries(media),
  };
}

/** What a status call-back says. */
export function statusParams(
  accountSid: string,
  message: Pick<DoubleMessage, 'sid' | 'from' | 'to'>,
  state: string,
  errorCode: number | null,
): Record<string, string> {
  return {
    SmsSid: message.sid,
    SmsStatus: state,
    MessageStatus: state,
    To: message.to,
    From: message.from,
    MessageSid: message.sid,
    AccountSid: accountSid,
    ApiVersion: '2010-04-01',
    ...(errorCode !== null && { ErrorCode: String(errorCode) }),
  };
}
