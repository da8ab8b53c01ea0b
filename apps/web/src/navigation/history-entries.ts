import { useEffect, useRef, useState } from 'react';
import { followLocation } from './location.ts';
import { navigate } from './navigation.ts';

/* Loaded with the staff pages only. */

/** What the browser keeps with an entry, over a reload too. Addresses hold no patient data, so this doesn't either. */
interface EntryState {
  entry: string;
  /** The address before it, if this app opened the entry. */
  from: string | null;
}

let shown: { id: string; href: string } | null = null;
let made = 0;

/** Names this history entry. */
export function entryId(): string {
  return (readState() ?? nameEntry(null)).entry;
}

interface Opened {
  /** The entry it was opened from. */
  before: string;
  isSamePage: boolean;
}

/** Names each new entry. `opened` is null for one that was open before. */
export function followEntries(onChange: (id: string, opened: Opened | null) => void): () => void {
  shown = { id: entryId(), href: href() };
  return followLocation(() => {
    const before = shown;
    const isNew = readState() === null;
    const { entry } = readState() ?? nameEntry(before?.href ?? null);
    shown = { id: entry, href: href() };
    if (entry === before?.id) return;
    const isSamePage = before?.href.split('?', 1)[0] === location.pathname;
    if (isNew && before && isSamePage) copyMemory(before.id, entry);
    onChange(entry, isNew && before ? { before: before.id, isSamePage } : null);
  });
}

/** Back where that leads to `to`, as after a reload too; otherwise opens it in place of this entry. */
export function goUp(to: string): void {
  if (readState()?.from === to) history.back();
  else navigate(to, { replace: true, keepScroll: true });
}

/* In memory only: a searched name may be in no address and in no storage. */
const texts = new Map<string, string>();
const lengths = new Map<string, number>();

/** A text that Back finds again. */
export function useEntryText(name: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => texts.get(keyOf(name)) ?? '');
  const change = (next: string) => {
    texts.set(keyOf(name), next);
    setText(next);
  };
  return [text, change];
}

interface PagedList {
  /** Null before the first page is read. */
  count: number | null;
  hasNextPage: boolean;
  isFetching: boolean;
  isError: boolean;
  fetchNextPage: () => Promise<void>;
}

/** After Back, reads on until as much is listed as before, so that the scroll place is there again. */
export function useKeptLength(
  name: string,
  { count, hasNextPage, isFetching, isError, fetchNextPage }: PagedList,
): void {
  const wanted = useRef(lengths.get(keyOf(name)) ?? 0);
  useEffect(() => {
    if (count === null || isFetching) return;
    if (count < wanted.current && hasNextPage && !isError) return void fetchNextPage();
    wanted.current = 0;
    lengths.set(keyOf(name), count);
  }, [name, count, hasNextPage, isFetching, isError, fetchNextPage]);
}

/** Another person may sign in to this tab. */
export function forgetEntries(): void {
  texts.clear();
  lengths.clear();
}

function copyMemory(from: string, to: string): void {
  for (const known of [texts, lengths] as Map<string, unknown>[])
    for (const [key, value] of [...known])
      if (key.startsWith(`${from} `)) known.set(to + key.slice(from.length), value);
}

function keyOf(name: string): string {
  return `${entryId()} ${name}`;
}

function nameEntry(from: string | null): EntryState {
  made += 1;
  const state = { entry: `${Date.now().toString(36)}-${made}`, from };
  history.replaceState(state, '');
  return state;
}

function readState(): EntryState | null {
  const { entry, from = null } = Object(history.state);
  return typeof entry === 'string' ? { entry, from: typeof from === 'string' ? from : null } : null;
}

function href(): string {
  return location.pathname + location.search;
}
