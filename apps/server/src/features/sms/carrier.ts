import type { Readable } from 'node:stream';

/** A text on its way out. `id` is our message's: it travels in the call-back's address, so that a lost answer can be put right. */
export interface OutgoingText {
  id: string;
  to: string;
  body: string;
  /** Where the carrier fetches the pictures. */
  mediaUrls: string[];
}

/** The carrier's code for a person who has opted out with it. */
export const optedOutCode = 21_610;

/** What became of handing a text over. Only `not_taken` may be tried again; after `unknown` the text is looked up. */
export type CarrierResult =
  | { kind: 'taken'; sid: string; state: string }
  /** The carrier said no, with its error code. */
  | { kind: 'refused'; code: number | null; words: string }
  /** It certainly does not have it. */
  | { kind: 'not_taken'; words: string; retryAfterMs: number | null }
  /** It may have it. */
  | { kind: 'unknown'; words: string; hasAnswered: boolean };

/** A message as the carrier knows it. Instants as dates. */
export interface CarrierMessage {
  sid: string;
  direction: 'inbound' | 'outbound';
  from: string;
  to: string;
  body: string;
  state: string;
  errorCode: number | null;
  createdAt: Date;
  sentAt: Date | null;
  mediaCount: number;
}

/** An SMS carrier: Twilio, or the one that only pretends, for demonstrations. Calls throw when the carrier cannot be asked. */
export interface SmsCarrier {
  kind: 'twilio' | 'demo';
  /** The number texts come from; null when the carrier picks one. */
  from: string | null;
  /** Takes at most `smsLimits.carrierAnswerMs`; never throws. */
  send(text: OutgoingText): Promise<CarrierResult>;
  /** One message; null when the carrier has none of that name. */
  find(sid: string): Promise<CarrierMessage | null>;
  /** All messages since then in both directions, optionally of one number only; the pages are read one after the other. */
  list(since: Date, to?: string): AsyncIterable<CarrierMessage>;
  /** The addresses of an inbound message's pictures. */
  listMedia(sid: string): Promise<{ url: string; type: string }[]>;
  /** Reads a picture at an address the carrier gave; throws for addresses that are not the carrier's, for more than `maxBytes`, and for redirects elsewhere. */
  readMedia(url: string, maxBytes: number): Promise<{ type: string; body: Readable }>;
  /** Whether the carrier can be reached and takes our sign-in; words for an operator when not. */
  ping(): Promise<{ isHealthy: true } | { isHealthy: false; words: string }>;
}

/** What a call of the carrier's said, once its signature was found right. */
export interface InboundText {
  sid: string;
  from: string;
  to: string;
  body: string;
  /** `STOP`, `START` or `HELP` where the carrier has understood one. */
  optOutType: string | null;
  media: { url: string; type: string }[];
}

export interface StatusWebhook {
  sid: string;
  /** Our message's id, from the call-back's address; null when it is not there. */
  messageId: string | null;
  state: string;
  errorCode: number | null;
}

/** Why a call was not taken: its signature is not the carrier's, or no carrier is set up. */
export type WebhookRejection = 'forged' | 'not_connected';

/** A call as it came. Nothing of it is believed before its signature was checked. */
export interface RawWebhook {
  /** Path and query, character by character as they were asked. */
  target: string;
  signature: string | null;
  contentType: string | null;
  body: Buffer;
}

/** Reads the carrier's calls. Null: the carrier's own call, but it says nothing that can be understood. */
export interface WebhookReader {
  readInbound(call: RawWebhook): Promise<InboundText | WebhookRejection | null>;
  readStatus(call: RawWebhook): Promise<StatusWebhook | WebhookRejection | null>;
}
