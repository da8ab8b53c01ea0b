import { conversationRoles } from '@rxweb/contracts/conversations';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { Feature } from '../../kernel/feature/feature.ts';
import { conversationsRoutes } from './conversations.routes.ts';
import { readOpenQuestions, settleQuestions } from './conversations.service.ts';
import { listConversationsToday } from './list.repository.ts';

interface ConversationsFeatureDeps {
  sql: Sql;
  config: { chatRetentionDays: number };
  now(): Date;
}

export const conversations: Feature<ConversationsFeatureDeps> = {
  name: 'conversations',
  needs: ['chat'],
  offers: ({ sql }) => ({
    conversations: {
      openQuestions: (actor, limit) => readOpenQuestions(sql, actor, limit),
      settleQuestions: (actor, turnIds) => settleQuestions(sql, actor, turnIds),
    },
  }),
  routes(api, deps, { chat }) {
    const { eraseConversation } = chat;
    const keptDays = deps.config.chatRetentionDays;
    conversationsRoutes(api, { ...deps, conversations: { ...deps, eraseConversation, keptDays } });
  },
  today: { roles: conversationRoles, list: ({ sql }) => listConversationsToday(sql) },
};
