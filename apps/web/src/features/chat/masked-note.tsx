import { formatPhone, telHref } from '@rxweb/domain/text/format';
import { openNowText } from '@rxweb/domain/text/open-now-text';
import { useState } from 'react';
import { useStore } from '../../boot/boot.tsx';
import { useChatTexts } from '../../texts/use/use-chat-texts.ts';
import { useLanguage } from '../../texts/use/use-texts.ts';
import styles from './message.module.css';

/** Says that a personal number was removed, and where to give it instead. */
export function MaskedNote() {
  const { chat } = useChatTexts();
  const store = useStore();
  const { phone } = store;
  const language = useLanguage();
  const [now] = useState(() => new Date());
  return (
    <p className={styles.note}>
      {chat.masked} <a href={telHref(phone)}>{formatPhone(phone)}</a>. {openNowText(store, now, language)}
    </p>
  );
}
