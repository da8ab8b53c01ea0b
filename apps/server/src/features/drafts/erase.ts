import type { Sql } from '@rxweb/platform/sql/sql';
import { type EraseFinding, type EraseRule, isRow, type Subject } from '../../kernel/feature/erase-rule.ts';

interface Found extends EraseFinding {
  drafts: readonly { userId: string; place: string }[];
}

/** What staff typed about a person and have not saved: all drafts that name the number, the inbox's person, or the case. */
export const draftsErase: EraseRule<Found> = {
  order: 4,
  counted: 'drafts',

  async find(sql, subject) {
    const drafts = await findDrafts(sql, subject);
    if (drafts.length === 0) return null;
    const lines = [`Drafts of staff: ${drafts.length}`];
    return { lines, target: null, count: drafts.length, isErasable: true, keepUntil: null, drafts };
  },

  async erase({ sql }, { drafts }) {
    for (const { userId, place } of drafts)
      await sql`delete from app.drafts where user_id = ${userId} and place = ${place}`;
  },
};

async function findDrafts(sql: Sql, subject: Subject) {
  if ('conversation' in subject || 'sharedPhone' in subject) return [];
  if ('shoeCase' in subject || isRow(subject)) {
    const [id = ''] = Object.values(subject);
    return sql<{ userId: string; place: string }[]>`
      select user_id as "userId", place from app.drafts where position(${id} in place) > 0`;
  }
  // Written in any way, with anything between the digits.
  return sql<{ userId: string; place: string }[]>`
    select user_id as "userId", place from app.drafts
    where position(right(${subject.phone}, 10) in regexp_replace(place || ' ' || text, '\\D', '', 'g')) > 0
      or place in (select 'sms-note:' || p.id from public.sms_people p where p.phone = ${subject.phone})`;
}
