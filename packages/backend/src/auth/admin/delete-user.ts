import { createHash } from 'node:crypto';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { z } from 'zod';
import type { Core } from '../../core/core.ts';
import { revokeTokens } from '../links/one-time-tokens.ts';
import { sayWhySessionsEnd } from '../sessions.ts';
import { lockUser } from '../users.ts';
import { userNotFound } from './user-fields.ts';

export const deleteOptions = z.strictObject({ should_soft_delete: z.boolean().nullish() });

/** A soft delete keeps the row, without personal data. */
export async function deleteUser(
  { sql }: Core,
  id: string,
  { should_soft_delete: softly }: z.output<typeof deleteOptions>,
): Promise<void> {
  await inTransaction(sql, async (tx) => {
    const user = await lockUser(tx, id);
    if (!user) throw userNotFound();
    if (!softly) {
      await tx`delete from auth.users where id = ${id}`;
      return;
    }
    const emailHash = createHash('sha256')
      .update(`${id}${user.email ?? ''}`)
      .digest('base64url');
    await sayWhySessionsEnd(tx, 'account deleted');
    await tx`delete from auth.sessions where user_id = ${id}`;
    await revokeTokens(tx, id);
    await tx`delete from auth.identities where user_id = ${id}`;
    await tx`
      update auth.users set deleted_at = now(), updated_at = now(), email = ${emailHash}, encrypted_password = '',
        raw_user_meta_data = '{}', raw_app_meta_data = '{}' where id = ${id}`;
  });
}
