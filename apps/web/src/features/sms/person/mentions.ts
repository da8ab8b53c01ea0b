import type { Person } from '@rxweb/contracts/shared/staff-person';

/** At most eight. */
export function findStaff(staff: readonly Person[], query: string): Person[] {
  const wanted = query.toLowerCase();
  return staff.filter(({ name }) => name?.toLowerCase().includes(wanted)).slice(0, 8);
}

/** The ids of people mentioned as `@` and name; of several with one name, all. */
export function mentionedIn(text: string, staff: readonly Person[]): string[] {
  const said = mentionParts(text, staff).flatMap(({ words, isMention }) => (isMention ? [words.slice(1)] : []));
  const names = new Set(said.map((name) => name.toLowerCase()));
  return staff.filter(({ name }) => name && names.has(name.toLowerCase())).map(({ id }) => id);
}

/** The text in parts, those that mention one of the people apart. `end` counts from the beginning. */
export function mentionParts(
  text: string,
  people: readonly Person[],
): { words: string; end: number; isMention: boolean }[] {
  // Dana Okafor is not Dana.
  const names = people.flatMap(({ name }) => (name ? [name] : [])).sort((one, other) => other.length - one.length);
  if (names.length === 0) return [{ words: text, end: text.length, isMention: false }];
  const mention = new RegExp(`((?<=^|\\s)@(?:${names.map(escaped).join('|')})(?![\\p{L}\\p{N}]))`, 'iu');
  let end = 0;
  return text.split(mention).map((words, index) => {
    end += words.length;
    return { words, end, isMention: index % 2 === 1 };
  });
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
