import { inTransaction } from '@rxweb/platform/sql/transaction';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Core } from '../../core/core.ts';
import { requireAccount } from '../admin/require-account.ts';
import { readAssurance } from '../assurance.ts';
import { AuthError } from '../auth-error.ts';
import { clientOf, requireUser } from '../callers.ts';
import { requireFreshProof } from '../fresh-proof.ts';
import { removeFactor, removeOwnFactor } from '../mfa/factors.ts';
import { readBody } from '../read-body.ts';
import { signInAnswer } from './check-passkey.ts';
import { findPasskey, listPasskeys, presentPasskey, readPasskeyId } from './passkeys.ts';
import { finishRegistration, registrationAnswer, startRegistration } from './register-passkey.ts';
import { signInWithPasskey, startPasskeySignIn } from './sign-in-with-passkey.ts';

interface PasskeyPath {
  Params: { id: string };
}

const newName = z.strictObject({ friendly_name: z.string().trim().min(1).max(120) });

/** The calls that the official client makes for passkeys. */
export function registerPasskeyRoutes(app: FastifyInstance, core: Core): void {
  app.post('/passkeys/registration/options', async (request) =>
    startRegistration(core, await requireUser(core, request)),
  );
  app.post('/passkeys/registration/verify', async (request) =>
    finishRegistration(
      core,
      await requireUser(core, request),
      readBody(registrationAnswer, request),
      clientOf(request),
    ),
  );
  app.post('/passkeys/authentication/options', (request) => startPasskeySignIn(core, clientOf(request)));
  app.post('/passkeys/authentication/verify', (request) =>
    signInWithPasskey(core, readBody(signInAnswer, request), clientOf(request)),
  );

  app.get('/passkeys', async (request) => {
    const { userId } = await requireUser(core, request);
    return (await listPasskeys(core.sql, userId)).map(presentPasskey);
  });

  app.patch<PasskeyPath>('/passkeys/:id', async (request) => {
    const { userId } = await requireUser(core, request);
    const passkey = await findPasskey(core.sql, userId, readPasskeyId(request.params.id));
    const { friendly_name: name } = readBody(newName, request);
    const renamed = await core.sql`
      update auth.mfa_factors f set friendly_name = ${name}, updated_at = now() where id = ${passkey.id}
        and not exists (select from auth.mfa_factors o where o.user_id = ${userId} and o.friendly_name = ${name} and o.id <> f.id)`;
    if (renamed.count === 0) throw new AuthError(422, 'mfa_factor_name_conflict', 'Another factor has this name');
    return presentPasskey({ ...passkey, friendly_name: name });
  });

  app.delete<PasskeyPath>('/passkeys/:id', async (request, reply) => {
    const caller = await requireUser(core, request);
    const passkey = await findPasskey(core.sql, caller.userId, readPasskeyId(request.params.id));
    const { aal } = await readAssurance(core, caller);
    if (aal !== 'aal2') throw new AuthError(422, 'insufficient_aal', 'AAL2 required to remove a passkey');
    await requireFreshProof(core, caller);
    await removeOwnFactor(core, passkey, clientOf(request));
    return reply.code(204).send();
  });
}

interface UserPasskeyPath {
  Params: { id: string; passkeyId: string };
}

/** For a lost device. The caller checks the service key. */
export function registerAdminPasskeyRoutes(app: FastifyInstance, { sql }: Core): void {
  app.get<PasskeyPath>('/admin/users/:id/passkeys', async (request) =>
    (await listPasskeys(sql, await requireAccount(sql, request.params.id))).map(presentPasskey),
  );

  app.delete<UserPasskeyPath>('/admin/users/:id/passkeys/:passkeyId', async (request, reply) => {
    const { id, passkeyId } = request.params;
    const passkey = await findPasskey(sql, await requireAccount(sql, id), readPasskeyId(passkeyId));
    await inTransaction(sql, (tx) => removeFactor(tx, passkey));
    return reply.code(204).send();
  });
}
