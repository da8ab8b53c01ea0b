import type { Sql } from '@rxweb/platform/sql/sql';
import type { Ports } from '../../kernel/feature/ports.ts';

export interface ConversationsDeps {
  sql: Sql;
  /** Deletes a conversation with its files; false if missing. */
  eraseConversation(id: string): Promise<boolean>;
  /** Retention after the last message. */
  keptDays: number;
  notices: Ports['notices'];
  now(): Date;
}
