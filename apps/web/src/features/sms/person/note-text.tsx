import type { SmsNote } from '@rxweb/contracts/sms/inbox';
import { nameFromEmail } from '../../../format/name-from-email.ts';
import styles from './person-pane.module.css';

/** Highlights mentions. */
export function NoteText({ note: { text, mentions } }: { note: SmsNote }) {
  const names = new Set(mentions.map(({ email }) => `@${email?.toLowerCase()}`));
  let at = 0;
  const parts = text.split(/(@[^\s@]+@[^\s@]*[^\s@.,;:!?)])/).map((words) => {
    at += words.length;
    return { words, at };
  });
  return (
    <span>
      {parts.map(({ words, at: end }) =>
        names.has(words.toLowerCase()) ? (
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
      <b>Note by {nameFromEmail(note.by.email) || 'a former staff member'}, staff only.</b> <NoteText note={note} />
    </>
  );
}
