import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../../../browser/class-names.ts';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import styles from './suggestion-list.module.css';
import type { Suggestions } from './suggestions.ts';

interface SuggestionListProps<T> {
  label: string;
  suggestions: Suggestions<T>;
  keyOf: (option: T) => string;
  children: (option: T) => ReactNode;
}

/** The suggestions above the text box, which keeps the focus. */
export function SuggestionList<T>({ label, suggestions, keyOf, children }: SuggestionListProps<T>) {
  const { options, isOpen, active, listId, pick } = suggestions;
  const { compose } = useSmsTexts();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active]);
  return (
    <>
      <p className="visually-hidden" role="status">
        {isOpen && compose.suggestions(options.length, label)}
      </p>
      {isOpen && (
        <div ref={list} id={listId} role="listbox" aria-label={label} className={styles.list}>
          {options.map((option, index) => (
            <div
              key={keyOf(option)}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={cx(styles.option, index === active && styles.active)}
              // Keeps the focus in the box.
              onPointerDown={(event) => {
                event.preventDefault();
                pick(option);
              }}
            >
              {children(option)}
            </div>
          ))}
        </div>
      )}
    </>
  );
}
