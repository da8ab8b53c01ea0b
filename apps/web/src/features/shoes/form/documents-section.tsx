import { formatDate } from '@rxweb/domain/text/format';
import { useFormTexts } from '../../../texts/shoes/use-form-texts.ts';
import type { FieldPath } from '../shared/shoe-fields.ts';
import { Field, ShowMore } from './fields.tsx';
import { useShoeForm } from './form-context.ts';
import { dateOf, paperForms } from './paper-forms.tsx';
import styles from './sections.module.css';
import { Step, StepName } from './step.tsx';

/** Documents written by others: requested, received, and their own dates. */
export function DocumentsSection() {
  const { paperwork } = useFormTexts();
  return (
    <fieldset className={styles.section}>
      <legend>{paperwork.title}</legend>
      <div className={styles.steps}>
        <PaperStep slot="order" />
        <PaperStep slot="visit_notes" />
        <PaperStep slot="foot_exam" />
        <PaperStep slot="certifying_statement" />
      </div>
    </fieldset>
  );
}

function PaperStep({ slot }: { slot: keyof typeof paperForms }) {
  const { paperwork } = useFormTexts();
  const { asked, Ticks, date, paths, More } = paperForms[slot];
  const { name, text, title } = paperwork[slot];
  return (
    <Step
      name={<DocumentName name={name} text={text} asked={asked} />}
      ticks={Ticks && <Ticks />}
      date={<Field {...dateOf(date, slot, paperwork)} />}
    >
      <ShowMore title={title} paths={paths}>
        <More />
      </ShowMore>
    </Step>
  );
}

function DocumentName({ name, text, asked }: { name: string; text: string; asked: FieldPath }) {
  const { values } = useShoeForm();
  const { paperwork, language } = useFormTexts();
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
              {paperwork.requestedDay(formatDate(day, language))}
            </>
          )}
        </>
      }
    />
  );
}
