import { smsPicturesBucket } from '@rxweb/contracts/sms/messages';
import type { ExportSheet, NamesFiles } from '../../kernel/feature/feature.ts';

export const smsSheets: readonly ExportSheet[] = [
  {
    name: 'texts.csv',
    rows: (sql) => sql`
      select m.created_at as at, p.phone as number, p.name, m.direction, m.status, m.body as text, app.person_name(m.sent_by) as sent_by
      from public.messages m join public.sms_people p on p.id = m.person_id
      order by p.phone, m.created_at, m.id`,
  },
  {
    name: 'texts-people.csv',
    rows: (sql) => sql`
      select phone as number, name, language, opted_out_at, opted_out_how, consent_on, consent_how, consent_note, is_done, snoozed_until,
        (select string_agg(l.name, ', ' order by l.position) from app.sms_person_labels pl join app.sms_labels l on l.id = pl.label_id
          where pl.person_id = p.id) as labels
      from public.sms_people p order by phone`,
  },
  {
    name: 'texts-consents.csv',
    rows: (sql) => sql`
      select phone as number, purpose, channel, words, words_version, language, how, note, app.person_name(by_id) as by, asked_at, confirmed_at,
        withdrawn_at, withdrawn_how
      from app.text_consents order by phone, asked_at, id`,
  },
  {
    name: 'texts-notes.csv',
    rows: (sql) => sql`
      select n.at, p.phone as number, p.name, app.person_name(n.by_id) as by, n.text
      from app.sms_notes n join public.sms_people p on p.id = n.person_id
      order by p.phone, n.at, n.id`,
  },
  {
    name: 'texts-alarms.csv',
    rows: (sql) => sql`
      select a.at, p.phone as number, p.name, a.level, a.kind, m.body as text, reply.body as reply, a.no_reply, a.notice_id is not null as was_noticed,
        a.no_notice, a.closed_at, app.person_name(a.closed_by) as closed_by, a.done
      from app.sms_alarms a join public.sms_people p on p.id = a.person_id join public.messages m on m.id = a.message_id
      left join public.messages reply on reply.id = a.reply_id
      order by a.at, a.id`,
  },
];

/** Pictures by phone number. */
export const namePictures: NamesFiles = (sql) => sql`
  select ${smsPicturesBucket} as bucket, s.object_name as file, null as title, 'text with ' || p.phone as of
  from app.sms_pictures s join public.messages m on m.id = s.message_id join public.sms_people p on p.id = m.person_id
  where s.object_name is not null`;
