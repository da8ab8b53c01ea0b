import type { SmsNote } from '@rxweb/contracts/sms/inbox';
import { mentionParts } from './mentions.ts';
import styles from './person-pane.module.css';

/** Highlights mentions. */
export function NoteText({ note: { text, mentions } }: { note: SmsNote }) {
  return (
    <span>
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
  return (
    <>
      <b>Note by {note.by.name ?? 'a former staff member'}, staff only.</b> <NoteText note={note} />
    </>
  );
}
