/** One difference between two documents. Absent values are undefined. */
export interface DocumentChange {
  /** Dotted, such as `store.name`. Lists of days are compared day by day: `store.closures.2026-11-27`. */
  path: string;
  before: unknown;
  after: unknown;
}

/** What differs between two JSON documents, in the order of their keys. */
export function changesBetween(before: unknown, after: unknown, path = '', depth = 3): DocumentChange[] {
  if (isSame(before, after)) return [];
  const [was, is] = [childrenOf(before), childrenOf(after)];
  if (depth === 0 || !was || !is) return [{ path, before, after }];
  return keysOf(was, is).flatMap((key) => changesBetween(was.get(key), is.get(key), joinPath(path, key), depth - 1));
}

export type Side = 'mine' | 'theirs';

export interface DocumentMerge<T> {
  document: T;
  /** Changed by one side only, and taken over. */
  onlyMine: readonly DocumentChange[];
  onlyTheirs: readonly DocumentChange[];
  /** Changed differently on both sides: `before` is theirs, `after` is mine. Without a choice theirs is taken. */
  conflicts: readonly DocumentChange[];
}

/** Three-way: both sides started from `base`. */
export function mergeDocuments<T>(
  base: T,
  mine: T,
  theirs: T,
  choices: ReadonlyMap<string, Side> = new Map(),
): DocumentMerge<T> {
  const found: Found = { onlyMine: [], onlyTheirs: [], conflicts: [] };
  const document = merge({ base, mine, theirs }, '', 3, choices, found) as T;
  return { document, ...found };
}

type Found = Record<'onlyMine' | 'onlyTheirs' | 'conflicts', DocumentChange[]>;
type Three = Record<'base' | Side, unknown>;

function merge(
  { base, mine, theirs }: Three,
  path: string,
  depth: number,
  choices: ReadonlyMap<string, Side>,
  found: Found,
): unknown {
  if (isSame(mine, theirs)) return theirs;
  if (isSame(base, mine)) {
    found.onlyTheirs.push(...changesBetween(base, theirs, path, depth));
    return theirs;
  }
  if (isSame(base, theirs)) {
    found.onlyMine.push(...changesBetween(base, mine, path, depth));
    return mine;
  }
  const [was, my, their] = [childrenOf(base) ?? new Map(), childrenOf(mine), childrenOf(theirs)];
  if (depth === 0 || !my || !their) {
    found.conflicts.push({ path, before: theirs, after: mine });
    return choices.get(path) === 'mine' ? mine : theirs;
  }
  const merged = keysOf(their, my).map((key): [string, unknown] => {
    const three = { base: was.get(key), mine: my.get(key), theirs: their.get(key) };
    return [key, merge(three, joinPath(path, key), depth - 1, choices, found)];
  });
  const present = merged.filter(([, value]) => value !== undefined);
  if (!Array.isArray(theirs)) return Object.fromEntries(present);
  return present.sort(([one], [other]) => one.localeCompare(other)).map(([, value]) => value);
}

/** Of an object, or of a list of days; null for anything else. */
function childrenOf(value: unknown): Map<string, unknown> | null {
  if (Array.isArray(value)) {
    const days = value.map((item): [string | null, unknown] => [dayOf(item), item]);
    const isByDay = days.every(([day]) => day !== null) && new Set(days.map(([day]) => day)).size === days.length;
    return isByDay ? new Map(days as [string, unknown][]) : null;
  }
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : null;
}

function dayOf(item: unknown): string | null {
  const day = typeof item === 'object' && item !== null && 'date' in item ? item.date : item;
  return typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) ? day : null;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const joinPath = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);

const keysOf = (one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>) => [
  ...new Set([...one.keys(), ...other.keys()]),
];
