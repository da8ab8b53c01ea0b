import type { SmsPerson } from '@rxweb/contracts/sms/messages';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { lazyPartOf } from '../../../texts/use/lazy-part-of.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { plusIcon } from '../../../ui/icons.ts';

/** Loaded when it is asked for, to keep the inbox light. */
const NewMessageDialog = lazyPartOf(async () => (await import('./new-message-dialog.tsx')).NewMessageDialog);

interface NewMessageProps {
  /** The reply field then takes the focus. */
  onOpened: (person: SmsPerson) => void;
}

/** Starts a conversation with a number. */
export function NewMessage({ onOpened }: NewMessageProps) {
  const { newMessage: texts } = useSmsTexts().inbox;
  const [isOpen, setIsOpen] = useState(false);
  const [opened, setOpened] = useState<SmsPerson | null>(null);
  const tell = useEffectEvent(onOpened);
  // After the closing dialog has returned the focus.
  useEffect(() => {
    if (!opened) return;
    const frame = requestAnimationFrame(() => {
      setOpened(null);
      tell(opened);
    });
    return () => cancelAnimationFrame(frame);
  }, [opened]);
  return (
    <>
      <IconButton label={texts.title} drawing={plusIcon} onClick={() => setIsOpen(true)} />
      <Suspense>
        {isOpen && (
          <NewMessageDialog
            onOpened={(person) => {
              setIsOpen(false);
              setOpened(person);
            }}
            onClose={() => setIsOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
