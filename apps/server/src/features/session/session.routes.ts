import {
  checkSetupLink,
  confirmIdentity as confirmIdentityEndpoint,
  endSession,
  endSessions,
  followSession,
  getSession,
  listSessions,
  makeRecoveryCodes,
  reportActivity,
  setOwnName,
  setupFirstAdmin,
  useRecoveryCode,
} from '@rxweb/contracts/session';
import type { Sql } from '@rxweb/platform/sql/sql';
import { addressGroup } from '@rxweb/platform/text/address-group';
import type { FastifyInstance } from 'fastify';
import { clearSiteData } from '../../kernel/http/clear-site-data.ts';
import { clientAddress } from '../../kernel/http/client-address.ts';
import { sendEventStream } from '../../kernel/http/event-stream.ts';
import { type HttpDeps, registerEndpoint } from '../../kernel/http/register-endpoint.ts';
import { createStreamSlots } from '../../kernel/http/stream-slots.ts';
import { endOfSetupLink, type FirstAdminDeps, setUpFirstAdmin } from './first-admin.service.ts';
import { confirmIdentity, type ProofDeps } from './proof/confirm-identity.ts';
import { makeCodes, useCode } from './recovery-codes.ts';
import * as service from './session.service.ts';
import { createStandings } from './standings.ts';

interface Deps extends HttpDeps {
  firstAdmin: FirstAdminDeps;
  session: service.SessionDeps;
  proof: ProofDeps;
  pools: { background: Sql };
  now(): Date;
}

export function sessionRoutes(app: FastifyInstance, deps: Deps): void {
  const { session } = deps;
  const { sql } = session;

  setupRoutes(app, deps);
  registerEndpoint(app, deps, getSession, { limit: 'staff', isActivity: false }, ({ principal }) =>
    service.getSessionInfo(session, principal),
  );

  registerEndpoint(app, deps, reportActivity, { limit: 'staff', isActivity: false }, ({ principal }) =>
    service.reportActivity(session, principal),
  );

  followRoute(app, deps, deps.pools.background);
  registerEndpoint(app, deps, setOwnName, { limit: 'staff' }, async ({ input, principal, request }) => ({
    name: await service.setOwnName(session, principal, input.body.name, clientAddress(request)),
  }));

  registerEndpoint(app, deps, listSessions, { limit: 'staff' }, async ({ principal }) => ({
    sessions: await service.listSessions(session, principal),
  }));

  registerEndpoint(app, deps, endSessions, { limit: 'staff' }, async ({ principal, request, reply }) => {
    const ended = await service.endAllSessions(session, principal, clientAddress(request));
    reply.headers(clearSiteData);
    return { ended };
  });

  registerEndpoint(app, deps, endSession, { limit: 'staff' }, async ({ input, principal, request, reply }) => {
    const { id } = input.params;
    const ended = await service.endOneSession(session, principal, id, clientAddress(request));
    if (id.toLowerCase() === principal.sessionId) reply.headers(clearSiteData);
    return { ended };
  });

  registerEndpoint(app, deps, confirmIdentityEndpoint, { limit: 'staff' }, async ({ input, principal, request }) => {
    await confirmIdentity(deps.proof, principal, input.body, request);
    return {};
  });

  registerEndpoint(app, deps, makeRecoveryCodes, { limit: 'staff' }, async ({ principal, request }) => ({
    codes: await makeCodes(sql, principal, clientAddress(request)),
  }));

  registerEndpoint(app, deps, useRecoveryCode, { limit: 'staff' }, async ({ input, principal, request }) => ({
    codesLeft: await useCode(sql, principal, input.body.code, clientAddress(request)),
  }));
}

function setupRoutes(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, deps, setupFirstAdmin, { limit: 'setup' }, async ({ input }) => {
    const { token, email, password } = input.body;
    await setUpFirstAdmin(deps.firstAdmin, token, email, password, deps.now());
    return { email };
  });

  registerEndpoint(app, deps, checkSetupLink, { limit: 'setup' }, async ({ input }) => ({
    end: await endOfSetupLink(deps.session.sql, input.body.token, deps.now()),
  }));
}

/** Tabs that are looked at, of one person, of one address and of all. */
const screens = { streamsPerVisitor: 20, streamsPerAddress: 200, streamsPerProcess: 1_000 };

function followRoute(app: FastifyInstance, deps: HttpDeps, sql: Sql): void {
  const slots = createStreamSlots(screens);
  const standings = createStandings(sql);
  app.addHook('preClose', async () => standings.close());
  const options = { limit: 'staff', isActivity: false } as const;
  registerEndpoint(app, deps, followSession, options, async ({ principal, request, reply, signal }) => {
    // Its answer has no body that could end.
    if (request.method === 'HEAD') return reply.send();
    const release = slots.take(principal.userId, addressGroup(request.ip));
    signal.addEventListener('abort', release, { once: true });
    if (signal.aborted) release();
    return sendEventStream(reply, (send) => standings.follow(principal, signal, send));
  });
}
