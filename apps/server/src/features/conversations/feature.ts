import { conversationRoles } from '@rxweb/contracts/conversations';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { FastifyBaseLogger } from 'fastify';
import type { Feature } from '../../kernel/feature/feature.ts';
import { oncePerProgram } from '../../kernel/feature/once-per-program.ts';
import type { Ports } from '../../kernel/feature/ports.ts';
import { describeError } from '../../kernel/log/describe-error.ts';
import { listCallbackRows, listCallbacksDone } from './callbacks.repository.ts';
import { conversationsRoutes } from './conversations.routes.ts';
import { readOpenQuestions, settleQuestions } from './conversations.service.ts';
import { listConversationsToday } from './list.repository.ts';
import { checkRest } from './live/check-rest.ts';
import { handBackLeftChats } from './live/left-chats.ts';
import type { LiveDeps } from './live/live-deps.ts';
import { eraseUnsentFiles, liveSheets } from './live/live-files.ts';
import { createLiveHub } from './live/live-hub.ts';
import { makeDueOffers } from './live/person-wanted.ts';
import { livePorts } from './live/ports.ts';
import { staffLiveRoutes } from './live/staff.routes.ts';
import { eraseForgotten } from './live/start-over.ts';
import { closeUrgentOf } from './live/urgent-chat.ts';
import { visitorLiveRoutes } from './live/visitor.routes.ts';
import { postFromStaff, postFromVisitor } from './text-messages.ts';

interface ConversationsFeatureDeps extends Omit<LiveDeps, 'hub' | 'ports'> {
  pools: { background: Sql };
  config: { chatRetentionDays: number };
  log: FastifyBaseLogger;
}

const second = 1_000;

const hubOf = oncePerProgram(({ sql, log }: ConversationsFeatureDeps) =>
  createLiveHub(sql, (error) => log.warn({ failure: describeError(error) }, 'live chats were not looked at')),
);
const liveOf = (deps: ConversationsFeatureDeps, ports: Ports): LiveDeps => ({ ...deps, hub: hubOf(deps), ports });
const inBackground = (deps: ConversationsFeatureDeps, ports: Ports): LiveDeps => ({
  ...liveOf(deps, ports),
  sql: deps.pools.background,
});

export const conversations: Feature<ConversationsFeatureDeps> = {
  name: 'conversations',
  needs: ['chat', 'uploads', 'sms', 'notices'],
  offers: (deps, ports) => ({
    conversations: {
      ...livePorts(liveOf(deps, ports)),
      openQuestions: (actor, limit, span) => readOpenQuestions(deps.sql, actor, limit, span),
      settleQuestions: (actor, turnIds) => settleQuestions(deps.sql, actor, turnIds),
      postFromVisitor: (tx, text) => postFromVisitor({ ports }, tx, text),
      postFromStaff: (tx, text) => postFromStaff({ ports }, tx, text),
      closeUrgentOf: (tx, alarmIds, closing) => closeUrgentOf({ ports }, tx, alarmIds, closing),
    },
  }),
  routes(api, deps, ports) {
    const { eraseConversation } = ports.chat;
    const keptDays = deps.config.chatRetentionDays;
    const { notices } = ports;
    conversationsRoutes(api, { ...deps, conversations: { ...deps, eraseConversation, keptDays, notices } });
    const live = { ...deps, live: liveOf(deps, ports) };
    visitorLiveRoutes(api, live);
    staffLiveRoutes(api, live);
  },
  jobs: [
    {
      name: 'offer callbacks to visitors who wait for a person',
      everyMs: 5 * second,
      on: 'leader',
      run: async (deps, _, ports) => {
        while ((await makeDueOffers(inBackground(deps, ports))) > 0);
      },
    },
    {
      name: 'hand back chats that staff left',
      everyMs: 30 * second,
      on: 'leader',
      run: (deps, _, ports) => handBackLeftChats(inBackground(deps, ports)),
    },
    {
      name: 'finish safety checks of live messages',
      everyMs: 2 * second,
      on: 'every server',
      run: (deps, signal, ports) => checkRest(inBackground(deps, ports), signal),
    },
    {
      name: 'erase conversations that visitors left behind',
      everyMs: 30 * second,
      on: 'leader',
      run: (deps, signal, { chat }) => eraseForgotten(deps.pools.background, chat.eraseConversation, signal),
    },
  ],
  retention: [
    {
      name: 'delete files for chats that were not sent',
      run: ({ pools, supabase }) => eraseUnsentFiles({ sql: pools.background, supabase }),
    },
  ],
  export: liveSheets,
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
