import { maxJsonBytes } from '@rxweb/contracts/shared/limits';
import { instantOf, storeDate } from '@rxweb/domain/store/opening-hours';
import { validatorsOnUse } from '@rxweb/platform/fastify/validators-on-use';
import { canRender, renderVisitorPage } from '@rxweb/web/render';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { createAuditRepository } from '../features/audit/audit.repository.ts';
import { auditRoutes } from '../features/audit/audit.routes.ts';
import { newestBackup } from '../features/backup/kept-backups.ts';
import { createCallbackRepository } from '../features/chat/callback/callback.repository.ts';
import { callbackRoutes } from '../features/chat/callback/callback.routes.ts';
import { createChatRepository } from '../features/chat/chat.repository.ts';
import { chatRoutes } from '../features/chat/chat.routes.ts';
import { eraseConversation } from '../features/chat/erase-conversation.ts';
import { createPdfReader } from '../features/chat/files/pdf/pdf-reader.ts';
import { readFiles } from '../features/chat/files/read-files.ts';
import { createHourly } from '../features/chat/retention/hourly.ts';
import { eraseExpired } from '../features/chat/retention/retention.ts';
import { conversationsRoutes } from '../features/conversations/conversations.routes.ts';
import { listConversationsToday } from '../features/conversations/conversations-today.ts';
import { createChecks } from '../features/health/create-checks.ts';
import { healthRoutes } from '../features/health/health.routes.ts';
import { createHealth } from '../features/health/health.service.ts';
import { pipelineRoutes } from '../features/pipeline/pipeline.routes.ts';
import { createPipeline } from '../features/pipeline/pipeline.service.ts';
import { auditBackendCalls } from '../features/proxy/audit-backend-calls.ts';
import { backendGuard } from '../features/proxy/backend-guard.ts';
import { backendProxy } from '../features/proxy/proxy.ts';
import { socketProxy } from '../features/proxy/socket-proxy.ts';
import { sessionRoutes } from '../features/session/session.routes.ts';
import { endOverdueSessions } from '../features/session/session-limits.ts';
import { documentsRoutes } from '../features/shoes/documents/documents.routes.ts';
import { packetsRoutes } from '../features/shoes/packets/packets.routes.ts';
import { createPacketBuilder } from '../features/shoes/packets/worker/packet-builder.ts';
import { shoesRoutes } from '../features/shoes/shoes.routes.ts';
import { listShoesToday } from '../features/shoes/shoes-today.ts';
import { createPageCache } from '../features/site/page-cache.ts';
import { readTemplates } from '../features/site/page-html.ts';
import { webPage } from '../features/site/web-page.ts';
import { webhookRoutes } from '../features/sms/inbound/webhooks.routes.ts';
import { inboxRoutes } from '../features/sms/inbox/sms.routes.ts';
import { listSmsToday } from '../features/sms/inbox/sms-today.ts';
import { sendingRoutes } from '../features/sms/outbound/sending.routes.ts';
import { startSmsWork } from '../features/sms/sms-work.ts';
import { storeRoutes } from '../features/store/store.routes.ts';
import { todayRoutes } from '../features/today/today.routes.ts';
import { createUploadsRepository } from '../features/uploads/uploads.repository.ts';
import { uploadsRoutes } from '../features/uploads/uploads.routes.ts';
import { claimAttachments } from '../features/uploads/uploads.service.ts';
import { accountLinkRoutes } from '../features/users/account-link.routes.ts';
import { usersRoutes } from '../features/users/users.routes.ts';
import { accessLog } from '../kernel/http/access-log.ts';
import { databaseGuard } from '../kernel/http/database-guard.ts';
import { rejectUndeclared, requireAccess } from '../kernel/http/declared-routes.ts';
import { handleError } from '../kernel/http/error-handler.ts';
import { createFairServer } from '../kernel/http/fair-server.ts';
import { health } from '../kernel/http/health-probes.ts';
import { readJsonBodies } from '../kernel/http/json-bodies.ts';
import { rejectCrossSite } from '../kernel/http/reject-cross-site.ts';
import { securityHeaders } from '../kernel/http/security-headers.ts';
import { createStreamSlots } from '../kernel/http/stream-slots.ts';
import { describeError } from '../kernel/log/describe-error.ts';
import type { RequestMetrics } from '../kernel/metrics/request-metrics.ts';
import type { Context } from './context.ts';

const timeouts = {
  headersTimeout: 60_000,
  requestTimeout: 120_000,
  // Longer than the 60 s that proxies keep an idle connection: the proxy ends it, and no request meets a closing one.
  keepAliveTimeout: 75_000,
};

/** How often undelivered messages, turns of a stopped server, sessions over their limit and old conversations are looked for. */
const tickMs = 30_000;

