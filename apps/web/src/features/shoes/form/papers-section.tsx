import { recordsClock } from '@rxweb/domain/shoes/records-request';
import { formatDate } from '@rxweb/domain/text/format';
import { useFormTexts } from '../../../texts/shoes/use-form-texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { readForm } from '../shared/form-values.ts';
import { Field, FieldRow, ShowMore } from './fields.tsx';
import { useShoeForm } from './form-context.ts';
import styles from './sections.module.css';

/** A contractor's request for records. */
export function PapersSection() {
  const { audits: texts } = useFormTexts();
  return (
    <fieldset className={styles.section}>
      <legend>{texts.title}</legend>
      <RecordsNotice />
      <ShowMore
        title={texts.more}
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
          <Field path="details.recordsRequest.due" hint={texts.dueHint} />
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
  const { audits: texts, language } = useFormTexts();
  const clock = recordsClock(readForm(values).details.recordsRequest, today);
  if (!clock || clock.state === 'answered') return null;
  const { due, daysLeft, state } = clock;
  const day = formatDate(due, language);
  const text = state === 'over' ? texts.wasDue(day) : texts.isDue(day, texts.left(daysLeft));
  return <Notice tone={state === 'calm' ? 'info' : state === 'amber' ? 'warning' : 'danger'}>{text}</Notice>;
}
