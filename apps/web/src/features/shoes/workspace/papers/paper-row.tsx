import { cx } from '../../../../browser/class-names.ts';
import { useFormTexts } from '../../../../texts/shoes/use-form-texts.ts';
import { State } from '../../../../ui/state.tsx';
import { Field, FieldRow, ShowMore } from '../../form/fields.tsx';
import { dateOf, paperForms } from '../../form/paper-forms.tsx';
import { useCaseWords } from '../case-words.ts';
import { DocumentMarks, ReceivedMark, RequestedMark, VerifiedMarks } from './paper-marks.tsx';
import type { PaperRowProps } from './paper-row-props.ts';
import { slotId } from './paper-slots.ts';
import styles from './papers.module.css';
import { stateIcon } from './slot-state.ts';
import type { SlotView } from './slot-views.ts';

/** A requirement: requested, received, on file, verified, and its verdict. */
export function PaperRow(props: PaperRowProps) {
  const { view, uploads } = props;
  const { slot, verdict } = view;
  const { shared, own } = useCaseWords();
  const { name, rule } = shared.slots[slot];
  return (
    <li
      id={slotId(slot)}
      tabIndex={-1}
      data-requirement={slot}
      aria-label={name}
      className={cx(styles.row, verdict.tone === 'fail' && styles.failed)}
    >
      <div className={styles.what}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.rule}>{rule}</p>
      </div>
      <div className={styles.chain}>
        <RequestedMark {...props} />
        <ReceivedMark {...props} />
        <DocumentMarks {...props} />
        <VerifiedMarks {...props} />
      </div>
      <div className={styles.verdict}>
        <State tone={verdict.tone} {...stateIcon(verdict)}>
          {verdict.words}
        </State>
        {verdict.why && (
          <p className={styles.whyBeside} lang={verdict.isQuoted ? 'en' : undefined}>
            {verdict.why}
          </p>
        )}
      </div>
      {verdict.why && (
        <p className={styles.whyBelow} aria-hidden="true" lang={verdict.isQuoted ? 'en' : undefined}>
          {verdict.why}
        </p>
      )}
      {uploads.length > 0 && (
        <ul className={styles.files} aria-label={own.papers.sending(name)}>
          {uploads}
        </ul>
      )}
      <PaperFields view={view} />
    </li>
  );
}

/** What is typed of others' papers; the paper's own date only until a verified paper says it. */
function PaperFields({ view: { slot, verifiedDate } }: { view: SlotView }) {
  const { shared, own } = useCaseWords();
  const { paperwork } = useFormTexts();
  if (!isTyped(slot)) return null;
  const { Ticks, date, paths, More } = paperForms[slot];
  return (
    <div className={styles.fold}>
      <ShowMore title={own.papers.fold} about={shared.slots[slot].name} paths={[date, ...paths]}>
        {Ticks && (
          <div className={styles.ticks}>
            <Ticks />
          </div>
        )}
        {verifiedDate === null && (
          <FieldRow count={2}>
            <Field {...dateOf(date, slot, paperwork)} hint={own.papers.dateHint} />
          </FieldRow>
        )}
        <More />
      </ShowMore>
    </div>
  );
}

function isTyped(slot: string): slot is keyof typeof paperForms {
  return slot in paperForms;
}
