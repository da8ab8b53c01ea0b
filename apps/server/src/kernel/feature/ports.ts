import type { Attachment } from '@rxweb/contracts/uploads';
import type { Visitor } from '../http/visitor.ts';

/** The visitor page's name for a conversation. */
export interface ConversationLabel {
  visitor: Visitor;
  chatId: string;
}

/** What features offer each other. A feature lists its dependencies in `needs` and never imports another feature. */
export interface Ports {
  chat: {
    /** Deletes a conversation with its files. False when there is none. */
    eraseConversation(id: string): Promise<boolean>;
    /** The visitor's conversation with this label, created on first use. Null if it belongs to another visitor. */
    conversationOf(label: ConversationLabel): Promise<string | null>;
  };
  uploads: {
    /** The visitor's own stored files, with type and size from storage. Throws `not_found` for any other file. */
    claimAttachments(visitor: Visitor, attachments: readonly Attachment[]): Promise<Attachment[]>;
  };
}

export type PortName = keyof Ports;
