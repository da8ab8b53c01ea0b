import { smsPicturesBucket } from '@rxweb/contracts/sms/messages';
import { buckets } from '@rxweb/contracts/uploads';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { eraseConversation } from '../../features/chat/erase-conversation.ts';
import { type EraseDeps, eraseFiles } from '../../kernel/files/erase-files.ts';
import type { Found } from './find-person.ts';

/**
 * Erases what was found: files first, then rows, so that one that is broken off is finished by doing it again. The log has its row before
 * anything goes. Of somebody who wants no texts that wish stays, with the number and nothing else: the law asks for it.
 */
export async function erasePerson(deps: EraseDeps, target: string, found: Found): Promise<void> {
  const { sql } = deps;
  const { conversations, unsent, texting, cases } = found;
  const counts = `conversations ${conversations.length}, texts ${texting?.messages ?? 0}, cases ${cases.length}`;
  await sql`select app.note_audit('person_erased', 'ok', null, ${target}, ${counts})`;
  for (const id of conversations) await eraseConversation(deps, id);
  await eraseFiles(deps, unsent);
  for (const { id, documents } of cases) await eraseCase(deps, id, documents);
  if (texting) await eraseTexting(deps, texting);
}

async function eraseCase(deps: EraseDeps, id: string, documents: readonly string[]): Promise<void> {
  await eraseFiles(
    deps,
    documents.map((path) => ({ bucket: buckets.general, path })),
  );
  await inTransaction(deps.sql, async (sql) => {
    for (const table of ['dme_shoe_documents', 'dme_shoe_notes', 'dme_shoe_changes'])
      await sql`delete from public.${sql(table)} where case_id = ${id}`;
    await sql`delete from public.dme_shoe_cases where id = ${id}`;
  });
}

async function eraseTexting(deps: EraseDeps, { person, pictures, hasOptedOut }: NonNullable<Found['texting']>) {
  await eraseFiles(
    deps,
    pictures.map((path) => ({ bucket: smsPicturesBucket, path })),
  );
  await inTransaction(deps.sql, async (sql) => {
    // As whoever writes a message does first: nothing comes in between.
    await sql`select from public.sms_people where id = ${person} for update`;
    await sql`delete from app.sms_callbacks where sid in (select sid from public.messages where person_id = ${person})`;
    await sql`delete from public.messages where person_id = ${person}`;
    for (const table of ['sms_notes', 'sms_presence'])
      await sql`delete from app.${sql(table)} where person_id = ${person}`;
    if (hasOptedOut) {
      await sql`update public.sms_people set name = null, language = null, assigned_to = null, opted_out_words = null, wish_message_id = null,
        consent_on = null, consent_how = null, consent_note = null, consent_by = null, version = version + 1 where id = ${person}`;
      return;
    }
    await sql`delete from app.sms_opt_outs where person_id = ${person}`;
    await sql`delete from public.sms_people where id = ${person}`;
  });
}
