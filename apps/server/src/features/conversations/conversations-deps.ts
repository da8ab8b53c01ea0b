import type postgres from 'postgres';

export interface ConversationsDeps {
  sql: postgres.Sql;
  /** Takes a conversation away with its files; false when there is none. */
  eraseConversation(id: string): Promise<boolean>;
  /** How long a conversation is kept after its last word. */
  keptDays: number;
  now(): Date;
}
