import { inTransaction } from '@rxweb/platform/sql/transaction';
import type { FastifyInstance } from 'fastify';
import type { Core } from '../../core/core.ts';
import { requireAccount } from '../admin/require-account.ts';
import { readAssurance } from '../assurance.ts';
import { AuthError } from '../auth-error.ts';
import { clientOf, requireUser } from '../callers.ts';
import { derivedKey } from '../derived-key.ts';
import { requireFreshProof } from '../fresh-proof.ts';
import { readBody } from '../read-body.ts';
import { type FactorRow, presentFactor } from '../users.ts';
import { challenge, challengeOrder } from './challenge.ts';
import { enroll, enrollment } from './enroll.ts';
import { findFactor, readFactorId, removeFactor, removeOwnFactor } from './factors.ts';
import { factorCode, verifyFactor } from './verify-factor.ts';

interface FactorPath {
  Params: { id: string };
}

export function registerFactorRoutes(app: FastifyInstance, core: Core): void {
  const factorKey = derivedKey(core.keys, 'totp secrets');
  const site = new URL(core.publicUrl).host;

  app.post('/factors', async (request) =>
    enroll({ core, factorKey, site }, await requireUser(core, request), readBody(enrollment, request)),
  );

  app.post<FactorPath>('/factors/:id/challenge', async (request) => {
    const caller = await requireUser(core, request);
    const factorId = readFactorId(request.params.id);
    readBody(challengeOrder, request);
    return challenge(core, caller, factorId, clientOf(request));
  });

  app.post<FactorPath>('/factors/:id/verify', async (request) => {
    const caller = await requireUser(core, request);
    const factorId = readFactorId(request.params.id);
    return verifyFactor({ core, factorKey }, caller, factorId, readBody(factorCode, request), clientOf(request));
  });

  app.delete<FactorPath>('/factors/:id', async (request) => {
    const caller = await requireUser(core, request);
    const factor = await findFactor(core.sql, caller.userId, readFactorId(request.params.id));
    const { aal } = await readAssurance(core, caller);
    if (factor.status === 'verified') {
      if (aal !== 'aal2') throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
      await requireFreshProof(core, caller);
    }
    await removeOwnFactor(core, factor, clientOf(request));
    return { id: factor.id };
  });
}

interface UserFactorPath {
  Params: { id: string; factorId: string };
}

/** For a lost factor. The caller checks the service key. */
export function registerAdminFactorRoutes(app: FastifyInstance, { sql }: Core): void {
  app.get<UserFactorPath>('/admin/users/:id/factors', async (request) => {
    const userId = await requireAccount(sql, request.params.id);
    const factors = await sql<FactorRow[]>`
      select * from auth.mfa_factors where user_id = ${userId} order by created_at`;
    return factors.map(presentFactor);
  });

  app.delete<UserFactorPath>('/admin/users/:id/factors/:factorId', async (request) => {
    const factor = await findFactor(
      sql,
      await requireAccount(sql, request.params.id),
      readFactorId(request.params.factorId),
    );
    await inTransaction(sql, (tx) => removeFactor(tx, factor));
    return presentFactor(factor);
  });
}
