import type { Readable } from 'node:stream';

/** `id` is our message's; the webhook URL carries it, so a lost answer can be recovered. */
export interface OutgoingText {
  id: string;
  to: string;
  body: string;
  /** Where the carrier downloads the pictures. */
  mediaUrls: string[];
}

/** Twilio's error code for a recipient who opted out. */
export const optedOutCode = 21_610;

/** The result of a send. Only `not_taken` may be retried; `unknown` is looked up. */
export type CarrierResult =
  | { kind: 'taken'; sid: string; state: string }
  /** Rejected, with the carrier's error code. */
  | { kind: 'refused'; code: number | null; words: string }
  /** The carrier certainly does not have it. */
  | { kind: 'not_taken'; words: string; retryAfterMs: number | null }
  /** The carrier may have it. */
  | { kind: 'unknown'; words: string; hasAnswered: boolean };

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

/** An SMS carrier: Twilio, or the demo's simulated one. Calls throw when the carrier can't be reached. */
export interface SmsCarrier {
  kind: 'twilio' | 'demo';
  /** The store's number; null when the carrier picks one. */
  from: string | null;
  /** Takes at most `smsLimits.carrierAnswerMs`; never throws. */
  send(text: OutgoingText): Promise<CarrierResult>;
  /** Null for an unknown id. */
  find(sid: string): Promise<CarrierMessage | null>;
  /** Messages since then in both directions, optionally of one number; reads page by page. */
  list(since: Date, to?: string): AsyncIterable<CarrierMessage>;
  /** URLs of an inbound message's pictures. */
  listMedia(sid: string): Promise<{ url: string; type: string }[]>;
  /** Downloads a picture from a URL of {@link listMedia}. Throws for foreign hosts, foreign redirects and more than `maxBytes`. */
  readMedia(url: string, maxBytes: number): Promise<{ type: string; body: Readable }>;
  /** Whether the carrier is reachable and accepts our credentials; otherwise a text for the operator. */
  ping(): Promise<{ isHealthy: true } | { isHealthy: false; words: string }>;
}

/** An inbound text from a webhook with a valid signature. */
export interface InboundText {
  sid: string;
  from: string;
  to: string;
  body: string;
  /** `STOP`, `START` or `HELP` if the carrier recognized one. */
  optOutType: string | null;
  media: { url: string; type: string }[];
}

export interface StatusWebhook {
  sid: string;
  /** Our message's id, from the webhook URL; null without one. */
  messageId: string | null;
  state: string;
  errorCode: number | null;
}

/** Wrong signature, or no carrier set up. */
export type WebhookRejection = 'forged' | 'not_connected';

/** An unverified webhook call. */
export interface RawWebhook {
  /** Path and query, exactly as requested. */
  target: string;
  signature: string | null;
  contentType: string | null;
  body: Buffer;
}

/** Verifies and parses webhooks. Null: signed by the carrier, but not understood. */
export interface WebhookReader {
  readInbound(call: RawWebhook): Promise<InboundText | WebhookRejection | null>;
  readStatus(call: RawWebhook): Promise<StatusWebhook | WebhookRejection | null>;
}

export class MediaTooLarge extends Error {
  override message = 'the picture is too large';
}
