import type { QueueRow } from '@rxweb/contracts/queue';
import { telHref } from '@rxweb/domain/text/format';
import { useStore } from '../../boot/boot.tsx';
import { cx } from '../../browser/class-names.ts';
import { useQueueTexts } from '../../texts/staff/use-queue-texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { checkIcon, phoneIcon } from '../../ui/more-icons.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { State } from '../../ui/state.tsx';
import { Fold } from './fold.tsx';
import styles from './queue.module.css';
import { canFinish, hrefOf, nameOf, whatOf, whenOf } from './row-words.ts';
import { type Section, sectionHrefs } from './sections.ts';

interface QueueGroupRowsProps {
  section: Section;
  isCut: boolean;
  /** Its first row has the page's filled button. */
  leads: boolean;
  now: Date;
  isBusy: boolean;
  onDone: (row: QueueRow) => void;
}

export function QueueGroupRows({ section, isCut, leads, now, isBusy, onDone }: QueueGroupRowsProps) {
  const texts = useQueueTexts();
  const { name, icon, rows, isLate } = section;
  const href = sectionHrefs[name];
  return (
    <Fold name={texts.sections[name]} count={rows.length} icon={icon} isLate={isLate}>
      {rows.map((row, index) => (
        <Task
          key={`${row.group} ${row.id}`}
          row={row}
          isLate={isLate}
          leads={leads && index === 0}
          now={now}
          isBusy={isBusy}
          onDone={onDone}
        />
      ))}
      {isCut && href && (
        <li className={styles.more}>
          <PageLink href={href}>{texts.seeAll}</PageLink>
        </li>
      )}
    </Fold>
  );
}

interface TaskProps extends Pick<QueueGroupRowsProps, 'leads' | 'now' | 'isBusy' | 'onDone'> {
  row: QueueRow;
  isLate: boolean;
}

function Task({ row, isLate, leads, now, isBusy, onDone }: TaskProps) {
  const store = useStore();
  const texts = useQueueTexts();
  const name = nameOf(row, texts);
  const { kind, words, isQuote, lang } = whatOf(row, texts, store, now);
  const due = whenOf(row, texts, store, now);
  return (
    <li className={cx(styles.task, isLate && styles.late)} data-queue={`${row.group} ${row.id}`}>
      <div className={styles.what}>
        <p className={styles.name}>
          <span dir="auto">{name}</span> {kind && <span className={styles.kind}>· {kind}</span>}
        </p>
        {words && (
          <p className={styles.text}>
            {isQuote ? (
              <q lang={lang} dir="auto">
                {words}
              </q>
            ) : (
              words
            )}
          </p>
        )}
      </div>
      <p className={styles.due}>
        <State tone={due.tone}>{due.words}</State>
      </p>
      <div className={styles.acts}>
        {row.phone && (
          <ButtonLink
            variant={leads ? 'primary' : 'secondary'}
            icon={phoneIcon}
            href={telHref(row.phone)}
            aria-label={texts.callPerson(name)}
          >
            {texts.call}
          </ButtonLink>
        )}
        <PageLink href={hrefOf(row)} aria-label={row.group === 'texts' ? texts.replyTo(name) : texts.openPerson(name)}>
          {row.group === 'texts' ? texts.reply : texts.open}
        </PageLink>
        {canFinish(row) && (
          <Button
            variant="quiet"
            icon={checkIcon}
            aria-disabled={isBusy}
            aria-label={row.group === 'urgent_texts' ? texts.calledPerson(name) : texts.donePerson(name)}
            onClick={() => isBusy || onDone(row)}
          >
            {row.group === 'urgent_texts' ? texts.called : texts.done}
          </Button>
        )}
      </div>
    </li>
  );
}
