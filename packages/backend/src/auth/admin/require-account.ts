import type { AnySql } from '@rxweb/platform/sql/sql';
import { findUser } from '../users.ts';
import { readUserId, userNotFound } from './user-fields.ts';

/** The id in an administrator's path. Throws 404 `user_not_found` for an account that doesn't exist. */
export async function requireAccount(sql: AnySql, text: string): Promise<string> {
  const id = readUserId(text);
  if (!(await findUser(sql, id))) throw userNotFound();
  return id;
}
