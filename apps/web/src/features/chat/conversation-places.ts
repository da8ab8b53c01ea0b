import type { RefObject } from 'react';

/** Elements of the chat page that the lazy conversation renders into. */
export interface ConversationPlaces {
  input: RefObject<HTMLTextAreaElement | null>;
  row: RefObject<HTMLDivElement | null>;
  picker: RefObject<HTMLButtonElement | null>;
  scroll: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
}
