import type { ComponentType } from 'react';
import type { ChatFormProps } from './chat-form-props.ts';

/** The forms for visitors by name, each loaded on first need. A new form is one line here. */
export const chatForms = {
  callback: async () => (await import('./callback/callback-parts.ts')).CallbackForm,
} satisfies Record<string, () => Promise<ComponentType<ChatFormProps>>>;

export type ChatFormName = keyof typeof chatForms;
