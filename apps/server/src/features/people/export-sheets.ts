import type { ExportSheet } from '../../kernel/feature/feature.ts';

/** Each contact with the one it was merged into. */
export const peopleSheets: readonly ExportSheet[] = [
  {
    name: 'contacts.csv',
    rows: (sql) => sql`
      select m.root_id as contact, r.shown_name as contact_name, m.id, m.name, m.name_source, m.language, m.language_source, m.spoken_language,
        m.needs_interpreter, array(select phone from app.person_phones p where p.person_id = m.id order by phone) as numbers,
        array(select n.source || ': ' || n.name from app.person_names n where n.person_id = m.id order by n.first_at, n.source) as names,
        m.created_at, m.edited_at
      from app.people m join app.people r on r.id = m.root_id order by r.sort_key, r.id, m.created_at, m.id`,
  },
  {
    name: 'contacts-merges.csv',
    rows: (sql) => sql`
      select g.at, g.kept_id as kept, g.merged_id as merged, app.person_name(g.by_id) as by, g.undone_at, app.person_name(g.undone_by) as undone_by
      from app.person_merges g order by g.at, g.id`,
  },
  {
    name: 'contacts-parts.csv',
    rows: (sql) => sql`
      select l.at, l.from_id as taken_from, l.person_id as contact, l.phone, l.request_id as request, l.conversation_id as conversation,
        l.thread_id as thread, app.person_name(l.by_id) as by from app.person_parts l order by l.at, l.id`,
  },
  {
    name: 'contacts-cases.csv',
    rows: (sql) => sql`
      select l.at, l.case_id as case, l.person_id as contact, app.person_name(l.by_id) as by from app.person_cases l order by l.at, l.case_id`,
  },
];
