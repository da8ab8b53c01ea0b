import type { DoubleMessage } from './message.ts';
import type { SignedCall } from './signed-calls.ts';

/** What happens to one request that sends a text. `accepts`: the text is taken all the same. */
export type Fault =
  | { kind: 'status'; status: number; code?: number; words?: string; retryAfterSeconds?: number; accepts?: boolean }
  | { kind: 'hang' | 'reset' | 'garbage'; accepts: boolean }
  | { kind: 'slow'; ms: number }
  | { kind: 'none' };

export interface NewText {
  from: string;
  body: string;
  to?: string;
  media?: { type: string; bytes: Uint8Array }[];
  at?: Date;
}

export interface TwilioDouble {
  /** TWILIO_API_BASE_URL. */
  url: string;
  accountSid: string;
  authToken: string;
  /** The store's number. */
  from: string;
  /** The settings of a server that is to use it. */
  env: Record<string, string>;
  /** Everything it has, oldest first. */
  messages: DoubleMessage[];
  /** Numbers that get 21610. */
  optedOut: Set<string>;
  /** How often each `METHOD /path` was asked, without the account's part. */
  asked: Map<string, number>;
  /** Texts of ours that it accepted, to any number or to one. */
  accepted(to?: string): DoubleMessage[];
  /** Faults for the next texts, one each. */
  fail(...faults: Fault[]): void;
  /** Where its calls go, and the base address that they are signed for when that is another. */
  connect(sentTo: string, signedAs?: string): void;
  /** A text comes in at the carrier, without a webhook. */
  receive(text: NewText): DoubleMessage;
  inboundCall(message: DoubleMessage, optOutType?: string): SignedCall;
  statusCall(message: DoubleMessage, state: string, errorCode?: number): SignedCall;
  post(call: SignedCall): Promise<Response>;
  /** A text comes in and the server is called. */
  text(text: NewText, optOutType?: string): Promise<Response>;
  /** A text of ours gets further and the server is called. */
  report(message: DoubleMessage, state: string, errorCode?: number): Promise<Response>;
  /** Stops listening: connections are refused. */
  stop(): Promise<void>;
  /** Listens again, where it did. */
  start(): Promise<void>;
  close(): Promise<void>;
  /** Where media is redirected to instead of its own content server. */
  redirectMediaTo: string | null;
  /** Media come without their length. */
  hidesLength: boolean;
  /** The next list is this, whatever was asked. */
  answerList(page: object): void;
}
