import type { Readable } from 'node:stream';
import type { CareCard, CareNote } from '@rxweb/contracts/chat';
import type { CareReason, OpenQuestion } from '@rxweb/contracts/conversations';
import type { LiveEvent, LiveState } from '@rxweb/contracts/live/messages';
import type { Language } from '@rxweb/contracts/shared/language';
import type { Role } from '@rxweb/contracts/shared/roles';
import type { CannedReply } from '@rxweb/contracts/sms/inbox';
import type { SmsSendResult } from '@rxweb/contracts/sms/messages';
import type { StaffNoticeKind } from '@rxweb/contracts/staff-notices';
import type { Attachment, buckets } from '@rxweb/contracts/uploads';
import type { TextVerdict, WantedText } from '@rxweb/domain/sms/may-text';
import type { AnySql, TransactionSql } from '@rxweb/platform/sql/sql';
import type { Actor } from '../http/actor.ts';
import type { Visitor } from '../http/visitor.ts';

export interface ConversationLabel {
  visitor: Visitor;
  chatId: string;
}

export interface FixedText {
  /** E.164. */
  to: string;
  body: string;
  key: string;
}

/** What waits. `subject` is an id: never a name, a number or words. */
export interface NoticeSubject {
  kind: StaffNoticeKind;
  subject: string;
}

export interface SettledNotice extends NoticeSubject {
  /** No one saw to it, and no one can any more. */
  why?: 'visitor_left';
}

export interface RaisedNotice extends NoticeSubject {
  /** Everyone with one of these roles, or one person. */
  audience: { roles: readonly Role[] } | { userId: string };
  /** The latest time promised to the visitor or patient. */
  dueAt?: Date | null;
  /** Takes on the new promise, and is announced again once someone took it. */
  isAskedAgain?: boolean;
  /** Replaces an open one, whose steps to come keep their times. */
  isAnew?: boolean;
}

/** A file on its way from a visitor. */
export interface SentFile {
  /** Its extension stays; a stored file's name stays whole. */
  name: string;
  /** The client's address. */
  ip: string;
  contentType: string | undefined;
  /** Counts until it is stored; unknown counts as the largest. */
  announcedBytes: number | undefined;
  body: Readable | undefined;
}

/** What the safety check shows for a message beside the answer. */
export interface SafetyShown {
  /** For 911, Poison Control or 988. */
  card: CareCard | null;
  note: CareNote | null;
  reason: CareReason | null;
  /** False: files, or a language model's reading, are still to come; {@link Ports.chat.checkWhole}. */
  isComplete: boolean;
}

export interface CheckedText {
  text: string;
  files: readonly Attachment[];
  language: Language;
}

/** A visitor's message for the person in the chat. `files` are claimed. */
export interface LiveText extends CheckedText {
  key: string;
}

/** What a caller knows of a person. */
export interface KnownPerson {
  /** E.164. */
  phone: string;
  /** As the person or staff said it. */
  name?: string | undefined;
  /** That the person chose. Staff's choice stays. */
  language?: Language | undefined;
  /** Default: `conversation`. */
  source?: 'request' | 'callback' | 'conversation' | 'text';
}

export type TextShown = Omit<SafetyShown, 'isComplete'>;

interface ConversationText {
  conversationId: string;
  /** Names the text: sent twice, it is one message. */
  key: string;
  text: string;
  language: Language;
}

/** A text as a message of a conversation. */
export interface VisitorText extends ConversationText {
  shown: TextShown | null;
}

export interface StaffText extends ConversationText {
  staffId: string;
}

/** Of a text in a conversation. */
export interface LandedAlarm {
  id: string;
  kind: string;
  seq: number;
}

export interface Closing {
  byId: string;
  done: string;
  at: Date;
}

