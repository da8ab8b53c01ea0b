import { formatDate } from '@rxweb/domain/text/format';
import type { FieldPath } from '../shared/shoe-fields.ts';
import { Field, ShowMore } from './fields.tsx';
import { useShoeForm } from './form-context.ts';
import { type PaperForm, paperForms } from './paper-forms.tsx';
import styles from './sections.module.css';
import { Step, StepName } from './step.tsx';

/** Documents written by others: requested, received, and their own dates. */
export function DocumentsSection() {
  return (
    <fieldset className={styles.section}>
      <legend>Paperwork</legend>
      <div className={styles.steps}>
        <PaperStep {...paperForms.order} />
        <PaperStep {...paperForms.visit_notes} />
        <PaperStep {...paperForms.foot_exam} />
        <PaperStep {...paperForms.certifying_statement} />
      </div>
    </fieldset>
  );
}

function PaperStep({ name, text, asked, Ticks, date, title, paths, More }: PaperForm) {
  return (
    <Step
      name={<DocumentName name={name} text={text} asked={asked} />}
      ticks={Ticks && <Ticks />}
      date={<Field {...date} />}
    >
      <ShowMore title={title} paths={paths}>
        <More />
      </ShowMore>
    </Step>
  );
}

function DocumentName({ name, text, asked }: { name: string; text: string; asked: FieldPath }) {
  const { values } = useShoeForm();
  const day = /^\d{4}-\d\d-\d\d$/.test(values[asked]) ? values[asked] : null;
  return (
    <StepName
      name={name}
      text={
        <>
          {text}
          {day && (
            <>
              <br />
              Requested on {formatDate(day)}
            </>
          )}
        </>
      }
    />
  );
}
