import type { Attachment } from '@rxweb/contracts/uploads';
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
  };
  uploads: {
    /** Throws `not_found` for files of others. */
    claimAttachments(visitor: Visitor, attachments: readonly Attachment[]): Promise<Attachment[]>;
  };
}

export type PortName = keyof Ports;
