import type { AnySql, PendingQuery, Row } from '@rxweb/platform/sql/sql';

/** One file of an export: a row a line, headings as its columns are called. */
export interface Sheet {
  name: string;
  rows: (sql: AnySql) => PendingQuery<Row[]>;
}

/** What is kept of patients, as a person reads it. Who works here, sessions and the audit log are no part of it. */
export const sheets: readonly Sheet[] = [
  {
    name: 'texts.csv',
    rows: (sql) => sql`
      select m.created_at as at, p.phone as number, p.name, m.direction, m.status, m.body as text, u.email as sent_by
      from public.messages m join public.sms_people p on p.id = m.person_id left join auth.users u on u.id = m.sent_by
      order by p.phone, m.created_at, m.id`,
  },
  {
    name: 'texts-people.csv',
    rows: (sql) => sql`
      select phone as number, name, language, opted_out_at, opted_out_how, consent_on, consent_how, consent_note, is_done, snoozed_until
      from public.sms_people order by phone`,
  },
  {
    name: 'texts-notes.csv',
    rows: (sql) => sql`
      select n.at, p.phone as number, p.name, u.email as by, n.text
      from app.sms_notes n join public.sms_people p on p.id = n.person_id left join auth.users u on u.id = n.by_id
      order by p.phone, n.at, n.id`,
  },
  {
    name: 'chat.csv',
    rows: (sql) => sql`
      select conversation_id as conversation, created_at as at, question, answer, state, attachments as files
      from app.chat_turns order by conversation_id, id`,
  },
  {
    name: 'chat-messages-for-staff.csv',
    rows: (sql) => sql`
      select created_at as at, conversation_id as conversation, name, phone as number, message, language, answer_by, done_at
      from app.hand_offs order by created_at, id`,
  },
  {
    name: 'shoe-cases.csv',
    rows: (sql) => sql`
      select id as "case", patient_id, patient_name, patient_phone, diabetes_dx_date::text as diabetes_dx_date, shoe_size, status,
        delivered_on::text as delivered_on, billed_on::text as billed_on, next_deadline::text as next_deadline, missing, notes, checklist, details,
        created_at, updated_at
      from public.dme_shoe_cases order by patient_name, id`,
  },
  {
    name: 'shoe-notes.csv',
    rows: (sql) => sql`
      select n.case_id as "case", c.patient_name, n.at, u.email as by, n.text
      from public.dme_shoe_notes n join public.dme_shoe_cases c on c.id = n.case_id left join auth.users u on u.id = n.by_id
      order by c.patient_name, n.case_id, n.at`,
  },
];

export interface StoredFile {
  bucket: string;
  name: string;
  version: string | null;
  at: Date;
  size: number | null;
  /** What it is called by those who added it, and whose it is, where that is known. */
  title: string | null;
  of: string | null;
}

export const listStoredFiles = (sql: AnySql) => sql<StoredFile[]>`
  select o.bucket_id as bucket, o.name, o.version, o.created_at as at, (o.metadata ->> 'size')::bigint::float8 as size, d.name as title,
    coalesce('case ' || d.case_id, 'text with ' || p.phone) as of
  from storage.objects o
    left join public.dme_shoe_documents d on o.bucket_id = 'rxweb-uploads' and d.object_name = o.name
    left join app.sms_pictures s on o.bucket_id = 'sms-pictures' and s.object_name = o.name
    left join public.messages m on m.id = s.message_id
    left join public.sms_people p on p.id = m.person_id
  order by o.bucket_id, o.created_at, o.name`;
