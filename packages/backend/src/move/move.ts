import { DatabaseError } from '@rxweb/platform/sql/errors';
import type { AnySql, ReservedSql } from '@rxweb/platform/sql/sql';
import type { TableName } from '../backup/manifest.ts';
import { useBackupFormat } from '../backup/rows.ts';
import { copyAccounts, findAccountGaps } from './accounts.ts';
import { copyBuckets } from './buckets.ts';
import { type Comparison, compareSides } from './compare.ts';
import { readFactors, writeFactors } from './factors.ts';
import { listFiles } from './file-rows.ts';
import { copyFiles } from './files.ts';
import { beginLedger, endLedger, readUnfinished } from './ledger.ts';
import type { MoveOptions, MovePlan } from './move-options.ts';
import { MoveRefused, type Side } from './side.ts';
import { type Survey, surveySource } from './survey.ts';
import { copySequences, copyTables, filledTables, sortTables } from './tables.ts';

export type { Comparison } from './compare.ts';
export { holdsDatabase, openEmbeddedSide } from './embedded-side.ts';
export { openHostedSide } from './hosted-side.ts';
export type { MoveOptions, MovePlan, MoveStep } from './move-options.ts';
export { MoveRefused, type Side } from './side.ts';
export type { Gaps, Survey } from './survey.ts';

/** What a move would do. Writes nothing. */
export async function surveyMove(
  from: Side,
  to: Side | null,
  plan: MovePlan,
): Promise<Survey & { isContinued: boolean }> {
  const isContinued = to !== null && (await assertFree(to, from, plan)) === 'continued';
  return reading(from, async (sql) => ({ ...(await surveySource(from, sql, plan)), isContinued }));
}

/**
 * Moves accounts, files and tables, in this order, and compares them. A second run continues. Only a target that proved equal counts as complete. Throws {@link MoveRefused}.
 */
export async function runMove(options: MoveOptions): Promise<Comparison> {
  const { from, to, plan, onProgress } = options;
  const state = await assertFree(to, from, plan);
  const target = await to.sql.reserve();
  try {
    await prepareTarget(target, to);
    if (state === 'empty') await beginLedger(target, from.identity);
    await reading(from, async (source) => {
      const gaps = await findAccountGaps(source);
      const { ours } = await sortTables(source, plan);
      await writing(target, () => writeAccounts(options, source, target, gaps));
      const files = await listFiles(source);
      await copyFiles({ from, to, onFile: (done, all) => onProgress('files', done, all) }, files);
      await writing(target, () => writeTables(options, source, target, ours));
    });
    const comparison = await reading(from, (source) => compareSides(options, source, target));
    if (comparison.differences.length === 0) {
      await endLedger(target);
      await target`analyze`;
    }
    return comparison;
  } finally {
    await target`rollback`.catch(() => undefined);
    await target`reset all`.catch(() => undefined);
    target.release();
  }
}

type Gaps = Awaited<ReturnType<typeof findAccountGaps>>;

async function writeAccounts({ from, to, onProgress }: MoveOptions, source: AnySql, target: AnySql, gaps: Gaps) {
  const count = await copyAccounts(source, target, to.kind, gaps);
  await writeFactors(target, to.factors, (await readFactors(source, from.factors)).factors);
  await copyBuckets(source, target);
  onProgress('accounts', count, count);
}

async function writeTables(
  { plan, onProgress }: MoveOptions,
  source: AnySql,
  target: AnySql,
  tables: readonly TableName[],
) {
  await copyTables(source, target, tables, (done) => onProgress('tables', done, tables.length));
  await copySequences(source, target, plan.schemas);
  await plan.seal(target);
}

/** One snapshot, in which nothing can be written. */
async function reading<T>(side: Side, work: (sql: AnySql) => Promise<T>): Promise<T> {
  const connection = await side.sql.reserve();
  try {
    await useBackupFormat(connection);
    await connection`begin isolation level repeatable read read only`;
    return await work(connection);
  } finally {
    await connection`rollback`.catch(() => undefined);
    await connection`reset all`.catch(() => undefined);
    connection.release();
  }
}

async function writing(connection: ReservedSql, work: () => Promise<void>): Promise<void> {
  await connection`begin`;
  await work();
  await connection`commit`;
}

/** Any number that no other lock uses. */
const moveLock = 7_219_384_503;

/** Rows went through triggers and foreign keys in the source, and must not go through them again: notes would be written twice. */
async function prepareTarget(connection: ReservedSql, to: Side): Promise<void> {
  await useBackupFormat(connection);
  const [lock] = await connection<{ isOurs: boolean }[]>`select pg_try_advisory_lock(${moveLock}) as "isOurs"`;
  if (!lock?.isOurs) throw new MoveRefused(`Another move into ${to.title} is running`);
  await connection`set session_replication_role = replica`.catch((error: unknown) => {
    if (!(error instanceof DatabaseError && error.code === '42501')) throw error;
    throw new MoveRefused(
      'The role of DATABASE_URL may not set session_replication_role: use the role postgres of the project',
    );
  });
}

/** Refuses a target with data, unless this move put it there. */
async function assertFree(to: Side, from: Side, plan: MovePlan): Promise<'empty' | 'continued'> {
  const unfinished = await readUnfinished(to.sql);
  if (unfinished === from.identity) return 'continued';
  if (unfinished !== null)
    throw new MoveRefused(`${to.title} holds an unfinished move from another source. Nothing was changed`);
  const { ours } = await sortTables(to.sql, plan);
  const filled = await filledTables(to.sql, [
    { schema: 'auth', name: 'users', columns: [] },
    { schema: 'storage', name: 'objects', columns: [] },
    ...ours,
  ]);
  const others = filled.filter((title) => !plan.seeded.includes(title));
  if (others.length === 0) return 'empty';
  throw new MoveRefused(`${to.title} already holds data (${others.slice(0, 5).join(', ')}). Nothing was changed`);
}
