import type { PersonListItem } from '@rxweb/contracts/people';
import type { AnySql, Fragment, Sql } from '@rxweb/platform/sql/sql';
import { contains, escapeLike } from '@rxweb/platform/text/escape-like';
import { type CursorField, cursorCodec, uuidField } from '../../kernel/lists/cursor.ts';
import { runSearch } from '../../kernel/lists/run-search.ts';
import type { Sight } from './sight.ts';

/** Any text, as base64url, since names have every sign. */
const textField: CursorField<string> = {
  pattern: '[A-Za-z0-9_-]{1,900}',
  read: (text) => Buffer.from(text, 'base64url').toString(),
};
const cursors = cursorCodec({ key: textField, id: uuidField });

interface Row extends PersonListItem {
  key: string;
}

export interface PeoplePage {
  people: PersonListItem[];
  next: string | null;
  isCut: boolean;
}

/** Each role has its own index. */
const isSeen = (sql: AnySql, { reach }: Sight): Fragment =>
  reach === 3
    ? sql`r.merged_into is null`
    : reach === 2
      ? sql`r.merged_into is null and r.shown_reach <= 2`
      : sql`r.merged_into is null and r.shown_reach <= 1`;

export const personColumns = (sql: AnySql, { reach }: Sight): Fragment => sql`
  r.id, r.shown_name as name, r.version,
  array(
    select p.phone from app.people m join app.person_phones p on p.person_id = m.id
    where m.root_id = r.id and p.reach <= ${reach} order by p.added_at, p.phone) as phones,
  (select m.language from app.people m where m.root_id = r.id and m.language is not null
    order by m.language_source = 'staff' desc, m.id <> r.id, m.created_at, m.id limit 1) as language`;

/** One page by name, those without a name last. */
export async function findPage(sql: Sql, sight: Sight, after: string | undefined, limit: number): Promise<PeoplePage> {
  const place = cursors.read(after, 'body.after');
  const rows = await sql<Row[]>`
    select ${personColumns(sql, sight)}, r.sort_key as key from app.people r
    where ${isSeen(sql, sight)} ${place ? sql`and (r.sort_key, r.id) > (${place.key}, ${place.id}::uuid)` : sql``}
    order by r.sort_key, r.id limit ${limit + 1}`;
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const key = last && Buffer.from(last.key).toString('base64url');
  return {
    people: shown.map(toItem),
    next: last && key && rows.length > limit ? cursors.write({ key, id: last.id }) : null,
    isCut: false,
  };
}

/** More matches of one kind than this are not sorted: staff type more. */
const mostMatches = 500;

/** Contacts by their names or numbers. All words have to be in one name; digits also find a number typed with separators. */
export async function searchPeople(sql: Sql, sight: Sight, text: string, limit: number): Promise<PeoplePage> {
  const rows = await runSearch(sql, (tx) => findMatches(tx, sight, text, limit + 1));
  return { people: rows.slice(0, limit).map(toItem), next: null, isCut: rows.length > limit };
}

function findMatches(tx: AnySql, sight: Sight, text: string, limit: number): Promise<Row[]> {
  const digits = /^[\d\s().+-]+$/.test(text) ? text.replace(/\D/g, '') : '';
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  const isLike = (word: string) => {
    if ([...word].length > 2) return tx`n.name_key like app.search_form(${contains(word)})`;
    return tx`(n.name_key like app.search_form(${`${escapeLike(word)}%`}) or n.name_key like app.search_form(${`% ${escapeLike(word)}%`}))`;
  };
  const matches =
    digits.length >= 3
      ? numbersWith(tx, sight, digits)
      : tx`select n.person_id from app.person_names n
          where n.source = any (${[...sight.names]}) ${words.map((word) => tx`and ${isLike(word)}`)} limit ${mostMatches}`;
  return tx<Row[]>`
    with found as materialized (${matches})
    select ${personColumns(tx, sight)}, r.sort_key as key from app.people r
    where r.id in (select m.root_id from found f join app.people m on m.id = f.person_id) and ${isSeen(tx, sight)}
    order by r.sort_key, r.id limit ${limit}`;
}

/** A whole number is looked up: numbers of one area share most of their trigrams. Else those that contain the digits. */
function numbersWith(tx: AnySql, { reach }: Sight, digits: string): Fragment {
  const seen = tx`select p.person_id from app.person_phones p where p.reach <= ${reach}`;
  const whole = tx`p.phone in (${`+${digits}`}, ${`+1${digits}`})`;
  if (digits.length < wholeDigits) return tx`${seen} and p.phone like ${`%${digits}%`} limit ${mostMatches}`;
  return tx`
    ${seen} and ${whole}
    union all
    (${seen} and p.phone like ${`%${digits}%`} and not exists (select from app.person_phones p where ${whole}) limit ${mostMatches})`;
}

const wholeDigits = 10;

function toItem({ key: _, ...item }: Row): PersonListItem {
  return item;
}
