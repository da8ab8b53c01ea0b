import type { ComponentType } from 'react';
import type { ChatFormProps } from './chat-form-props.ts';

/** The forms for visitors by name, each loaded on first need. A new form is one line here: the conversation knows only the names. */
export const chatForms = {
  callback: async () => (await import('./callback/callback-form.tsx')).CallbackForm,
} satisfies Record<string, () => Promise<ComponentType<ChatFormProps>>>;

export type ChatFormName = keyof typeof chatForms;
