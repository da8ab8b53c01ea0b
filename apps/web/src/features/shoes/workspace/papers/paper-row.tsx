import { cx } from '../../../../browser/class-names.ts';
import { State } from '../../../../ui/state.tsx';
import { Field, FieldRow, ShowMore } from '../../form/fields.tsx';
import { paperForms } from '../../form/paper-forms.tsx';
import { DocumentMarks, ReceivedMark, RequestedMark, VerifiedMarks } from './paper-marks.tsx';
import type { PaperRowProps } from './paper-row-props.ts';
import { paperSlots, slotId } from './paper-slots.ts';
import styles from './papers.module.css';
import { stateIcon } from './slot-state.ts';
import type { SlotView } from './slot-views.ts';

/** A requirement: requested, received, on file, verified, and its verdict. */
export function PaperRow(props: PaperRowProps) {
  const { view, uploads } = props;
  const { slot, verdict } = view;
  const { name, rule } = paperSlots[slot];
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
        {verdict.why && <p className={styles.whyBeside}>{verdict.why}</p>}
      </div>
      {verdict.why && (
        <p className={styles.whyBelow} aria-hidden="true">
          {verdict.why}
        </p>
      )}
      {uploads.length > 0 && (
        <ul className={styles.files} aria-label={`Files on their way: ${name}`}>
          {uploads}
        </ul>
      )}
      <PaperFields view={view} />
    </li>
  );
}

/** What is typed of others' papers; the paper's own date only until a verified paper says it. */
function PaperFields({ view: { slot, verifiedDate } }: { view: SlotView }) {
  if (!(slot in paperForms)) return null;
  const { Ticks, date, paths, More } = paperForms[slot as keyof typeof paperForms];
  return (
    <div className={styles.fold}>
      <ShowMore title="Dates and details" about={paperSlots[slot].name} paths={[date.path, ...paths]}>
        {Ticks && (
          <div className={styles.ticks}>
            <Ticks />
          </div>
        )}
        {verifiedDate === null && (
          <FieldRow count={2}>
            <Field {...date} hint="For your notes: the verified paper is what counts." />
          </FieldRow>
        )}
        <More />
      </ShowMore>
    </div>
  );
}
