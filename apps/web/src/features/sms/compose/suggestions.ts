import { type KeyboardEvent, type SyntheticEvent, useId, useState } from 'react';

/** The sign's position and the letters after it. */
export interface Trigger {
  from: number;
  query: string;
}

/** The sign before the caret, at the start or after white space, with one word's letters between. */
export function triggerAt(text: string, caret: number, sign: string): Trigger | null {
  const word = /\S*$/.exec(text.slice(0, caret))?.[0] ?? '';
  if (!word.startsWith(sign)) return null;
  return { from: caret - word.length, query: word.slice(sign.length) };
}

/** Replaces the range and returns the new caret. */
export function replaceAt(text: string, from: number, to: number, words: string): { text: string; caret: number } {
  return { text: text.slice(0, from) + words + text.slice(to), caret: from + words.length };
}

interface SuggestionsOptions<T> {
  text: string;
  sign: string;
  find: (query: string) => readonly T[];
  onPick: (option: T, trigger: Trigger & { to: number }) => void;
}

export interface Suggestions<T> {
  options: readonly T[];
  isOpen: boolean;
  active: number;
  listId: string;
  pick: (option: T) => void;
  /** For the text box. `onKeyDown` returns whether it handled the key. */
  fieldProps: {
    'aria-autocomplete': 'list';
    'aria-controls': string | undefined;
    'aria-activedescendant': string | undefined;
    onInput: (event: SyntheticEvent<HTMLTextAreaElement>) => void;
    onSelect: (event: SyntheticEvent<HTMLTextAreaElement>) => void;
  };
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => boolean;
}

/** Suggestions after a sign: arrows move, Enter and Tab pick, Escape closes. */
export function useSuggestions<T>({ text, sign, find, onPick }: SuggestionsOptions<T>): Suggestions<T> {
  const listId = useId();
  const [caret, setCaret] = useState(0);
  const [activeAt, setActiveAt] = useState({ query: '', index: 0 });
  const [dismissed, setDismissed] = useState<number | null>(null);
  const trigger = triggerAt(text, Math.min(caret, text.length), sign);
  const isDismissed = trigger !== null && dismissed === trigger.from;
  const options = trigger && !isDismissed ? find(trigger.query) : [];
  const isOpen = options.length > 0;
  const active = activeAt.query === trigger?.query ? Math.min(activeAt.index, options.length - 1) : 0;

  const noteCaret = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => {
    setCaret(currentTarget.selectionStart);
    if (!currentTarget.value.slice(0, currentTarget.selectionStart).includes(sign)) setDismissed(null);
  };
  const pick = (option: T) => {
    if (trigger) onPick(option, { ...trigger, to: caret });
  };
  const move = (index: number) =>
    setActiveAt({ query: trigger?.query ?? '', index: (index + options.length) % options.length });
  const byKey: Record<string, () => void> = {
    ArrowDown: () => move(active + 1),
    ArrowUp: () => move(active - 1),
    Enter: () => options[active] !== undefined && pick(options[active]),
    Tab: () => options[active] !== undefined && pick(options[active]),
    Escape: () => setDismissed(trigger?.from ?? null),
  };
  return {
    options,
    isOpen,
    active,
    listId,
    pick,
    fieldProps: {
      'aria-autocomplete': 'list',
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen ? `${listId}-${active}` : undefined,
      onInput: noteCaret,
      onSelect: noteCaret,
    },
    onKeyDown: (event) => {
      const act = byKey[event.key];
      if (!isOpen || !act || event.shiftKey || event.nativeEvent.isComposing) return false;
      event.preventDefault();
      event.stopPropagation();
      act();
      return true;
    },
  };
}