/** What features offer each other. A feature lists its dependencies in `needs` and never imports another feature. */
export interface Ports {
  chat: {
    /** False when there is none. */
    eraseConversation(id: string): Promise<boolean>;
    /** Created on first use. Null if it belongs to another visitor. */
    conversationOf(label: ConversationLabel): Promise<string | null>;
    /** Answers in so many days by page or fact. */
    countUses(days: number): Promise<Map<string, number>>;
    /** The safety check of a message to a person, by its text alone: fast, and before the message is stored. */
    checkText(conversation: string, said: CheckedText): Promise<SafetyShown>;
    /** The whole check: with files, and a language model's reading where the check is unsure. */
    checkWhole(conversation: string, said: CheckedText, signal: AbortSignal): Promise<SafetyShown>;
  };
  conversations: {
    /** The newest unanswered questions that are open, of a span if one is given. The read is in the audit log. */
    openQuestions(actor: Actor, limit: number, span?: { from: Date; to: Date }): Promise<OpenQuestion[]>;
    /** Takes questions off the list; returns how many were still open. */
    settleQuestions(actor: Actor, turnIds: readonly string[]): Promise<number>;
    /** Takes a chat message for the person who answers; null when the assistant does. */
    takeLive(label: ConversationLabel, said: LiveText): Promise<Omit<LiveEvent, 'type'> | null>;
    /** The visitor left a number instead. */
    stopWaiting(conversation: string): Promise<void>;
    /** Calls back when who answers may have changed; returns how to stop. */
    watch(conversation: string, changed: () => void): () => void;
    stateFor(visitor: Visitor, conversation: string): Promise<LiveState | null>;
    /** A visitor's text becomes a live message, in the transaction that stores it. False when the visitor started over. */
    postFromVisitor(tx: TransactionSql, text: VisitorText): Promise<boolean>;
    /** The same for what staff texted from the inbox. */
    postFromStaff(tx: TransactionSql, text: StaffText): Promise<boolean>;
    /** Returns the conversations in which no other danger is open. */
    closeUrgentOf(tx: TransactionSql, alarmIds: readonly string[], closing: Closing): Promise<string[]>;
  };
  people: {
    /**
     * The contact of this number, made at its first use. Its id survives merging, so it can be stored. Never tell a visitor whether the person was known.
     */
    personOf(tx: TransactionSql, person: KnownPerson): Promise<string>;
  };
  notices: {
    /** Commits a notice to staff with the transaction; it goes out after that. Nothing while one of this kind and subject is open. */
    raise(tx: TransactionSql, notice: RaisedNotice): Promise<void>;
    /** It waits no longer: nothing more goes out. Nothing without an open one. With a reason, the list still shows it for a day. */
    settle(tx: TransactionSql, subject: SettledNotice): Promise<void>;
  };
  requests: {
    /** Says how far the visitor's own requests are, without names and medicines; null without any. */
    tellStatus(visitor: Visitor, language: Language): Promise<string | null>;
  };
  sms: {
    /** Commits one of the store's fixed texts, then sends it, after the quiet hours at the latest. Once for each key. Errors as `sendSms`. */
    sendFixedText(actor: Actor, text: FixedText): Promise<SmsSendResult>;
    /**
     * Commits a text of the program with the transaction; it is sent after that, and after the quiet hours. Null after STOP, without a
     * carrier, and for a number that texts don't reach.
     */
    queueProgramText(tx: TransactionSql, text: Omit<FixedText, 'key'>): Promise<string | null>;
    /** Of an E.164 phone. */
    mayText(sql: AnySql, phone: string, wanted: WantedText): Promise<TextVerdict>;
    /** The visitor left the conversation: what they text no longer belongs to it. */
    endByText(tx: TransactionSql, conversationId: string): Promise<void>;
    /** Open ones; before the conversation's row. */
    lockLandedAlarms(tx: TransactionSql, conversationId: string): Promise<LandedAlarm[]>;
    closeLandedAlarms(tx: TransactionSql, ids: readonly string[], closing: Closing): Promise<void>;
    /** At once, past quiet hours. Returns null, or why the carrier refused it; throws as sending a text does. */
    sendNow(actor: Actor, to: string, body: string): Promise<string | null>;
    /** Canned replies, oldest first. */
    listReplies(): Promise<CannedReply[]>;
  };
  uploads: {
    /** Within limits, quotas and checks of the chat's files. Errors as `uploadProxy`. Leaves the rest of a refused body unread. */
    storeFile(visitor: Visitor, file: SentFile): Promise<{ bucket: typeof buckets.chat; path: string }>;
    /** Throws `not_found` for files of others. */
    claimAttachments(visitor: Visitor, attachments: readonly Attachment[]): Promise<Attachment[]>;
    /** Opens one file for a minute, for a visitor who may read it. */
    addressForVisitor(file: { bucket: string; path: string }): Promise<{ url: string; expires_at: string }>;
  };
}

export type PortName = keyof Ports;
