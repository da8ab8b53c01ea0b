import type { StoreInfo } from '@rxweb/contracts/store';
import type { Attachment } from '@rxweb/contracts/uploads';
import { vaccineAnswer } from '@rxweb/domain/requests/vaccine-table';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { formatPhone } from '@rxweb/domain/text/format';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { FastifyBaseLogger } from 'fastify';
import type { Feature } from '../../kernel/feature/feature.ts';
import { oncePerProgram } from '../../kernel/feature/once-per-program.ts';
import type { Ports } from '../../kernel/feature/ports.ts';
import { createStreamSlots } from '../../kernel/http/stream-slots.ts';
import { describeError } from '../../kernel/log/describe-error.ts';
import type { LiveSettings } from '../../kernel/settings/live-settings.ts';
import type { Answerer } from './answerer.ts';
import { createCallbackRepository } from './callback/callback.repository.ts';
import type { CallbackDeps } from './callback/callback.service.ts';
import { readCareMetrics } from './care-metrics.ts';
import { countUses, createChatRepository } from './chat.repository.ts';
import { callbackRoutes, chatRoutes, disclosureRoutes } from './chat.routes.ts';
import type { ChatDeps } from './chat.service.ts';
import { type AssistantModel, checkAssistant } from './check-assistant.ts';
import { type CheckLiveDeps, checkText, checkWhole } from './check-live.ts';
import { createDisclosureRepository } from './disclosures/disclosure.repository.ts';
import { chatErase, findChatTargets } from './erase.ts';
import { eraseConversation } from './erase-conversation.ts';
import { chatSheets } from './export-sheets.ts';
import { createPdfReader } from './files/pdf/pdf-reader.ts';
import { readFiles } from './files/read-files.ts';
import { eraseExpired } from './retention/retention.ts';
import { ownRequests } from './with-requests.ts';

interface ChatFeatureDeps {
  sql: Sql;
  pools: Record<'chat' | 'background' | 'health', Sql>;
  supabase: SupabaseClient;
  answerer: Answerer;
  model: AssistantModel | null;
  store: StoreInfo;
  settings: LiveSettings;
  config: { chatRetentionDays: number; sms: { countryCodes: readonly string[] } };
  log: FastifyBaseLogger;
  now(): Date;
}

const tickMs = 30_000;

export const chat: Feature<ChatFeatureDeps> = {
  name: 'chat',
  needs: ['uploads', 'notices'],
  needsLater: ['requests', 'conversations'],
  offers: (deps) => ({
    chat: {
      eraseConversation: (id) => eraseConversation(deps, id),
      conversationOf: ({ visitor, chatId }) => createChatRepository(deps.pools.chat).bindConversation(visitor, chatId),
      countUses: (days) => countUses(deps.sql, days),
      checkText: (conversation, said) => checkText(checkingLive(deps), conversation, said),
      checkWhole: (conversation, said, signal) => checkWhole(checkingLive(deps), conversation, said, signal),
    },
  }),
  routes(api, deps, ports) {
    chatRoutes(api, { ...deps, streams: createStreamSlots(), chat: answering(deps, ports) });
    disclosureRoutes(api, { ...deps, disclosures: createDisclosureRepository(deps.pools.chat) });
    callbackRoutes(api, { ...deps, callback: callingBack(deps, ports) });
  },
  jobs: [
    {
      name: 'close interrupted answers',
      everyMs: tickMs,
      firstAfterMs: tickMs,
      on: 'every server',
      run: ({ pools }) => createChatRepository(pools.chat).interruptStaleTurns(),
    },
  ],
  retention: [
    {
      name: 'delete old conversations',
      run: ({ pools, supabase, config }, signal) =>
        eraseExpired({ sql: pools.background, supabase, retentionDays: config.chatRetentionDays }, signal),
    },
  ],
  export: chatSheets,
  erase: chatErase,
  auditTargets: findChatTargets,
  metrics: ({ pools }) => readCareMetrics(pools.health),
  health: [
    {
      part: 'assistant',
      create: ({ model, store, now }, { formatTime, formatWhen }) => {
        return () => checkAssistant(model, { now: now(), today: storeDate(store, now()) }, formatTime, formatWhen);
      },
    },
  ],
  demo: () => import('./demo.ts'),
};

const readingFiles = oncePerProgram(({ supabase, answerer }: ChatFeatureDeps) => {
  const reading = { supabase, readPdf: createPdfReader(), wantsImages: answerer.wantsImages ?? false };
  return (attachments: readonly Attachment[], signal: AbortSignal) => readFiles(reading, attachments, signal);
});

function checkingLive(deps: ChatFeatureDeps): CheckLiveDeps {
  const { answerer, pools, now } = deps;
  return { sql: pools.chat, answerer, readFiles: readingFiles(deps), now };
}

function answering(deps: ChatFeatureDeps, ports: Ports): ChatDeps {
  const { answerer, store, settings, pools, log, now } = deps;
  return {
    repository: createChatRepository(pools.chat),
    answerer,
    store,
    claimAttachments: ports.uploads.claimAttachments,
    readFiles: readingFiles(deps),
    live: {
      take: (label, said) => ports.conversations.takeLive(label, said),
      watch: (conversation, changed) => ports.conversations.watch(conversation, changed),
      stateFor: (visitor, conversation) => ports.conversations.stateFor(visitor, conversation),
    },
    requests: ownRequests(ports, {
      kindsOff: () => settings.current.requests?.off ?? [],
      phone: () => formatPhone(store.phone),
      tellVaccines: (said, language) =>
        vaccineAnswer({
          ...{ vaccines: settings.current.appointments?.vaccines ?? [], said, language },
          ...{ today: storeDate(store, now()), phone: formatPhone(store.phone) },
        }),
    }),
    now,
    onFailure: (error) => log.error({ failure: describeError(error) }, 'an answer failed'),
  };
}

function callingBack({ sql, pools, store, settings, config, now }: ChatFeatureDeps, ports: Ports): CallbackDeps {
  return {
    chats: createChatRepository(pools.chat),
    repository: createCallbackRepository(sql, ports.notices),
    stopWaiting: (conversation) => ports.conversations.stopWaiting(conversation),
    store,
    settings,
    countryCodes: config.sms.countryCodes,
    now,
  };
}
