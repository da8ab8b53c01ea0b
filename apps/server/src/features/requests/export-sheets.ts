import type { ExportSheet, NamesFiles } from '../../kernel/feature/feature.ts';

export const requestSheets: readonly ExportSheet[] = [
  {
    name: 'requests.csv',
    rows: (sql) => sql`
      select created_at as at, reference, kind, state, step, outcome, reason, name, phone as number, birth_date, language, consent_at,
        consent_words, details, due_at, starts_at as appointment, app.person_name(owner) as owner, identity_at,
        app.person_name(identity_by) as identity_by, conversation_id as conversation, closed_at
      from app.requests order by created_at, id`,
  },
  {
    name: 'requests-history.csv',
    rows: (sql) => sql`
      select r.reference, e.at, e.source, app.person_name(e.actor) as by, e.what, e.step, e.need, e.outcome, e.reason, e.template, e.text
      from app.request_events e join app.requests r on r.id = e.request_id order by e.request_id, e.id`,
  },
];

export const nameRequestFiles: NamesFiles = (sql) => sql`
  select f ->> 'bucket' as bucket, f ->> 'path' as file, f ->> 'name' as title, 'request ' || r.reference as of
  from app.requests r cross join jsonb_array_elements(r.files) f`;
