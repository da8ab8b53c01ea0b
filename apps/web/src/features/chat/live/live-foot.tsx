import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { useLiveTexts } from '../../../texts/use/use-live-texts.ts';
import { useTexts } from '../../../texts/use/use-texts.ts';
import styles from './live-bar.module.css';

/** Under the chat bar, in place of the line about the assistant, which every visitor has. `row`: of the chat bar. */
export function LiveFoot({ row }: { row: Element | null }) {
  const { chat } = useTexts();
  const { personAnswers } = useLiveTexts();
  const foot = row?.closest('form')?.lastElementChild ?? null;
  useLayoutEffect(() => {
    const assistant = foot?.querySelector<HTMLElement>(':scope > :nth-child(2)');
    if (!assistant) return;
    assistant.hidden = true;
    return () => {
      assistant.hidden = false;
    };
  }, [foot]);
  return (
    foot &&
    createPortal(
      <p className={styles.foot}>
        <b>{personAnswers}</b> {chat.emergency} <a href="tel:911">{chat.call911}</a>.
      </p>,
      foot,
    )
  );
}
