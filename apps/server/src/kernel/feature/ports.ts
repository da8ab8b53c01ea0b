import type { OpenQuestion } from '@rxweb/contracts/conversations';
import type { Attachment } from '@rxweb/contracts/uploads';
import type { Actor } from '../http/actor.ts';
import type { Visitor } from '../http/visitor.ts';

export interface ConversationLabel {
  visitor: Visitor;
  chatId: string;
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
  };
  conversations: {
    /** The newest unanswered questions that are open. The read is in the audit log. */
    openQuestions(actor: Actor, limit: number): Promise<OpenQuestion[]>;
    /** Takes questions off the list; returns how many were still open. */
    settleQuestions(actor: Actor, turnIds: readonly string[]): Promise<number>;
  };
  uploads: {
    /** Throws `not_found` for files of others. */
    claimAttachments(visitor: Visitor, attachments: readonly Attachment[]): Promise<Attachment[]>;
  };
}

export type PortName = keyof Ports;
