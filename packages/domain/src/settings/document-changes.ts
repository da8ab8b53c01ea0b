/** One difference between two documents. Absent values are undefined. */
export interface DocumentChange {
  /** Dotted, such as `store.name`. Lists of days, services and vaccines are compared one by one: `store.closures.2026-11-27`. */
  path: string;
  before: unknown;
  after: unknown;
}

/** What differs between two JSON documents, in the order of their keys. */
export function changesBetween(before: unknown, after: unknown, path = '', depth = 3): DocumentChange[] {
  if (isSame(before, after)) return [];
  const [was, is] = [childrenOf(before), childrenOf(after)];
  const [old, now] = [was ?? emptyIfAbsent(before), is ?? emptyIfAbsent(after)];
  const changes =
    depth === 0 || !old || !now
      ? []
      : keysOf(old, now).flatMap((key) => changesBetween(old.get(key), now.get(key), joinPath(path, key), depth - 1));
  const told = changes.filter((change) => !isOnlyEmpty(change));
  if (told.length > 0) return told;
  return changes.length > 0 ? changes : [{ path, before, after }];
}

/** An absent list became an empty one, or the other way round. */
function isOnlyEmpty({ before, after }: DocumentChange): boolean {
  return (before === undefined || after === undefined) && childrenOf(before ?? after)?.size === 0;
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
  const keys = isReordered(was, my) ? keysOf(my, their) : keysOf(their, my);
  const merged = keys.map((key): [string, unknown] => {
    const three = { base: was.get(key), mine: my.get(key), theirs: their.get(key) };
    return [key, merge(three, joinPath(path, key), depth - 1, choices, found)];
  });
  const present = merged.filter(([, value]) => value !== undefined);
  if (!Array.isArray(theirs)) return Object.fromEntries(present);
  if (present.every(([key]) => aDay.test(key))) present.sort(([one], [other]) => one.localeCompare(other));
  return present.map(([, value]) => value);
}

/** Of an object, or of a list of days, services or vaccines; null for anything else. */
function childrenOf(value: unknown): Map<string, unknown> | null {
  if (Array.isArray(value)) {
    const items = value.map((item): [string | null, unknown] => [nameOf(item), item]);
    const isByName =
      items.every(([name]) => name !== null) && new Set(items.map(([name]) => name)).size === items.length;
    return isByName ? new Map(items as [string, unknown][]) : null;
  }
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : null;
}

const emptyIfAbsent = (value: unknown) => (value === undefined ? new Map<string, unknown>() : null);

const aDay = /^\d{4}-\d\d-\d\d$/;

function nameOf(item: unknown): string | null {
  if (typeof item === 'string') return aDay.test(item) ? item : null;
  if (typeof item !== 'object' || item === null) return null;
  if ('date' in item) return nameOf(item.date);
  const name = 'slug' in item ? item.slug : 'vaccine' in item ? item.vaccine : null;
  return typeof name === 'string' ? name : null;
}

/** What both have is in another order. */
function isReordered(before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>): boolean {
  const [was, is] = [
    [...before.keys()].filter((key) => after.has(key)),
    [...after.keys()].filter((key) => before.has(key)),
  ];
  return !isSame(was, is);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const joinPath = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);

const keysOf = (one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>) => [
  ...new Set([...one.keys(), ...other.keys()]),
];
