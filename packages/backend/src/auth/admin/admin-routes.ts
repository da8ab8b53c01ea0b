import type { FastifyInstance } from 'fastify';
import type { Core } from '../../core/core.ts';
import { requireService } from '../callers.ts';
import { generateLink, linkOrder } from '../links/generate-link.ts';
import { invitation, invite } from '../links/invite.ts';
import type { Links } from '../links/links.ts';
import { registerAdminFactorRoutes } from '../mfa/factor-routes.ts';
import { registerAdminPasskeyRoutes } from '../passkeys/passkey-routes.ts';
import type { Passwords } from '../passwords.ts';
import { readBody } from '../read-body.ts';
import { findUser, presentOneUser } from '../users.ts';
import { createUser } from './create-user.ts';
import { deleteOptions, deleteUser } from './delete-user.ts';
import { listUsers } from './list-users.ts';
import { updateUser } from './update-user.ts';
import { newUserFields, readUserId, userFields, userNotFound } from './user-fields.ts';

interface RedirectPath {
  Querystring: { redirect_to?: unknown };
}

interface UserPath {
  Params: { id: string };
}

/** Every route requires the service key. */
export async function registerAdminRoutes(
  app: FastifyInstance,
  core: Core,
  passwords: Passwords,
  links: Links,
): Promise<void> {
  app.addHook('preHandler', (request) => requireService(core, request));

  app.get('/admin/users', async (request, reply) => {
    const { users, total, link } = await listUsers(core, request.query);
    return reply.header('x-total-count', String(total)).header('link', link).send({ users, aud: 'authenticated' });
  });

  app.post('/admin/users', (request) => createUser(core, passwords, readBody(newUserFields, request)));

  registerAdminFactorRoutes(app, core);
  registerAdminPasskeyRoutes(app, core);

  app.post<RedirectPath>('/invite', (request) =>
    invite(core, passwords, links, readBody(invitation, request), request.query.redirect_to),
  );

  app.post<RedirectPath>('/admin/generate_link', (request) =>
    generateLink(core, passwords, links, readBody(linkOrder, request), request.query.redirect_to),
  );

  app.get<UserPath>('/admin/users/:id', async (request) => {
    const user = await findUser(core.sql, readUserId(request.params.id));
    if (!user) throw userNotFound();
    return presentOneUser(core.sql, user);
  });

  app.put<UserPath>('/admin/users/:id', (request) =>
    updateUser(core, passwords, readUserId(request.params.id), readBody(userFields, request)),
  );

  app.delete<UserPath>('/admin/users/:id', async (request) => {
    await deleteUser(core, readUserId(request.params.id), readBody(deleteOptions, request));
    return {};
  });
}
