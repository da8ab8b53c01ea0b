import type { PersonFile } from '@rxweb/contracts/people';
import { formatPhone } from '@rxweb/domain/text/format';
import { useStore } from '../../../boot/boot.tsx';
import { useNow } from '../../../boot/use-now.ts';
import { timeInText } from '../../../format/row-time.ts';
import { usePeopleTexts } from '../../../texts/people/use-people-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { Panel } from '../../../ui/panel.tsx';
import styles from './person.module.css';

type Consent = PersonFile['consents'][number];

/** The history of agreements to texts, newest first. */
export function Consents({ person: { consents } }: { person: PersonFile }) {
  const { consents: texts } = usePeopleTexts();
  if (consents.length === 0) return null;
  return (
    <Panel title={texts.title}>
      <ul className={styles.lines}>
        {consents.map((consent) => (
          <ConsentLine key={`${consent.askedAt} ${consent.purpose} ${consent.phone}`} consent={consent} />
        ))}
      </ul>
    </Panel>
  );
}

function ConsentLine({ consent }: { consent: Consent }) {
  const { consents: texts, merges } = usePeopleTexts();
  const store = useStore();
  const pageLanguage = useLanguage();
  const now = useNow(60_000);
  const { phone, purpose, words, language, askedAt, givenAt, withdrawnAt, how, note, by } = consent;
  const when = (at: string) => timeInText(store, new Date(at), now, pageLanguage);
  const states = [
    givenAt === null ? texts.asked(when(askedAt)) : texts.given(when(givenAt)),
    ...(how === null ? [] : [texts.ways[how]]),
    ...(by === null ? [] : [texts.recorded(by.name ?? merges.former)]),
    ...(withdrawnAt === null ? [] : [texts.withdrawn(when(withdrawnAt))]),
  ];
  return (
    <li className={styles.line}>
      <span className={styles.lineWords}>
        <span>{texts.purposes[purpose] ?? purpose}</span>
        <span className={styles.muted}>
          {formatPhone(phone)}, {states.join(', ')}
        </span>
        {note !== null && <span dir="auto">{texts.note(note)}</span>}
        {words !== null && (
          <details className={styles.details}>
            <summary>{texts.words}</summary>
            <p lang={language ?? undefined}>{words}</p>
          </details>
        )}
      </span>
    </li>
  );
}
