import { type ComponentType, useEffect, useState } from 'react';
import { logFailure } from '../../browser/log.ts';
import type { ChatFormProps } from './chat-form-props.ts';
import { type ChatFormName, chatForms } from './chat-parts.ts';

interface ChatFormSlotProps extends ChatFormProps {
  name: ChatFormName;
  /** The form cannot be loaded. */
  onUnavailable(): void;
}

/** What confirms a form, loaded with the first one. */
export const loadStoreMessage = async () => ({ default: (await import('./store-message.tsx')).StoreMessage });

/** A form's place in the conversation, at its end. */
export function ChatFormSlot({ name, onUnavailable, ...props }: ChatFormSlotProps) {
  const [Form, setForm] = useState<ComponentType<ChatFormProps> | null>(null);
  useEffect(() => {
    let isGone = false;
    Promise.all([chatForms[name](), loadStoreMessage()]).then(
      ([form]) => isGone || setForm(() => form),
      (error: unknown) => {
        logFailure('The form was not loaded', error);
        if (!isGone) onUnavailable();
      },
    );
    return () => {
      isGone = true;
    };
  }, [name, onUnavailable]);
  return <li>{Form && <Form {...props} />}</li>;
}
