/** Every number of the product that both sides need (spec sections 4, 5 and 9), with its unit in its name. */

import { maxTextChars } from './page-limits.ts';

export { themeLimits } from './theme-limits.ts';

const KIB = 1024;
const MIB = 1024 * KIB;
const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** What a visitor may send, and be answered at a time. */
export const chatLimits = {
  maxTextChars,
  maxAttachments: 10,
  maxNameChars: 100,
  maxHandOffChars: 1_000,
  /** Answers that one visitor, one address and one process may be getting at the same time (security row S2). */
  streamsPerVisitor: 4,
  streamsPerAddress: 20,
  streamsPerProcess: 12_000,
} as const;

/** How long a language model is waited for (security row S9), and what it is given. */
export const modelLimits = {
  connectMs: 5 * SECOND,
  firstTokenMs: 20 * SECOND,
  gapMs: 30 * SECOND,
  totalMs: 120 * SECOND,
  /** After so many failures in a row it is left alone for a while. */
  breakerFailures: 5,
  breakerRestMs: 30 * SECOND,
  /** What of the conversation and of files goes with a question. */
  maxHistoryTokens: 2_000,
  maxFileChars: 20_000,
  maxImages: 4,
  maxAnswerTokens: 700,
} as const;

/** How an answer's stream stays known to be alive (security row S1). */
export const streamLimits = {
  /** The server says something after that much silence. */
  pingMs: 15 * SECOND,
  /** The page gives the connection up after that much. */
  silenceMs: 45 * SECOND,
  /** A reader who takes nothing for that long is let go; so is an answer that lasts that long. */
  stalledMs: 30 * SECOND,
  lifeMs: 5 * MINUTE,
} as const;

/** How often a message is offered to the pipeline's other end: for about two days, at most an hour apart. */
export const maxDeliveryAttempts = 60;

export const uploadLimits = {
  /** Chat bar (spec section 5). */
  chatMaxFiles: 10,
  chatMaxFileBytes: 10_485_760,
  /** Generic drop zone (spec section 9). */
  dropZoneMaxFiles: 10,
  dropZoneMaxFileBytes: 26_214_400,
  /** The upload logic's own default (spec section 9). */
  defaultMaxFiles: 5,
  defaultMaxFileBytes: 10_485_760,
  shrinkThresholdBytes: 4 * MIB,
  shrinkMaxSidePx: 1920,
  shrinkJpegQuality: 0.82,
  progressTickMs: 300,
  progressMaxStep: 20,
  progressCap: 85,
  retryWaitMs: 700,
  maxAttempts: 3,
  resetDelayMs: 1.8 * SECOND,
  fileDialogCancelMs: 300,
  cacheControlSeconds: 3600,
  maxFileNameBytes: 255,
} as const;

export const cameraLimits = {
  jpegQuality: 0.9,
  desktop: { widthPx: 1920, heightPx: 1080 },
  mobile: { widthPx: 1280, heightPx: 720 },
} as const;

export const passwordLimits = { minChars: 12, maxBytes: 1_024 } as const;

export const smsLimits = {
  /** Spec section 9. */
  listRows: 200,
  replyCounter: 160,
  /** Largest text that carriers take, in UTF-16 units. */
  maxChars: 1_600,
  /** What the whole store sends at most (security row T5). */
  sendsPerMinute: 30,
  sendsPerDay: 300,
  /** Pictures of one text, and their bytes together (twilio.com/docs/messaging/guides/accepted-mime-types: 5 MB). */
  maxPictures: 5,
  maxPictureBytes: 5_000_000,
  /** An inbound picture is read up to here (security row P2). */
  maxInboundPictureBytes: 10 * MIB,
  /** How long the carrier is waited for. */
  carrierAnswerMs: 10 * SECOND,
  /** How long somebody counts as looking on or typing after the page last said so. */
  presenceMs: 15 * SECOND,
} as const;

/** Spec section 9. Waits after the last delay are as long as it. */
export const realtimeLimits = {
  heartbeatMs: 30 * SECOND,
  timeoutMs: 10 * SECOND,
  reconnectDelaysMs: [1 * SECOND, 2 * SECOND, 5 * SECOND, 10 * SECOND],
} as const;

export const spriteLimits = { frames: 16, durationMs: 1_200 } as const;

/** Lists and badges count no further than one more: what is above it is shown as `200+`. */
export const countLimit = 200;

/** Largest JSON body under `/api`; uploads have their own limit. */
export const maxJsonBytes = 256 * KIB;
/** Brackets in brackets, and keys, that a body may have (security row W5). */
export const maxJsonDepth = 20;
export const maxJsonKeys = 1_000;

/** A session on a shared machine (security row A15). The first two are defaults; the configuration may set others. */
export const sessionLimits = {
  idleMs: 15 * MINUTE,
  absoluteMs: 12 * 60 * MINUTE,
  /** How long before the lock the page warns. */
  warningMs: 60 * SECOND,
  /** How often the page says that somebody is at the screen, at most. */
  reportMs: 30 * SECOND,
  /** How often an open page asks whether its session still stands. */
  watchMs: 20 * SECOND,
} as const;

export const recoveryLimits = { codes: 10, codeChars: 10 } as const;

/** How long an invitation or a link to a new password works. */
export const accountLinkLifeMs = 24 * 60 * MINUTE;

export const setupLimits = { linkLifeMs: 30 * MINUTE } as const;
