import { useStore } from '../../boot/boot.tsx';
import { cx } from '../../browser/class-names.ts';
import { useChatTexts } from '../../texts/use/use-chat-texts.ts';
import { useLanguage } from '../../texts/use/use-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { checkCircleIcon, peopleIcon } from '../../ui/more-icons.ts';
import type { ChatMessage } from './chat-reducer.ts';
import { MaskedNote } from './masked-note.tsx';
import styles from './message.module.css';
import own from './store-message.module.css';
import { timeText } from './when-text.ts';

/** A message from the store, not the assistant: a callback or another request has arrived. */
export function StoreMessage({ message: { text, at, language: spoken, isMasked, link } }: { message: ChatMessage }) {
  const { chat } = useChatTexts();
  const { name } = useStore();
  const language = useLanguage();
  return (
    <li className={cx(styles.message, styles.assistant)}>
      <p className={styles.from}>
        <span className={styles.mark}>
          <Icon drawing={peopleIcon} />
        </span>
        {name}
        <span className={styles.tag}>{chat.pharmacy}</span>
        <time dateTime={new Date(at).toISOString()}>{timeText(at, language)}</time>
      </p>
      <div className={cx(styles.bubble, own.bubble)} lang={spoken === language ? undefined : spoken}>
        <p className={own.text}>
          <Icon drawing={checkCircleIcon} />
          <span>{text}</span>
        </p>
      </div>
      {link && (
        <div className={own.link} lang={spoken === language ? undefined : spoken}>
          <ButtonLink variant="primary" href={link.href} target="_blank" rel="noopener">
            {link.label}
          </ButtonLink>
          <p>{link.text}</p>
        </div>
      )}
      {isMasked && <MaskedNote />}
    </li>
  );
}
