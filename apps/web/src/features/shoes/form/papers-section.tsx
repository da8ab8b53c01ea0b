import { recordsClock } from '@rxweb/domain/shoes/records-request';
import { formatDate } from '@rxweb/domain/text/format';
import { Notice } from '../../../ui/notice.tsx';
import { readForm } from '../shared/form-values.ts';
import { Field, FieldRow, ShowMore } from './fields.tsx';
import { useShoeForm } from './form-context.ts';
import styles from './sections.module.css';

/** A contractor's request for records. */
export function PapersSection() {
  return (
    <fieldset className={styles.section}>
      <legend>Audits</legend>
      <RecordsNotice />
      <ShowMore
        title="Records request (ADR)"
        paths={[
          'details.recordsRequest.letterDate',
          'details.recordsRequest.due',
          'details.recordsRequest.contractor',
          'details.recordsRequest.claimControlNumber',
          'details.recordsRequest.method',
          'details.recordsRequest.sentOn',
        ]}
      >
        <FieldRow count={3}>
          <Field path="details.recordsRequest.letterDate" />
          <Field
            path="details.recordsRequest.due"
            hint="As the letter says. If empty, 45 days after the letter’s date."
          />
          <Field path="details.recordsRequest.sentOn" />
        </FieldRow>
        <FieldRow count={3}>
          <Field path="details.recordsRequest.contractor" />
          <Field path="details.recordsRequest.claimControlNumber" />
          <Field path="details.recordsRequest.method" />
        </FieldRow>
      </ShowMore>
    </fieldset>
  );
}

function RecordsNotice() {
  const { values, today } = useShoeForm();
  const clock = recordsClock(readForm(values).details.recordsRequest, today);
  if (!clock || clock.state === 'answered') return null;
  const { due, daysLeft, state } = clock;
  const days = daysLeft === 1 ? '1 day' : `${daysLeft} days`;
  const text =
    state === 'over'
      ? `The records request was due ${formatDate(due)}. No answer is a denial; ask for a redetermination within 120 days.`
      : `The records request is due ${formatDate(due)}: ${days} left.`;
  return <Notice tone={state === 'calm' ? 'info' : state === 'amber' ? 'warning' : 'danger'}>{text}</Notice>;
}
