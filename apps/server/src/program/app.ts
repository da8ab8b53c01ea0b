import { maxJsonBytes } from '@rxweb/contracts/shared/limits';
import { validatorsOnUse } from '@rxweb/platform/fastify/validators-on-use';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Feature } from '../kernel/feature/feature.ts';
import { accessLog } from '../kernel/http/access-log.ts';
import { databaseGuard } from '../kernel/http/database-guard.ts';
import { rejectUndeclared, requireAccess } from '../kernel/http/declared-routes.ts';
import { handleError } from '../kernel/http/error-handler.ts';
import { createFairServer } from '../kernel/http/fair-server.ts';
import { health } from '../kernel/http/health-probes.ts';
import { readJsonBodies } from '../kernel/http/json-bodies.ts';
import { rejectCrossSite } from '../kernel/http/reject-cross-site.ts';
import { securityHeaders } from '../kernel/http/security-headers.ts';
import { limitSilentSockets } from '../kernel/http/silent-sockets.ts';
import { createScheduler } from '../kernel/jobs/scheduler.ts';
import type { RequestMetrics } from '../kernel/metrics/request-metrics.ts';
import type { AppDeps } from './app-deps.ts';
import { collectJobs, connectPorts } from './collect.ts';
import type { Context } from './context.ts';
import { features } from './features.ts';

const timeouts = {
  headersTimeout: 10_000,
  connectionsCheckingInterval: 5_000,
  requestTimeout: 120_000,
  // Longer than the 60 s of proxies, so the proxy closes idle connections first.
  keepAliveTimeout: 75_000,
};

const list: readonly Feature<AppDeps>[] = features;

/** Doesn't listen, so tests use the same one. */
export async function buildApp(deps: AppDeps, requests?: RequestMetrics): Promise<FastifyInstance> {
  const { config, isSecure, pools } = deps;
  const ports = connectPorts(list, deps);
  const app = createServer(deps);
  app.removeContentTypeParser('text/plain');
  readJsonBodies(app);
  app.decorateRequest('principal', null);
  app.decorateRequest('visitor');
  app.setErrorHandler(handleError);
  requireAccess(app);
  accessLog(app);
  requests?.watch(app);
  const hashes = await Promise.all(list.map(({ inlineScripts }) => inlineScripts?.(deps) ?? []));
  securityHeaders(app, isSecure, hashes.flat());
  health(app, pools.health);
  databaseGuard(app, pools.health);

  const scheduler = createScheduler({ log: deps.log, isLeader: deps.leaderElection.isLeader });
  // onClose hooks run in reverse order: features stop before the scheduler waits.
  app.addHook('onClose', scheduler.stop);
  app.register(async (api) => {
    api.addHook('onRequest', rejectCrossSite(config.publicUrl));
    for (const [feature, own] of ports) feature.routes?.(api, deps, own);
  });
  rejectUndeclared(app);
  for (const { plugin } of list) await plugin?.(app, deps);
  scheduler.start(collectJobs(list, deps));
  return app;
}

function createServer({ config, log }: Context): FastifyInstance {
  return Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // Child loggers without options are cheaper.
    childLoggerFactory: (logger, bindings) => logger.child(bindings),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: maxJsonBytes,
    serverFactory: (handler) => {
      const server = createFairServer(timeouts, handler);
      limitSilentSockets(server);
      return server;
    },
    routerOptions: { maxParamLength: 200 },
    schemaController: validatorsOnUse,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply),
  });
}
