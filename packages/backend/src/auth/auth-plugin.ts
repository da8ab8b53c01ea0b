import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Core } from '../core/core.ts';
import { registerAdminRoutes } from './admin/admin-routes.ts';
import { AuthError, signupDisabled } from './auth-error.ts';
import type { AuthOptions } from './auth-options.ts';
import { createBackgroundWork } from './background-work.ts';
import { clientOf, requireUser } from './callers.ts';
import { exchangeCode, pkceGrant } from './links/exchange-code.ts';
import { registerLinkRoutes } from './links/link-routes.ts';
import { createLinks, type Links } from './links/links.ts';
import { registerFactorRoutes } from './mfa/factor-routes.ts';
import { reauthenticate } from './new-password-proof.ts';
import { registerPasskeyRoutes } from './passkeys/passkey-routes.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { readBody, registerJsonBodies } from './read-body.ts';
import { refreshGrant, refreshSession } from './refresh-session.ts';
import { renewedProof, renewProof } from './renew-proof.ts';
import { sendAuthError } from './send-auth-error.ts';
import { signOut } from './sessions.ts';
import { health, settings } from './settings.ts';
import { passwordGrant, signInWithPassword } from './sign-in-with-password.ts';
import { ownChanges, updateOwnUser } from './update-own-user.ts';
import { findUser, presentOneUser } from './users.ts';

/** Serves `/auth/v1`: the calls to Supabase's auth server that its official client makes. */
export function authPlugin(core: Core, options: AuthOptions = {}): FastifyPluginAsync {
  const passwords = createPasswords(options.ownWords);
  const background = createBackgroundWork(core.log);
  const links = createLinks(core, options, background);
  return async (app) => {
    registerJsonBodies(app);
    app.setErrorHandler(sendAuthError);
    app.setNotFoundHandler(() => {
      throw new AuthError(404, 'not_found', 'There is no such call');
    });
    app.addHook(
      'onSend',
      async (_, reply) => void (reply.hasHeader('cache-control') || reply.header('cache-control', 'no-store')),
    );
    registerTokenRoute(app, core, passwords);
    registerUserRoutes(app, core, passwords, links);
    registerLinkRoutes(app, { core, links, background });
    registerFactorRoutes(app, core);
    registerPasskeyRoutes(app, core);
    registerPublicRoutes(app, core, links);
    refuseSignUps(app);
    app.register((child) => registerAdminRoutes(child, core, passwords, links));
    app.addHook('onClose', () => background.stop());
  };
}

interface TokenPath {
  Querystring: { grant_type?: string };
}

function registerTokenRoute(app: FastifyInstance, core: Core, passwords: Passwords): void {
  app.post<TokenPath>('/token', (request) => {
    switch (request.query.grant_type) {
      case 'password':
        return signInWithPassword(core, passwords, readBody(passwordGrant, request), clientOf(request));
      case 'pkce':
        return exchangeCode(core, readBody(pkceGrant, request), clientOf(request));
      case 'refresh_token':
        return refreshSession(core, readBody(refreshGrant, request), clientOf(request));
      default:
        throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
    }
  });
}

interface LogoutPath {
  Querystring: { scope?: string };
}

interface UserPath {
  Querystring: { redirect_to?: unknown };
}

function registerUserRoutes(app: FastifyInstance, core: Core, passwords: Passwords, links: Links): void {
  app.get('/user', async (request) => {
    const { userId } = await requireUser(core, request);
    const user = await findUser(core.sql, userId);
    if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
    return presentOneUser(core.sql, user);
  });

  app.put<UserPath>('/user', async (request) =>
    updateOwnUser({ core, passwords, links }, await requireUser(core, request), readBody(ownChanges, request), {
      redirectTo: request.query.redirect_to,
      client: clientOf(request),
    }),
  );

  app.get('/reauthenticate', async (request) => reauthenticate(core, links, await requireUser(core, request)));

  // For our own server only: the gate opens no such path to browsers.
  app.post('/reauthenticate', async (request) =>
    renewProof({ core, passwords }, await requireUser(core, request), readBody(renewedProof, request)),
  );

  app.post<LogoutPath>('/logout', async (request, reply) => {
    await signOut(core, await requireUser(core, request), request.query.scope, clientOf(request));
    return reply.code(204).send();
  });
}

function registerPublicRoutes(app: FastifyInstance, core: Core, { mailReachesPeople }: Links): void {
  app.get('/health', async () => health);
  app.get('/settings', async () => settings(core, mailReachesPeople));
  app.get('/.well-known/jwks.json', (_, reply) =>
    reply.header('cache-control', 'public, max-age=600').send({ keys: [core.keys.publicJwk] }),
  );
}

/** Only administrators create accounts, so every way to sign up is closed (security row A8). */
function refuseSignUps(app: FastifyInstance): void {
  const refuse = () => {
    throw signupDisabled();
  };
  for (const path of ['/signup', '/magiclink', '/sso']) app.post(path, refuse);
  app.get('/authorize', refuse);
}
