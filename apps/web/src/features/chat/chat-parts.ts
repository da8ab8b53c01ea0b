import type { ComponentType } from 'react';
import type { Confirmation } from './chat-reducer.ts';

/** What every form at the end of the conversation gets. */
export interface ChatFormProps {
  /** A message waits with staff already; another takes its place. */
  hasLeftMessage: boolean;
  /** The visitor asked for the form. */
  takesFocus: boolean;
  onLeft(said: Pick<Confirmation, 'text' | 'isMasked'>): void;
  onClose(): void;
}

/** The forms for visitors by name, each loaded on first need. A new form is one line here. */
export const chatForms = {
  callback: async () => (await import('./callback/callback-parts.ts')).CallbackForm,
} satisfies Record<string, () => Promise<ComponentType<ChatFormProps>>>;

export type ChatFormName = keyof typeof chatForms;
