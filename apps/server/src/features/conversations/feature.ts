import { conversationRoles } from '@rxweb/contracts/conversations';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { Feature } from '../../kernel/feature/feature.ts';
import { listCallbackRows, listCallbacksDone } from './callbacks.repository.ts';
import { conversationsRoutes } from './conversations.routes.ts';
import { readOpenQuestions, settleQuestions } from './conversations.service.ts';
import { listConversationsToday } from './list.repository.ts';
import { postFromStaff, postFromVisitor } from './text-messages.ts';

interface ConversationsFeatureDeps {
  sql: Sql;
  config: { chatRetentionDays: number };
  now(): Date;
}

export const conversations: Feature<ConversationsFeatureDeps> = {
  name: 'conversations',
  needs: ['chat', 'notices'],
  offers: ({ sql }) => ({
    conversations: {
      openQuestions: (actor, limit, span) => readOpenQuestions(sql, actor, limit, span),
      postFromVisitor,
      postFromStaff,
      settleQuestions: (actor, turnIds) => settleQuestions(sql, actor, turnIds),
    },
  }),
  routes(api, deps, { chat, notices }) {
    const { eraseConversation } = chat;
    const keptDays = deps.config.chatRetentionDays;
    conversationsRoutes(api, { ...deps, conversations: { ...deps, eraseConversation, keptDays, notices } });
  },
  queue: [
    {
      group: 'callbacks',
      roles: conversationRoles,
      covers: ['hand_offs'],
      list: ({ sql }, _, limit) => listCallbackRows(sql, limit),
      done: ({ sql }, since, limit) => listCallbacksDone(sql, since, limit),
    },
  ],
  today: { roles: conversationRoles, list: ({ sql }) => listConversationsToday(sql) },
};
