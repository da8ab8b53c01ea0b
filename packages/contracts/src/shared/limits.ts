/** Numbers that both sides need (spec sections 4, 5 and 9), with the unit in the name. */

import { maxTextChars } from './page-limits.ts';

export { themeLimits } from './theme-limits.ts';

const KIB = 1024;
const MIB = 1024 * KIB;
const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** What a visitor may send and receive at a time. */
export const chatLimits = {
  maxTextChars,
  maxAttachments: 10,
  maxNameChars: 100,
  maxHandOffChars: 1_000,
  /** Concurrent answers per visitor, address and process (security row S2). */
  streamsPerVisitor: 4,
  streamsPerAddress: 20,
  streamsPerProcess: 12_000,
} as const;

/** A person in the chat. */
export const liveLimits = {
  /** A visitor who wants a person and gets none is offered something else after this. */
  waitMs: 3 * MINUTE,
  /** The same for a visitor whom the person in the chat doesn't answer. */
  noAnswerMs: 10 * MINUTE,
  /** How long a side counts as typing after the last report; repeat it every 5 seconds. */
  typingMs: 8 * SECOND,
  /** How long a visitor counts as there after the last sign. */
  presenceMs: 30 * SECOND,
  /** Interval of the polling fallback. */
  pollMs: 4 * SECOND,
  maxTextChars: 4_000,
  /** Messages of one answer; ask again after the last. */
  pageMessages: 200,
  /** Newest turns that are restored. */
  restoredTurns: 100,
  /** Concurrent live streams per visitor, address and process. */
  streamsPerVisitor: 6,
  streamsPerAddress: 60,
  streamsPerProcess: 12_000,
  /** The server ends a stream after this long; the page opens the next at once. */
  lifeMs: 30 * MINUTE,
} as const;

/** Timeouts (security row S9) and input limits of a language model. */
export const modelLimits = {
  connectMs: 5 * SECOND,
  firstTokenMs: 20 * SECOND,
  gapMs: 30 * SECOND,
  totalMs: 120 * SECOND,
  /** After this many failures in a row it is paused. */
  breakerFailures: 5,
  breakerRestMs: 30 * SECOND,
  /** How much of the conversation and of files goes with a question. */
  maxHistoryTokens: 2_000,
  maxFileChars: 20_000,
  maxImages: 4,
  maxAnswerTokens: 700,
  /** The longest wait for a class of the safety gate, and its length. */
  classMs: 2.5 * SECOND,
  maxClassTokens: 64,
} as const;

/** Keep-alive of an answer's stream (security row S1). */
export const streamLimits = {
  /** The server sends a ping after this much silence. */
  pingMs: 15 * SECOND,
  /** The page gives up the connection after this much silence. */
  silenceMs: 45 * SECOND,
  /** The server closes a stream without a reader, or one that lasts this long. */
  stalledMs: 30 * SECOND,
  lifeMs: 5 * MINUTE,
} as const;

/** Delivery attempts to the pipeline: about two days, at most an hour apart. */
export const maxDeliveryAttempts = 60;

export const uploadLimits = {
  /** Chat bar (spec section 5). */
  chatMaxFiles: 10,
  chatMaxFileBytes: 10_485_760,
  /** Generic drop zone (spec section 9). */
  dropZoneMaxFiles: 10,
  dropZoneMaxFileBytes: 26_214_400,
  /** Default of the upload logic (spec section 9). */
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
  /** How long visitors may download what they sent. */
  ownDownloadMs: 60 * MINUTE,
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
  /** Longest text that carriers accept, in UTF-16 units. */
  maxChars: 1_600,
  /** Texts that the whole store may send (security row T5). */
  sendsPerMinute: 30,
  sendsPerDay: 300,
  /** Pictures of one text, and their total bytes (twilio.com/docs/messaging/guides/accepted-mime-types: 5 MB). */
  maxPictures: 5,
  maxPictureBytes: 5_000_000,
  /** Largest inbound picture (security row P2). */
  maxInboundPictureBytes: 10 * MIB,
  /** Timeout of a carrier call. */
  carrierAnswerMs: 10 * SECOND,
  /** What staff write when they close an alarm. */
  maxAlarmNoteChars: 500,
  /** How long a viewer counts as present or typing after the last report. */
  presenceMs: 15 * SECOND,
  /** How long a text can be taken back. */
  undoSeconds: 5,
  maxUndoSeconds: 30,
  /** How far ahead a text can be scheduled. */
  maxScheduleDays: 180,
  /** Labels of the store, and of a thread. */
  maxLabels: 30,
  maxLabelChars: 30,
  /** Threads changed at once. */
  maxSelected: 200,
} as const;

/** Spec section 9. The last delay repeats. */
export const realtimeLimits = {
  heartbeatMs: 30 * SECOND,
  timeoutMs: 10 * SECOND,
  reconnectDelaysMs: [1 * SECOND, 2 * SECOND, 5 * SECOND, 10 * SECOND],
} as const;

export const spriteLimits = { frames: 16, durationMs: 1_200 } as const;

/** Lists and badges count to one more; above that they show `200+`. */
export const countLimit = 200;

/** Largest JSON body under `/api`; uploads have their own limit. */
export const maxJsonBytes = 256 * KIB;
/** Nesting depth and number of keys of a JSON body (security row W5). */
export const maxJsonDepth = 20;
export const maxJsonKeys = 1_000;

/** Session limits on a shared machine (security row A15). The first two are defaults that the configuration may change. */
export const sessionLimits = {
  idleMs: 15 * MINUTE,
  absoluteMs: 12 * 60 * MINUTE,
  /** How long before the lock the page warns. */
  warningMs: 60 * SECOND,
  /** Shortest interval between activity reports. */
  reportMs: 30 * SECOND,
  /** How often an open page checks its session. */
  watchMs: 20 * SECOND,
} as const;

export const recoveryLimits = { codes: 10, codeChars: 10 } as const;

/** Lifetime of an invitation or password link. */
export const accountLinkLifeMs = 24 * 60 * MINUTE;

export const setupLimits = { linkLifeMs: 30 * MINUTE } as const;
