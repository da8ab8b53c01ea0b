import { removeStored } from '@rxweb/backend';
import { uuidPattern } from '@rxweb/contracts/shared/uuid';
import { parsePhoneNumber } from '@rxweb/domain/text/phone-number';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { Config } from '../../config/config.ts';
import type { EraseDeps } from '../../kernel/files/erase-files.ts';
import type { CommandIo, WithDatabase } from '../command.ts';
import { serviceOf } from '../service-of.ts';
import { erasePerson } from './erase-person.ts';
import { type Found, findPerson, type Whom } from './find-person.ts';

const usage = `Usage: npm run -s rx -- erase --phone NUMBER | --conversation ID | --case ID  [--yes] [--before-its-time]

  Lists the data kept about a person; with --yes, erases it, rows and files. RxWeb may be running. The audit log records the erasure.
  --phone         texts with a number, and chat conversations in which it was left; lists its cases, which you erase one by one
  --conversation  this conversation and all others from the same browser
  --case          one case of therapeutic shoes; --before-its-time: even before its retention period ends
  Backups keep their data until they are rotated out. Erase what the SMS carrier keeps in your account there.
`;

const exitCodes = { done: 0, refused: 1, usage: 64 } as const;
const uuid = new RegExp(`^${uuidPattern}$`);

/** Shows or erases what is kept of a person. Returns the exit code: 1 when papers still have to be kept. */
export async function runErase(
  words: readonly string[],
  config: Config,
  io: CommandIo,
  withDatabase: WithDatabase,
): Promise<number> {
  const flags = new Set(words.slice(2));
  const whom = readWhom(words, config.sms.countryCodes);
  if (!whom || [...flags].some((flag) => flag !== '--yes' && flag !== '--before-its-time')) {
    io.stderr.write(usage);
    return exitCodes.usage;
  }
  return withDatabase(config, async (sql) => {
    const found = await findPerson(sql, whom);
    for (const line of describe(found, whom)) io.stdout.write(`${line}\n`);
    if (isNothing(found, whom)) return exitCodes.done;
    const kept = 'shoeCase' in whom && found.cases.find(({ keepUntil }) => keepUntil !== null);
    if (kept && !flags.has('--before-its-time')) {
      io.stdout.write(`Its records must be kept until ${kept.keepUntil}. Nothing was erased. See --before-its-time.\n`);
      return exitCodes.refused;
    }
    if (!flags.has('--yes')) {
      io.stdout.write('Nothing was erased. Add --yes to erase it.\n');
      return exitCodes.done;
    }
    const erased = 'shoeCase' in whom ? found : { ...found, cases: [] };
    await erasePerson({ sql, supabase: filesOf(config, sql) }, targetOf(whom, found), erased);
    io.stdout.write('Erased.\n');
    return exitCodes.done;
  });
}

function readWhom([flag, value = '']: readonly string[], countryCodes: readonly string[]): Whom | null {
  if (flag === '--phone') {
    const phone = parsePhoneNumber(value, countryCodes);
    return phone === null ? null : { phone };
  }
  if (!uuid.test(value)) return null;
  if (flag === '--conversation') return { conversation: value };
  return flag === '--case' ? { shoeCase: value } : null;
}

function describe({ conversations, unsent, texting, cases }: Found, whom: Whom): string[] {
  const lines = [`Chat conversations: ${conversations.length}`];
  if (unsent.length > 0) lines.push(`Files uploaded from their browser: ${unsent.length}`);
  if (texting) {
    lines.push(`Texts: ${texting.messages}, with ${texting.pictures.length} pictures and ${texting.notes} staff notes`);
    if (texting.hasOptedOut) lines.push('This number opted out of texts. The opt-out stays, with only the number.');
  }
  for (const { id, documents, keepUntil } of cases) {
    const time = keepUntil ? `, records to be kept until ${keepUntil}` : '';
    lines.push(
      `Case ${id} with ${documents.length} documents${time}${'shoeCase' in whom ? '' : ' (stays: erase it with --case)'}`,
    );
  }
  return lines;
}

const isNothing = ({ conversations, unsent, texting, cases }: Found, whom: Whom): boolean =>
  conversations.length + unsent.length === 0 && !texting && (cases.length === 0 || !('shoeCase' in whom));

/** An id, never the number: the log outlives what is erased. */
function targetOf(whom: Whom, { texting, conversations }: Found): string {
  if ('shoeCase' in whom) return whom.shoeCase;
  return 'conversation' in whom ? whom.conversation : (texting?.person ?? conversations[0] ?? '');
}

/** The storage service as {@link EraseDeps} wants it: the files of this machine, or the service of a Supabase elsewhere. */
function filesOf({ supabase, dataDir }: Config, sql: Sql): EraseDeps['supabase'] {
  if (supabase) return serviceOf(supabase);
  const from = (bucket: string) => ({
    remove: (paths: string[]) =>
      removeStored({ sql, dataDir }, bucket, paths).then(
        () => ({ error: null }),
        (error: unknown) => ({ error }),
      ),
  });
  return { storage: { from } };
}
