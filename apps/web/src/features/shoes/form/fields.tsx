import { isNpi } from '@rxweb/domain/shoes/claim/identifiers';
import { isPastDate } from '@rxweb/domain/shoes/past-dates';
import { type ReactNode, useId } from 'react';
import { cx } from '../../../browser/class-names.ts';
import type { FormTexts } from '../../../texts/shoes/form-en.ts';
import { useFormTexts } from '../../../texts/shoes/use-form-texts.ts';
import check from '../../../ui/check-field.module.css';
import { Icon } from '../../../ui/icon.tsx';
import { chevronDownIcon } from '../../../ui/more-icons.ts';
import select from '../../../ui/select-field.module.css';
import text from '../../../ui/text-field.module.css';
import { choicesOf, type FieldPath, type ShoeField, shoeField } from '../shared/shoe-fields.ts';
import { unprintableHint } from '../shared/unprintable-hint.ts';
import { lastDay } from './change-field.ts';
import styles from './fields.module.css';
import { useShoeForm } from './form-context.ts';

interface FieldProps {
  path: FieldPath;
  /** Where the context says the rest. */
  label?: string;
  /** Context for screen readers. */
  about?: string;
  hint?: ReactNode;
  /** For screen readers only, under a heading that says it. */
  hidesLabel?: boolean;
  isRequired?: boolean;
  type?: 'tel';
  unit?: string;
}

export function Field({ path, label, about, hint, hidesLabel = false, isRequired = false, ...rest }: FieldProps) {
  const { values, fieldErrors } = useShoeForm();
  const texts = useFormTexts();
  const id = useId();
  const [field, problem] = [shoeField(path), fieldErrors.get(path)];
  const advice = field.kind === 'text' ? unprintableHint(values[path], path, texts.language) : null;
  const doubt = doubtOf(field, values[path], texts);
  const described = cx(
    hint !== undefined && `${id}-hint`,
    doubt !== null && `${id}-doubt`,
    advice !== null && `${id}-advice`,
    problem !== undefined && `${id}-error`,
  );
  return (
    <div className={text.field}>
      <label htmlFor={id} className={hidesLabel ? 'visually-hidden' : text.label}>
        {about && <span className="visually-hidden">{about} </span>}
        {label ?? texts.fields[path]}
        {isRequired && (
          <i aria-hidden="true" className={styles.required}>
            {' '}
            {texts.required}
          </i>
        )}
      </label>
      <Control
        {...rest}
        path={path}
        field={field}
        attributes={{
          id,
          name: nameOf(path),
          required: isRequired,
          'aria-invalid': problem !== undefined,
          'aria-describedby': described || undefined,
        }}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className={text.hint}>
          {hint}
        </p>
      )}
      {doubt !== null && (
        <p id={`${id}-doubt`} className={text.error}>
          {doubt}
        </p>
      )}
      {problem !== undefined && (
        <p id={`${id}-error`} className={text.error}>
          {problem}
        </p>
      )}
      {advice !== null && (
        <p id={`${id}-advice`} role="status" className={styles.advice}>
          {advice}
        </p>
      )}
    </div>
  );
}

/** Advice on a value that can be saved. */
function doubtOf(field: ShoeField, value: string, { problems }: FormTexts): string | null {
  const isWrong = field.kind === 'npi' && value.length === 10 && !isNpi(value);
  return isWrong ? problems.npiDoubt : null;
}

/** The specification's name, if any. */
function nameOf(path: FieldPath): string {
  return path.replace(/^checklist\.(insurance\.)?/, '');
}

interface ControlProps {
  path: FieldPath;
  field: ShoeField;
  attributes: {
    id: string;
    name: string;
    required: boolean;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
  };
  type?: 'tel';
  unit?: string;
}

