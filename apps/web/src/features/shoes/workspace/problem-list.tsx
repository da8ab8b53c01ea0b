import type { ShoeCaseStatus } from '@rxweb/contracts/shoes/cases';
import { telHref } from '@rxweb/domain/text/format';
import { useState } from 'react';
import { useMediaQuery, wideQuery } from '../../../browser/use-media-query.ts';
import { useCaseTexts } from '../../../texts/shoes/use-case-texts.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { plusIcon } from '../../../ui/icons.ts';
import { alertIcon, phoneIcon } from '../../../ui/more-icons.ts';
import type { CaseTab } from './case-tabs.ts';
import styles from './problem-list.module.css';
import { type Problem, problemsTitle } from './problems.ts';

interface ProblemListProps {
  problems: readonly Problem[];
  status: ShoeCaseStatus;
  /** Of the certifier's office. */
  phone: string;
  onGo: (place: { tab: CaseTab; at: string | null }) => void;
}

/** More would push everything else off the screen. */
const mostOn = { wide: 3, phone: 1 };

/** On top: what makes a denial likely. */
export function ProblemList({ problems, status, phone, onGo }: ProblemListProps) {
  const { problems: texts } = useCaseTexts();
  const [isWhole, setIsWhole] = useState(false);
  const most = mostOn[useMediaQuery(wideQuery) ? 'wide' : 'phone'];
  if (problems.length === 0) return null;
  const shown = isWhole ? problems : problems.slice(0, most);
  return (
    <section className={styles.blocks} aria-labelledby="case-problems">
      <h2 id="case-problems" className={styles.title}>
        <Icon drawing={alertIcon} />
        {problemsTitle(problems.length, status, texts)}
      </h2>
      <ul>
        {shown.map((problem) => (
          <li key={problem.key} className={styles.item}>
            <div className={styles.words}>
              <p className={styles.what}>{problem.title}</p>
              <p lang={problem.isQuoted ? 'en' : undefined}>{problem.text}</p>
            </div>
            <div className={styles.acts}>
              {problem.isOfOffice && phone !== '' && (
                <ButtonLink href={telHref(phone)} icon={phoneIcon}>
                  {texts.call}
                </ButtonLink>
              )}
              <Button
                {...(problem.at && { icon: plusIcon })}
                aria-label={texts.act(problem.act, problem.title)}
                onClick={() => onGo(problem)}
              >
                {problem.act}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {problems.length > most && (
        <p className={styles.rest}>
          <Button variant="quiet" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? texts.fewer : texts.all(problems.length)}
          </Button>
        </p>
      )}
    </section>
  );
}
