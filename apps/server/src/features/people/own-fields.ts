import type { NameSource } from '@rxweb/contracts/people';
import type { Language } from '@rxweb/contracts/shared/language';
import type { AnySql, TransactionSql } from '@rxweb/platform/sql/sql';

/** What a contact says by itself, whatever it was merged into. */
export interface OwnFields {
  name: string | null;
  nameSource: NameSource | null;
  language: Language | null;
  languageSource: 'staff' | 'learned' | null;
  spokenLanguage: string | null;
  needsInterpreter: boolean;
  [key: string]: string | boolean | null;
}

/** Locks a contact with all that were merged into it; returns their ids. */
export async function lockContact(tx: TransactionSql, root: string): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`select id from app.people where root_id = ${root} order by id for update`;
  return rows.map(({ id }) => id);
}

export async function ownFields(sql: AnySql, ids: readonly string[]): Promise<Record<string, OwnFields>> {
  const rows = await sql<{ id: string; own: OwnFields }[]>`
    select id, jsonb_build_object('name', name, 'nameSource', name_source, 'language', language, 'languageSource', language_source,
      'spokenLanguage', spoken_language, 'needsInterpreter', needs_interpreter) as own
    from app.people where id = any (${[...ids]}::uuid[])`;
  return Object.fromEntries(rows.map(({ id, own }) => [id, own]));
}

export interface StaffFields {
  /** Null: what the person said counts. */
  name: string | null;
  language: Language | null;
  spokenLanguage: string | null;
  needsInterpreter: boolean;
}

/** What staff wrote of a person, in all that was merged into one contact and in the inbox of its numbers. Both are locked. */
export async function writeStaffFields(tx: TransactionSql, ids: readonly string[], fields: StaffFields): Promise<void> {
  const { name, language, spokenLanguage, needsInterpreter } = fields;
  const members = tx`any (${[...ids]}::uuid[])`;
  await tx`
    update public.sms_people s set name = ${name}, language = ${language}, version = s.version + 1
    from unnest(${[...ids]}::uuid[]) member cross join lateral app.person_threads(member) thread
    where s.id = thread and (s.name, s.language) is distinct from (${name}::text, ${language}::text)`;
  await tx`select app.write_person(id, ${name}, ${language}) from unnest(${[...ids]}::uuid[]) id`;
  await tx`
    update app.people set spoken_language = ${spokenLanguage}, needs_interpreter = ${needsInterpreter}, edited_at = clock_timestamp()
    where id = ${members}`;
}

interface Restore {
  before: OwnFields | undefined;
  now: OwnFields | undefined;
  /** Of the contact it was part of. */
  shared: OwnFields | undefined;
}

/** Puts back what came from the contact it was part of. What was changed of it alone since stays. */
export async function restoreOwn(tx: TransactionSql, id: string, { before, now, shared }: Restore): Promise<void> {
  if (!before || !now || !shared) return;
  const restored = { ...now };
  const cameAlong = (field: keyof OwnFields) => now[field] !== before[field] && now[field] === shared[field];
  const isNamed = cameAlong('name') || cameAlong('nameSource');
  if (isNamed) Object.assign(restored, { name: before.name, nameSource: before.nameSource });
  if (cameAlong('language') || cameAlong('languageSource'))
    Object.assign(restored, { language: before.language, languageSource: before.languageSource });
  if (cameAlong('spokenLanguage')) restored.spokenLanguage = before.spokenLanguage;
  if (cameAlong('needsInterpreter')) restored.needsInterpreter = before.needsInterpreter;
  if (JSON.stringify(restored) === JSON.stringify(now)) return;
  const ofStaff = {
    name: restored.nameSource === 'staff' ? restored.name : null,
    language: restored.languageSource === 'staff' ? restored.language : null,
  };
  await writeStaffFields(tx, [id], {
    ...ofStaff,
    spokenLanguage: restored.spokenLanguage,
    needsInterpreter: restored.needsInterpreter,
  });
  await tx`
    update app.people set name = ${restored.name}, name_source = ${restored.nameSource}, language = ${restored.language},
      language_source = ${restored.languageSource}
    where id = ${id}`;
}