function Control({ path, field, attributes, type, unit }: ControlProps) {
  const { values, change, today } = useShoeForm();
  const texts = useFormTexts();
  const shared = { ...attributes, value: values[path] };
  const handle = ({ currentTarget }: { currentTarget: { value: string } }) => change(path, currentTarget.value);
  if (field.kind === 'choice') return <Choice {...shared} words={choicesOf(field, texts)} onChange={handle} />;
  if (field.kind === 'known') return <Choice {...shared} words={{ yes: texts.yes, no: texts.no }} onChange={handle} />;
  if (field.kind === 'day')
    return (
      <input
        {...shared}
        type="date"
        min="1900-01-01"
        max={isPastDate(path) ? today : lastDay}
        className={cx(text.input, styles.day)}
        onChange={handle}
      />
    );
  if (field.kind === 'text' && field.isLong)
    return (
      <textarea {...shared} rows={3} maxLength={field.most} className={cx(text.input, styles.area)} onChange={handle} />
    );
  const isText = field.kind === 'text';
  const digits = ({ currentTarget }: { currentTarget: { value: string } }) =>
    change(path, currentTarget.value.replace(/\D/g, ''));
  return (
    <div className={text.control}>
      <input
        {...shared}
        type={type ?? 'text'}
        inputMode={isText ? undefined : 'numeric'}
        autoComplete="off"
        maxLength={isText ? field.most : field.kind === 'npi' ? 10 : 3}
        className={cx(text.input, unit && styles.hasUnit)}
        onChange={isText ? handle : digits}
      />
      {unit && <span className={styles.unit}>{unit}</span>}
    </div>
  );
}

type ChoiceProps = ControlProps['attributes'] & {
  value: string;
  words: Readonly<Record<string, string>>;
  onChange: (event: { currentTarget: { value: string } }) => void;
};

function Choice({ words, ...control }: ChoiceProps) {
  return (
    <span className={select.control}>
      <select {...control} className={cx(text.input, select.select)}>
        <option value="">{useFormTexts().notRecorded}</option>
        {Object.entries(words).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon drawing={chevronDownIcon} className={select.chevron} />
    </span>
  );
}

interface TickProps {
  path: FieldPath;
  label?: string;
  /** Context for screen readers. */
  about?: string;
}

export function Checkbox({ path, label, about }: TickProps) {
  const { values, change } = useShoeForm();
  const { fields } = useFormTexts();
  const id = useId();
  return (
    <div className={check.field}>
      <input
        id={id}
        name={nameOf(path)}
        type="checkbox"
        checked={values[path] === 'yes'}
        className={check.box}
        onChange={({ currentTarget }) => change(path, currentTarget.checked ? 'yes' : '')}
      />
      <label htmlFor={id} className={check.label}>
        {about && <span className="visually-hidden">{about} </span>}
        {label ?? fields[path]}
      </label>
    </div>
  );
}

/** Fields side by side where there is room. */
export function FieldRow({ count, children }: { count: 2 | 3 | 4; children: ReactNode }) {
  return <div className={cx(styles.row, styles[`row${count}`])}>{children}</div>;
}

/** The summary counts what is filled in. */
export function ShowMore({
  title,
  about,
  paths,
  startsOpen = false,
  children,
}: {
  title: string;
  /** Context for screen readers. */
  about?: string;
  paths: readonly FieldPath[];
  startsOpen?: boolean;
  children: ReactNode;
}) {
  const { values, fieldErrors } = useShoeForm();
  const texts = useFormTexts();
  const filled = paths.filter((path) => values[path].trim() !== '').length;
  const hasProblem = paths.some((path) => fieldErrors.has(path));
  return (
    <details className={styles.more} open={hasProblem || startsOpen || undefined}>
      <summary>
        {about && <span className="visually-hidden">{about}: </span>}
        {title}
        {filled > 0 && <span className={styles.filled}>{texts.filled(filled)}</span>}
      </summary>
      <div className={styles.moreBody}>{children}</div>
    </details>
  );
}
