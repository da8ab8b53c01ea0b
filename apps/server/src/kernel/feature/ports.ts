import type { Attachment } from '@rxweb/contracts/uploads';
import type { Visitor } from '../http/visitor.ts';

/** The name a visitor's page gives one of its conversations. */
export interface ConversationLabel {
  visitor: Visitor;
  chatId: string;
}

/** What features offer each other. A feature names the ones it calls in `needs`, and never imports another feature. */
export interface Ports {
  chat: {
    /** Deletes a conversation with its files. False when there is none. */
    eraseConversation(id: string): Promise<boolean>;
    /** The visitor's conversation with this label, created on first use. Null when only another visitor has one. */
    conversationOf(label: ConversationLabel): Promise<string | null>;
  };
  uploads: {
    /** The visitor's own stored files. Type and size are those of the store. Throws `not_found` for any other file. */
    claimAttachments(visitor: Visitor, attachments: readonly Attachment[]): Promise<Attachment[]>;
  };
}

export type PortName = keyof Ports;
