import * as z from 'zod/mini';
import { careCard, careNote } from '../chat.ts';
import { liveLimits, uploadLimits } from '../shared/limits.ts';
import { role } from '../shared/roles.ts';
import { typedText } from '../shared/text.ts';
import { buckets, storedFileName } from '../uploads.ts';

export const liveKinds = [
  'text',
  'wanted',
  'joined',
  'took_over',
  'left',
  /** The visitor went back to the assistant. */
  'back',
  /** The visitor started over. */
  'ended',
  /** A number to leave, or texts, instead. */
  'offer',
  /** What the safety check shows for the message before it. */
  'card',
  'note',
] as const;
export type LiveKind = (typeof liveKinds)[number];

export const liveAuthors = ['visitor', 'staff', 'system'] as const;
export const liveChannels = ['chat', 'text'] as const;

/** A staff member as visitors read them: "Dana Okafor, pharmacist". */
export const staffInChat = z.object({ name: z.string(), role });
export type StaffInChat = z.infer<typeof staffInChat>;

export const liveFile = z.object({
  bucket: z.enum([buckets.chat, buckets.live]),
  path: storedFileName,
  name: z.string(),
  type: z.string(),
  size: z.number(),
});
export type LiveFile = z.infer<typeof liveFile>;

const offerReasons = ['closed', 'not_joined', 'no_answer'] as const;

export const liveOffer = z.object({
  why: z.enum(offerReasons),
  /** The latest time to expect a call; null when the store lists no opening. */
  answerBy: z.nullable(z.string()),
});
export type LiveOffer = z.infer<typeof liveOffer>;

/** One line of a live chat. It never changes. */
export const liveMessage = z.object({
  id: z.string(),
  /** 1, 2, 3 … in a conversation, without gaps. */
  seq: z.number(),
  at: z.string(),
  /** Comes after this turn; null before the first. */
  afterTurn: z.nullable(z.string()),
  author: z.enum(liveAuthors),
  kind: z.enum(liveKinds),
  staff: z.nullable(staffInChat),
  text: z.string(),
  files: z.array(liveFile),
  channel: z.enum(liveChannels),
  /** The sender's own name for it; the visitor reads only their own. */
  key: z.nullable(z.string()),
  card: z.optional(careCard),
  note: z.optional(careNote),
  offer: z.optional(liveOffer),
});
export type LiveMessage = z.infer<typeof liveMessage>;

export const liveState = z.object({
  /** Up with every change; 0 before the first. */
  version: z.number(),
  lastSeq: z.number(),
  /** Null: the assistant answers. */
  answeredBy: z.nullable(staffInChat),
  answeredSince: z.nullable(z.string()),
  wantedAt: z.nullable(z.string()),
  /** When the visitor is offered a callback or texts, unless someone answers first. */
  offerDueAt: z.nullable(z.string()),
  isStaffTyping: z.boolean(),
  seenByStaff: z.number(),
  seenByVisitor: z.number(),
});
export type LiveState = z.infer<typeof liveState>;

export const messageKey = z.string().check(z.minLength(8), z.maxLength(100), z.regex(/^[\w-]+$/));

export const liveText = typedText(liveLimits.maxTextChars);
export const maxLiveFiles = uploadLimits.chatMaxFiles;

export const liveFileAddress = z.object({ url: z.string(), expires_at: z.string() });

/**
 * Event `live` of a chat stream, for clients that ask for it: a person answers. With messages: what was sent is one of them. Without: they
 * joined meanwhile, and the answer so far no longer counts.
 */
export interface LiveEvent {
  type: 'live';
  messages: LiveMessage[];
  state: LiveState;
}
