import type { CareNote as Note } from '@rxweb/contracts/chat';
import { useChatTexts } from '../../../texts/use/use-chat-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { IconDrawing } from '../../../ui/icons.ts';
import { peopleIcon, phoneIcon, warnIcon } from '../../../ui/more-icons.ts';
import styles from './care-note.module.css';

const icons: Record<Note['kind'], IconDrawing> = { medical: warnIcon, talk: peopleIcon };

/** Accompanies an answer: when to call 911, or whom to talk to. */
export function CareNote({ note: { kind, language, text, lines } }: { note: Note }) {
  const { chat } = useChatTexts();
  const lang = useLanguage() === language ? undefined : language;
  return (
    <div role="note" aria-label={chat.notes[kind]} className={styles.note} data-note={kind}>
      <p className={styles.title}>
        <Icon drawing={icons[kind]} />
        {chat.notes[kind]}
      </p>
      <p lang={lang}>{text}</p>
      <div className={styles.calls} lang={lang}>
        {lines.map(({ label, href }) => (
          <ButtonLink key={href} href={href} {...(href.startsWith('tel:') && { icon: phoneIcon })}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}
