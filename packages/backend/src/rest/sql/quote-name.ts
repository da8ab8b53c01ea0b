/** A name as SQL takes it whatever it is made of. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
