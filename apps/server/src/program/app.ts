import { maxJsonBytes } from '@rxweb/contracts/shared/limits';
import { validatorsOnUse } from '@rxweb/platform/fastify/validators-on-use';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { AppError } from '../kernel/errors/app-error.ts';
import type { Feature } from '../kernel/feature/feature.ts';
import { accessLog } from '../kernel/http/access-log.ts';
import { answerClientErrors } from '../kernel/http/client-errors.ts';
import { databaseGuard } from '../kernel/http/database-guard.ts';
import { rejectUndeclared, requireAccess } from '../kernel/http/declared-routes.ts';
import { handleError } from '../kernel/http/error-handler.ts';
import { createFairServer } from '../kernel/http/fair-server.ts';
import { health } from '../kernel/http/health-probes.ts';
import { readJsonBodies } from '../kernel/http/json-bodies.ts';
import { rejectCrossSite } from '../kernel/http/reject-cross-site.ts';
import {
  createSecurityHeaders,
  type SecurityHeaders,
  securityHeaders,
  setSecurityHeaders,
} from '../kernel/http/security-headers.ts';
import { limitSilentSockets } from '../kernel/http/silent-sockets.ts';
import { limitSlowBodies } from '../kernel/http/slow-bodies.ts';
import { createScheduler } from '../kernel/jobs/scheduler.ts';
import type { RequestMetrics } from '../kernel/metrics/request-metrics.ts';
import type { AppDeps } from './app-deps.ts';
import { collectJobs, connectPorts } from './collect.ts';
import type { Context } from './context.ts';
import { features } from './features.ts';

// Security row W4.
const timeouts = {
  connectionsCheckingInterval: 2_000,
  // Answered by our own hook, with all headers.
  requireHostHeader: false,
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  // Longer than the 60 s of proxies, so the proxy closes idle connections first.
  keepAliveTimeout: 75_000,
};

const list: readonly Feature<AppDeps>[] = features;

/** Doesn't listen, so tests use the same one. */
export async function buildApp(deps: AppDeps, requests?: RequestMetrics): Promise<FastifyInstance> {
  const { config, isSecure, pools } = deps;
  const ports = connectPorts(list, deps);
  const hashes = await Promise.all(list.map(({ inlineScripts }) => inlineScripts?.(deps) ?? []));
  const headers = createSecurityHeaders(isSecure, hashes.flat());
  const app = createServer(deps, headers);
  app.removeContentTypeParser('text/plain');
  readJsonBodies(app);
  app.decorateRequest('callerIp', null);
  app.decorateRequest('principal', null);
  app.decorateRequest('visitor');
  app.setErrorHandler(handleError);
  requireAccess(app);
  accessLog(app);
  requests?.watch(app);
  securityHeaders(app, headers);
  requireHost(app);
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
  scheduler.start(collectJobs(ports, deps));
  return app;
}

/** RFC 9112, section 3.2. */
function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { httpVersion, headers } = request.raw;
    done(httpVersion === '1.1' && headers.host === undefined ? new AppError('invalid_input') : undefined);
  });
}

function createServer({ config, log }: Context, headers: SecurityHeaders): FastifyInstance {
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
      limitSlowBodies(server);
      return server;
    },
    routerOptions: { maxParamLength: 200 },
    schemaController: validatorsOnUse,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    clientErrorHandler: answerClientErrors(headers),
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(reply, headers);
      handleError(error, request, reply);
    },
  });
}
