import type { ReactNode } from 'react';
import { useCaseTexts } from '../../../texts/shoes/use-case-texts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { closeIcon } from '../../../ui/more-icons.ts';
import { Notice } from '../../../ui/notice.tsx';

/** Why the last try failed; nothing while there is no reason. */
export function Failure({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <Notice tone="danger" role="alert">
      {text}
    </Notice>
  );
}

export function FailureNotice({ children, onDismiss }: { children: ReactNode; onDismiss: () => void }) {
  return (
    <Notice
      tone="danger"
      role="alert"
      action={<IconButton label={useCaseTexts().documents.dismiss} drawing={closeIcon} onClick={onDismiss} />}
    >
      {children}
    </Notice>
  );
}
