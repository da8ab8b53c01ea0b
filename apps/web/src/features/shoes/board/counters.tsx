import { formatCount } from '@rxweb/domain/text/format-count';
import { cx } from '../../../browser/class-names.ts';
import { AppLink } from '../../../navigation/app-link.tsx';
import { useShoesTexts } from '../../../texts/shoes/use-shoes-texts.ts';
import { type CaseView, caseViewQuery } from '../list/case-view.ts';
import { shoePaths } from '../shoe-paths.ts';
import type { ShoeBoard } from '../shoes.api.ts';
import styles from './counters.module.css';

export function Counters({ board, owner }: { board: ShoeBoard; owner: string }) {
  const { board: texts } = useShoesTexts();
  const to = (due: CaseView['due']) => shoePaths.cases + caseViewQuery({ owner, due });
  const counters = [
    { count: board.over, words: texts.overdue, tone: styles.red, href: to('overdue') },
    { count: board.closing, words: texts.closing, tone: styles.amber, href: to('closing') },
    { count: board.waiting, words: texts.waiting, tone: styles.amber, href: to('waiting') },
  ];
  return (
    <ul className={styles.counters}>
      {counters.map(({ count, words, tone, href }) => (
        <li key={words}>
          <AppLink href={href} className={cx(styles.counter, count > 0 && tone)}>
            <b className={styles.count}>{formatCount(count)}</b>
            <span>{words}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
