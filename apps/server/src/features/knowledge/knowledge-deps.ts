import type { StoreInfo } from '@rxweb/contracts/store';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { Ports } from '../../kernel/feature/ports.ts';
import type { LiveKnowledge } from '../../kernel/knowledge/live-knowledge.ts';
import type { AssistantPages } from './assistant-pages.ts';

export interface KnowledgeDeps {
  sql: Sql;
  store: StoreInfo;
  knowledge: LiveKnowledge;
  assistantPages: AssistantPages;
  now(): Date;
}

export type KnowledgePorts = Pick<Ports, 'chat' | 'conversations'>;
