import type { Confirmation } from './chat-reducer.ts';

/** What every form at the end of the conversation gets. */
export interface ChatFormProps {
  /** A new request replaces the pending one. */
  hasLeftMessage: boolean;
  /** The visitor asked for the form. */
  takesFocus: boolean;
  onLeft(said: Pick<Confirmation, 'text' | 'isMasked'>): void;
  onClose(): void;
}
