import type { Person } from '@rxweb/contracts/shared/staff-person';

/** At most eight. */
export function findStaff(staff: readonly Person[], query: string): Person[] {
  const wanted = query.toLowerCase();
  return staff.filter(({ email }) => email?.toLowerCase().includes(wanted)).slice(0, 8);
}

/** The ids of people mentioned as `@` and email. */
export function mentionedIn(text: string, staff: readonly Person[]): string[] {
  const words = new Set(
    (text.toLowerCase().match(/(?<=^|\s)@\S+/g) ?? []).map((word) => word.slice(1).replace(/[.,;:!?)]+$/, '')),
  );
  return staff.filter(({ email }) => email && words.has(email.toLowerCase())).map(({ id }) => id);
}
