import { removeStored } from '@rxweb/backend';
import { uuidPattern } from '@rxweb/contracts/shared/uuid';
import { parsePhoneNumber } from '@rxweb/domain/text/phone-number';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { Config } from '../../config/config.ts';
import { type EraseFinding, type EraseRule, isRow, type WholeSubject } from '../../kernel/feature/erase-rule.ts';
import { subjectsOf } from '../../kernel/feature/person-subjects.ts';
import type { EraseDeps } from '../../kernel/files/erase-files.ts';
import { features } from '../../program/features.ts';
import type { CommandIo, WithDatabase } from '../command.ts';
import { serviceOf } from '../service-of.ts';

const usage = `Usage: npm run -s rx -- erase --person ID | --phone NUMBER | --conversation ID | --case ID
         [--yes] [--before-its-time]

  Lists the data kept about a person; with --yes, erases it, rows and files. RxWeb may be running. The audit log records the erasure.
  --person        a contact with all its numbers, and all that is kept under them; cases that must still be retained stay, and so does
                  what another contact with the same number left
  --phone         texts with a number, and chat conversations in which it was left; lists its cases, which you erase one by one
  --conversation  this conversation and all others from the same browser
  --case          one case of therapeutic shoes; --before-its-time: even before its retention period ends
  Backups keep their data until they are rotated out. Erase what the SMS carrier keeps in your account there.
`;

const exitCodes = { done: 0, refused: 1, usage: 64 } as const;
const uuid = new RegExp(`^${uuidPattern}$`);

const rules: readonly EraseRule[] = features
  .flatMap(({ erase }): EraseRule[] => (erase ? [erase] : []))
  .sort((one, other) => one.order - other.order);

interface Found {
  rule: EraseRule;
  finding: EraseFinding;
}

/** Shows or erases a person's data. Returns the exit code: 1 if papers must still be retained. */
export async function runErase(
  words: readonly string[],
  config: Config,
  io: CommandIo,
  withDatabase: WithDatabase,
): Promise<number> {
  const flags = new Set(words.slice(2));
  const subject = readSubject(words, config.sms.countryCodes);
  if (!subject || [...flags].some((flag) => flag !== '--yes' && flag !== '--before-its-time')) {
    io.stderr.write(usage);
    return exitCodes.usage;
  }
  return withDatabase(config, async (sql) => {
    const found = await findAll(sql, subject);
    for (const { finding } of found) for (const line of finding.lines) io.stdout.write(`${line}\n`);
    const mayErase = ({ finding }: Found) =>
      !('person' in subject) || finding.keepUntil === null || flags.has('--before-its-time');
    const erasable = found.filter((one) => one.finding.isErasable && mayErase(one));
    if (erasable.length === 0) return exitCodes.done;
    const kept = erasable.find(({ finding }) => finding.keepUntil !== null);
    if (kept && !flags.has('--before-its-time')) {
      io.stdout.write(
        `Its records must be kept until ${kept.finding.keepUntil}. Nothing was erased. See --before-its-time.\n`,
      );
      return exitCodes.refused;
    }
    if (!flags.has('--yes')) {
      io.stdout.write('Nothing was erased. Add --yes to erase it.\n');
      return exitCodes.done;
    }
    await eraseAll({ sql, supabase: filesOf(config, sql) }, erasable);
    io.stdout.write('Erased.\n');
    return exitCodes.done;
  });
}

function readSubject([flag, value = '']: readonly string[], countryCodes: readonly string[]): WholeSubject | null {
  if (flag === '--phone') {
    const phone = parsePhoneNumber(value, countryCodes);
    return phone === null ? null : { phone };
  }
  if (!uuid.test(value)) return null;
  if (flag === '--person') return { person: value };
  if (flag === '--conversation') return { conversation: value };
  return flag === '--case' ? { shoeCase: value } : null;
}

/** A rule's findings together, so that contacts go last. */
async function findAll(sql: Sql, subject: WholeSubject): Promise<Found[]> {
  const parts = await subjectsOf(sql, subject);
  const found: Found[] = [];
  for (const rule of rules)
    for (const part of parts) {
      const finding = await rule.find(sql, part);
      // Of a person, cases are parts of their own, so a number doesn't list them.
      if (finding && (finding.isErasable || !('person' in subject) || isRow(part))) found.push({ rule, finding });
    }
  return found;
}

/** Audit first. Stops at the first failure; a repeat finishes. */
async function eraseAll(deps: EraseDeps, found: readonly Found[]): Promise<void> {
  const target = found.findLast(({ finding }) => finding.target !== null)?.finding.target ?? '';
  const countOf = (rule: EraseRule) => found.reduce((sum, one) => sum + (one.rule === rule ? one.finding.count : 0), 0);
  const counts = rules.map((rule) => `${rule.counted} ${countOf(rule)}`).join(', ');
  await deps.sql`select app.note_audit('person_erased', 'ok', null, ${target}, ${counts})`;
  for (const { rule, finding } of found) await rule.erase(deps, finding);
}

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
