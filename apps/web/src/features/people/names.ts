import type { PersonListItem } from '@rxweb/contracts/people';
import { noticeLanguages } from '@rxweb/domain/legal/notice-languages';
import { formatPhone } from '@rxweb/domain/text/format';

/** By name, else by number. */
export const nameOf = ({ name, phones: [phone] }: Pick<PersonListItem, 'name' | 'phones'>, noName: string) =>
  name ?? (phone === undefined ? noName : formatPhone(phone));

/** The names of two, with a number each if they are called the same. */
export function apart(one: PersonListItem, other: PersonListItem, noName: string): [string, string] {
  const [first, second] = [nameOf(one, noName), nameOf(other, noName)];
  if (first !== second) return [first, second];
  const numbered = ({ phones: [phone] }: PersonListItem) =>
    phone === undefined ? first : `${first} · ${formatPhone(phone)}`;
  return [numbered(one), numbered(other)];
}

/** A language by its own name, and in the page's language. */
export function languageName(tag: string, pageLanguage: string): string {
  const own = noticeLanguages.find((one) => one.tag === tag)?.name;
  const name = new Intl.DisplayNames([pageLanguage], { type: 'language', fallback: 'code' }).of(tag) ?? tag;
  return own === undefined || own.toLowerCase() === name.toLowerCase() ? name : `${name} (${own})`;
}