/** Puts the features together. Does not listen, so tests build the same server. */
export async function buildApp(context: Context, webDir: string, requests?: RequestMetrics): Promise<FastifyInstance> {
  const { config, sql, log, now } = context;
  const { supabase } = config;
  const { background } = context.pools;
  const isSecure = config.publicUrl.startsWith('https:');
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // Without options of its own for each request, a child costs less.
    childLoggerFactory: (logger, bindings) => logger.child(bindings),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: maxJsonBytes,
    serverFactory: (handler) => createFairServer(timeouts, handler),
    routerOptions: { maxParamLength: 200 },
    schemaController: validatorsOnUse,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply),
  });
  app.removeContentTypeParser('text/plain');
  readJsonBodies(app);
  app.decorateRequest('principal', null);
  app.decorateRequest('visitor');
  app.setErrorHandler(handleError);
  requireAccess(app);
  accessLog(app);
  requests?.watch(app);
  const templates = await readTemplates(webDir);
  securityHeaders(app, isSecure, templates.scriptHashes);
  health(app, context.pools.health);
  databaseGuard(app, context.pools.health);

  app.register(
    async (scope) => {
      const { backend, anonKey, limits, authenticate } = context;
      const checkToken = authenticate.token;
      backendGuard(scope, { prefix: scope.prefix, anonKey, limits, ...(supabase && { checkToken }) });
      auditBackendCalls(scope, { audit: context.audit, sql });
      if (backend) await scope.register(backend.plugin);
      if (!supabase) return;
      const { publicUrl } = config;
      backendProxy(scope, { url: supabase.url, publicUrl: publicUrl + scope.prefix });
      await socketProxy(scope, { url: supabase.url, anonKey, publicUrl, checkToken });
    },
    { prefix: '/backend' },
  );

  const uploadsRepository = createUploadsRepository(sql);
  const chatRepository = createChatRepository(context.pools.chat);
  const pipeline = createPipeline({ sql, target: config.pipeline, log, chats: chatRepository });
  const sms = { ...context, config: config.sms };
  app.register(async (api) => {
    api.addHook('onRequest', rejectCrossSite(config.publicUrl));
    const { authenticate, activity, audit, limits } = context;
    const http = { authenticate, activity, audit, limits, isSecure };
    storeRoutes(api, { ...http, store: context.store, anonKey: context.anonKey });
    sessionRoutes(api, { ...http, firstAdmin: context, now, session: { sql, activity } });
    auditRoutes(api, { ...http, sql, repository: createAuditRepository(sql) });
    uploadsRoutes(api, { ...http, uploads: { ...context, repository: uploadsRepository } });
    usersRoutes(api, { ...http, users: { ...context, publicUrl: config.publicUrl, isEmbedded: !supabase } });
    pipelineRoutes(api, { ...http, pipeline });
    healthRoutes(api, {
      ...http,
      health: createHealth(createChecks({ ...context, newestBackup: () => newestBackup(config.backup.folder) }), {
        now,
      }),
    });
    todayRoutes(api, {
      ...http,
      sql,
      listShoesToday: () => listShoesToday(sql, storeDate(context.store, now())),
      listSmsToday: () => listSmsToday(sql, instantOf(context.store, storeDate(context.store, now()), '00:00')),
      listConversationsToday: () => listConversationsToday(sql),
    });
    conversationsRoutes(api, {
      ...http,
      conversations: {
        sql,
        eraseConversation: (id) => eraseConversation(context, id),
        keptDays: config.chatRetentionDays,
        now,
      },
    });
    shoesRoutes(api, { ...http, shoes: context });
    inboxRoutes(api, { ...http, sms });
    webhookRoutes(api, { ...http, sms });
    sendingRoutes(api, { ...http, sms });
    const packetBuilder = createPacketBuilder();
    documentsRoutes(api, { ...http, documents: { ...context, packetBuilder } });
    packetsRoutes(api, { ...http, packets: { ...context, packetBuilder } });
    const reading = {
      supabase: context.supabase,
      readPdf: createPdfReader(),
      wantsImages: context.answerer.wantsImages ?? false,
    };
    chatRoutes(api, {
      ...http,
      streams: createStreamSlots(),
      chat: {
        repository: chatRepository,
        answerer: context.answerer,
        store: context.store,
        claimAttachments: (visitor, attachments) => claimAttachments(uploadsRepository, visitor, attachments),
        readFiles: (attachments, signal) => readFiles(reading, attachments, signal),
        now,
        onFailure: (error) => log.error({ failure: describeError(error) }, 'an answer failed'),
      },
    });
    callbackRoutes(api, {
      ...http,
      callback: {
        chats: chatRepository,
        repository: createCallbackRepository(sql),
        store: context.store,
        countryCodes: config.sms.countryCodes,
        now,
      },
    });
  });

  rejectUndeclared(app);
  if (supabase) accountLinkRoutes(app, { publicUrl: config.publicUrl, store: context.store });
  const pages = createPageCache({
    templates,
    boot: {
      store: context.store,
      backend: { path: '/backend', anonKey: context.anonKey },
      ...(context.carrier?.kind === 'demo' && { isDemo: true }),
    },
    now,
    render: (await canRender(webDir)) ? (boot) => renderVisitorPage(webDir, boot) : null,
    onFailure: (error) => log.error({ failure: describeError(error) }, 'the front page was not rendered'),
  });
  await webPage(app, { webDir, pages, store: context.store });

  const { isLeader } = context.leaderElection;
  const retention = createHourly(async (signal) => {
    if (!(await isLeader())) return;
    await eraseExpired({ ...context, sql: background, retentionDays: config.chatRetentionDays }, signal);
  });
  const tick = setInterval(() => {
    Promise.all([
      pipeline.deliverDue(),
      chatRepository.interruptStaleTurns(),
      endOverdueSessions(background),
      retention.run(),
    ]).catch((error: unknown) => log.warn({ failure: describeError(error) }, 'the tick failed'));
  }, tickMs);
  // What a stop has left goes out at once.
  pipeline.deliverDue().catch((error: unknown) => log.warn({ failure: describeError(error) }, 'delivery failed'));
  const stopSmsWork = startSmsWork({ ...sms, sql: background, isLeader });
  app.addHook('onClose', async () => {
    clearInterval(tick);
    await Promise.all([pipeline.close(), retention.close(), stopSmsWork()]);
  });
  return app;
}
