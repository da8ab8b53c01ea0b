import type { PersonFile } from '@rxweb/contracts/people';
import type { ReactNode } from 'react';
import { usePeopleTexts } from '../../../texts/people/use-people-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { Panel } from '../../../ui/panel.tsx';
import { languageName } from '../names.ts';
import styles from './person.module.css';

/** Numbers (the children), languages, and each name with where it came from. */
export function About({ person, children }: { person: PersonFile; children: ReactNode }) {
  const { person: texts, languages } = usePeopleTexts();
  const pageLanguage = useLanguage();
  const { language, languageSource, spokenLanguage, needsInterpreter, names } = person;
  return (
    <Panel title={texts.about}>
      <dl className={styles.facts}>
        <Fact label={texts.phones}>{children}</Fact>
        <Fact label={texts.language}>
          {language === null ? (
            texts.languageUnknown
          ) : (
            <>
              {languages[language]}
              <span className={styles.muted}>{languageSource === 'staff' ? texts.byStaff : texts.learned}</span>
            </>
          )}
        </Fact>
        {(spokenLanguage !== null || needsInterpreter) && (
          <Fact label={texts.spoken}>
            {spokenLanguage !== null && <span dir="auto">{languageName(spokenLanguage, pageLanguage)}</span>}
            {needsInterpreter && <span className={styles.mark}>{texts.interpreter}</span>}
          </Fact>
        )}
        {names.length > 0 && (
          <Fact label={texts.names}>
            <ul className={styles.names}>
              {names.map(({ name, source }) => (
                <li key={`${source} ${name}`}>
                  <span dir="auto">{name}</span>
                  <span className={styles.muted}>{texts.sources[source]}</span>
                </li>
              ))}
            </ul>
          </Fact>
        )}
      </dl>
    </Panel>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
