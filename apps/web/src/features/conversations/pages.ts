/** What was read of a list, page by page. */
export interface Pages<Item> {
  items: readonly Item[];
  /** Where the next page begins; null when there is none. */
  next: string | null;
  /** The first page alone was read. */
  isFirstOnly: boolean;
}

/** The first page was read anew. Of older ones what was read stays, but for what has come to the front or left it. */
export function withFirstPage<Item>(
  before: Pages<Item> | null,
  first: { items: readonly Item[]; next: string | null },
  idOf: (item: Item) => string,
): Pages<Item> {
  if (!before || before.isFirstOnly || first.next === null) return { ...first, isFirstOnly: true };
  const [ids, shown] = [new Set(first.items.map(idOf)), before.items.map(idOf)];
  const end = first.items.reduce((last, item) => Math.max(last, shown.indexOf(idOf(item))), -1);
  const older = before.items.slice(end + 1).filter((item) => !ids.has(idOf(item)));
  return { items: [...first.items, ...older], next: before.next, isFirstOnly: false };
}

/** A page that follows what is shown. */
export function withOlderPage<Item>(
  before: Pages<Item>,
  older: { items: readonly Item[]; next: string | null },
  idOf: (item: Item) => string,
): Pages<Item> {
  const shown = new Set(before.items.map(idOf));
  const added = older.items.filter((item) => !shown.has(idOf(item)));
  return { items: [...before.items, ...added], next: older.next, isFirstOnly: false };
}
