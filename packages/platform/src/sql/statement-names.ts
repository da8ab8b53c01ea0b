/** A text that names a value, not a place for one, is another each time: too many of them are not worth keeping. */
const mostNames = 5_000;

const names = new Map<string, string>();
let given = 0;

/** The same name for the same text, on all connections; undefined when there are too many. */
export function nameStatement(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= mostNames) return undefined;
  const name = `s${++given}`;
  names.set(text, name);
  return name;
}

/** Gives the text another name from now on. */
export function forgetStatement(text: string): void {
  names.delete(text);
}
