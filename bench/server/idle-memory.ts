import { setTimeout as wait } from 'node:timers/promises';
import type { Product } from '../systems/product.ts';
import { asUser, signIn } from '../systems/system.ts';
import { call } from '../tools/http-call.ts';
import { pssBytes, sumOf } from '../tools/processes.ts';

/** Longer than the program keeps idle connections. */
const settleMs = 15_000;
const signIns = 5;
const reads = 200;

export interface IdleMemory {
  appMb: number;
  databaseMb: number;
}

/** Proportional memory of the program and of the database, some time after the last request. */
export async function measureIdle(product: Product): Promise<IdleMemory> {
  await wait(settleMs);
  const [app = 0, ...database] = await product.processes();
  return { appMb: (await pssBytes(app)) / 1e6, databaseMb: (await sumOf(database, pssBytes)) / 1e6 };
}

/** What a morning does: people sign in and read. */
export async function useForAWhile(product: Product): Promise<void> {
  for (let count = 0; count < signIns; count++) await signIn(product);
  const headers = asUser(product, await signIn(product));
  for (let count = 0; count < reads; count++)
    await call(`${product.url}/rest/v1/messages?select=*&order=created_at.desc&limit=200`, { headers });
}
