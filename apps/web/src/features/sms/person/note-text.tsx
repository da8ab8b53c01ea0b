import type { SmsNote } from '@rxweb/contracts/sms/inbox';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { mentionParts } from './mentions.ts';
import styles from './person-pane.module.css';

/** Highlights mentions. */
export function NoteText({ note: { text, mentions } }: { note: SmsNote }) {
  return (
    <span dir="auto">
      {mentionParts(text, mentions).map(({ words, end, isMention }) =>
        isMention ? (
          <b key={end} className={styles.mention}>
            {words}
          </b>
        ) : (
          words
        ),
      )}
    </span>
  );
}

export function NoteInThread({ note }: { note: SmsNote }) {
  const { thread: texts } = useSmsTexts();
  return (
    <>
      <b>{texts.note(note.by.name ?? texts.former)}</b> <NoteText note={note} />
    </>
  );
}
