/** Bounds memory for texts that differ on every call. */
const mostNames = 5_000;

const names = new Map<string, string>();
let given = 0;

/** The name of the prepared statement for a text, the same on all connections; undefined when there are too many. */
export function nameStatement(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= mostNames) return undefined;
  const name = `s${++given}`;
  names.set(text, name);
  return name;
}

/** Lets the text get a new name. */
export function forgetStatement(text: string): void {
  names.delete(text);
}
