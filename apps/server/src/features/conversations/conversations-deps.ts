import type { Sql } from '@rxweb/platform/sql/sql';

export interface ConversationsDeps {
  sql: Sql;
  /** Takes a conversation away with its files; false when there is none. */
  eraseConversation(id: string): Promise<boolean>;
  /** How long a conversation is kept after its last word. */
  keptDays: number;
  now(): Date;
}
