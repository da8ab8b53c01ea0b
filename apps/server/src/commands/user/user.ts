import { openAuthService } from '@rxweb/backend';
import type { Sql } from '@rxweb/platform/sql/sql';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Config } from '../../config/config.ts';
import { carryOut, type OperatorDeps, OrderRefused, readOrder } from '../../features/users/operator/operator.ts';
import { AppError } from '../../kernel/errors/app-error.ts';
import { createLog } from '../../kernel/log/describe-error.ts';
import type { CommandIo, WithDatabase } from '../command.ts';
import { serviceOf } from '../service-of.ts';

const usage = `Usage: npm run -s rx -- user list
       npm run -s rx -- user add EMAIL --role employee|pharmacist|admin --reason TEXT
       npm run -s rx -- user reset-password EMAIL --reason TEXT
       npm run -s rx -- user remove-second-factor EMAIL --reason TEXT
       npm run -s rx -- user unblock EMAIL --reason TEXT
       npm run -s rx -- user set-role EMAIL --role employee|pharmacist|admin --reason TEXT

  Manages accounts when no administrator can sign in. RxWeb may be running; changes apply at once.
  add             prints a link that works once, with which the person chooses a password
  reset-password  ends the old password and all sessions, and prints a link to choose a new password
  unblock         lifts a block, and the wait after too many tries
  The audit log records each command, the user of this machine, and the reason. docs/operating.md says what to do when the only
  administrator lost password, phone and recovery codes.
`;

const exitCodes = { done: 0, refused: 1, usage: 64 } as const;

/** Returns the exit code. */
export async function runUser(
  words: readonly string[],
  config: Config,
  io: CommandIo,
  withDatabase: WithDatabase,
): Promise<number> {
  const order = readOrder(words);
  if (!order) {
    io.stderr.write(usage);
    return exitCodes.usage;
  }
  try {
    return await withDatabase(config, async (sql) => {
      const withAuth: OperatorDeps['withAuth'] = (work) => withAuthService(sql, config, work);
      const { publicUrl, supabase } = config;
      const lines = await carryOut({ sql, publicUrl, isEmbedded: !supabase, withAuth }, order);
      io.stdout.write(`${lines.join('\n')}\n`);
      return exitCodes.done;
    });
  } catch (error) {
    if (!(error instanceof OrderRefused || error instanceof AppError)) throw error;
    io.stderr.write(`${error.message}\n`);
    return exitCodes.refused;
  }
}

async function withAuthService<T>(
  sql: Sql,
  config: Config,
  work: (supabase: SupabaseClient) => Promise<T>,
): Promise<T> {
  if (config.supabase) return work(serviceOf(config.supabase));
  const publicUrl = `${config.publicUrl}/backend`;
  const service = await openAuthService({
    sql,
    dataDir: config.dataDir,
    publicUrl,
    log: createLog('warn', process.stderr),
  });
  try {
    return await work(
      createClient(publicUrl, service.serviceRoleKey, {
        auth: { persistSession: false },
        global: { fetch: service.fetch },
      }),
    );
  } finally {
    await service.close();
  }
}
