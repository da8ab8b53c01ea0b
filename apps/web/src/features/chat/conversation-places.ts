import type { RefObject } from 'react';

/** Where the conversation and its parts appear in the chat screen, which was there before them. */
export interface ConversationPlaces {
  input: RefObject<HTMLTextAreaElement | null>;
  /** The field with the buttons beside it. */
  row: RefObject<HTMLDivElement | null>;
  /** The button that opens the file picker. */
  picker: RefObject<HTMLButtonElement | null>;
  scroll: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
}
