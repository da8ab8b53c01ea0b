import { practicesPage } from '@rxweb/contracts/shared/legal-pages';
import type { FormField } from '@rxweb/domain/requests/form/form-fields';
import { labelOf } from '@rxweb/domain/requests/form/form-texts';
import { serviceOptions } from '@rxweb/domain/requests/form/service-choice';
import { vaccineNote } from '@rxweb/domain/requests/vaccine-table';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { formatPhone } from '@rxweb/domain/text/format';
import { type ReactNode, useId } from 'react';
import { useBoot, useStore } from '../../../boot/boot.tsx';
import { cx } from '../../../browser/class-names.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { TextConsent } from '../../../ui/legal/text-consent.tsx';
import field from '../../../ui/text-field.module.css';
import styles from './request-form.module.css';
import { SlotField } from './slot-field.tsx';
import type { useRequestForm } from './use-request-form.ts';

interface RequestFieldProps {
  field: FormField;
  request: ReturnType<typeof useRequestForm>;
}

/** One field, by its type. */
export function RequestField({ field: own, request }: RequestFieldProps) {
  const { texts, values, change } = request;
  const { name, type, options } = own;
  const value = values[name] ?? '';
  switch (type) {
    case 'tick':
      return <Tick field={own} request={request} />;
    case 'choice': {
      const labels: Readonly<Record<string, string>> = texts.options;
      const choices = (options ?? []).map((each) => ({ value: each, label: labels[each] ?? each }));
      return <Choice {...{ request, own, options: choices }} />;
    }
    case 'service':
      return <ServiceChoice {...{ request, own }} />;
    case 'slot':
      return values.service ? (
        <SlotField service={values.service} value={value} onChange={(startsAt) => change(name, startsAt)} />
      ) : (
        <p className={field.hint}>{texts.noSlot}</p>
      );
    default:
      return (
        <Line own={own} request={request}>
          {(props) =>
            type === 'lines' ? (
              <textarea
                {...props}
                rows={2}
                value={value}
                className={cx(field.input, field.area, styles.area)}
                onChange={({ currentTarget }) => change(name, currentTarget.value)}
              />
            ) : (
              <input
                {...props}
                type={type === 'tel' ? 'tel' : type === 'day' ? 'date' : 'text'}
                value={value}
                className={field.input}
                onChange={({ currentTarget }) => change(name, currentTarget.value)}
              />
            )
          }
        </Line>
      );
  }
}

interface OwnField {
  own: FormField;
  request: ReturnType<typeof useRequestForm>;
}

interface InputProps {
  id: string;
  name: string;
  maxLength?: number;
  autoComplete?: string;
  'aria-required': boolean;
  'aria-invalid': boolean;
  'aria-describedby'?: string;
}

/** Label, hint and problem around an input. */
function Line({ own, request, children }: OwnField & { children: (props: InputProps) => ReactNode }) {
  const { texts, problems } = request;
  const { name, isRequired = false, maxChars, autoComplete } = own;
  const id = useId();
  const hint = name in texts.hints ? texts.hints[name as keyof typeof texts.hints] : null;
  const problem = problems[name];
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {labelOf(texts, name)}{' '}
        {!isRequired && name !== 'items' && <small className={styles.optional}>{texts.optional}</small>}
      </label>
      {children({
        id,
        name,
        'aria-required': isRequired,
        'aria-invalid': problem !== undefined,
        ...(maxChars !== undefined && { maxLength: maxChars }),
        ...(autoComplete !== undefined && { autoComplete }),
        ...((hint || problem) && { 'aria-describedby': cx(problem && `${id}-error`, hint && `${id}-hint`) }),
      })}
      {hint && (
        <p id={`${id}-hint`} className={field.hint}>
          {hint}
        </p>
      )}
      {name === 'vaccine' && <VaccineNote request={request} />}
      {problem && (
        <p id={`${id}-error`} className={field.error}>
          {texts.problems[problem]}
        </p>
      )}
    </div>
  );
}

/** The store's row of what is typed, or of the chosen service; otherwise whom to call. */
function VaccineNote({ request: { values, offered } }: Pick<OwnField, 'request'>) {
  const store = useStore();
  const language = useLanguage();
  const service = offered.services?.find(({ slug }) => slug === values.service);
  const note = vaccineNote({
    vaccines: offered.vaccines,
    said: values.vaccine || service?.name[language] || '',
    today: storeDate(store, new Date()),
    phone: formatPhone(store.phone),
    language,
  });
  return (
    <p className={field.hint} role="status">
      {note}
    </p>
  );
}

function Tick({ field: { name }, request: { texts, values, change } }: RequestFieldProps) {
  const { legal } = useBoot();
  const isChecked = values[name] === 'yes';
  const onChange = (isTicked: boolean) => change(name, isTicked ? 'yes' : '');
  if (name === 'wantsTexts') return <TextConsent kind="request" isChecked={isChecked} onChange={onChange} />;
  if (name !== 'hasSeenNotice')
    return <CheckField label={labelOf(texts, name)} isChecked={isChecked} onChange={onChange} />;
  // Until the owner publishes it, there is nothing to have seen.
  if (!legal?.pages.includes(practicesPage)) return null;
  const hint = (
    <a href={`/${practicesPage}`} target="_blank" rel="noopener">
      {texts.notice}
    </a>
  );
  return <CheckField label={labelOf(texts, name)} isChecked={isChecked} hint={hint} onChange={onChange} />;
}

/** The store's services, with what it says about the chosen one. */
function ServiceChoice({ own, request }: OwnField) {
  const language = useLanguage();
  const services = request.offered.services ?? [];
  const note = services.find(({ slug }) => slug === request.values.service)?.note;
  return (
    <div>
      <Choice {...{ own, request, options: serviceOptions(services, language) }} />
      {note && <p className={field.hint}>{note[language]}</p>}
    </div>
  );
}

interface ChoiceProps extends OwnField {
  options: readonly { value: string; label: string }[];
}

function Choice({ own: { name, isRequired }, request, options }: ChoiceProps) {
  const { texts, values, problems, change } = request;
  const id = useId();
  const problem = problems[name];
  const chosen = values[name] || (isRequired ? '' : options[0]?.value);
  return (
    <fieldset className={styles.choice} aria-describedby={problem && `${id}-error`}>
      <legend className={field.label}>{labelOf(texts, name)}</legend>
      <div className={styles.options}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              name={`${id}-${name}`}
              checked={chosen === value}
              aria-invalid={problem !== undefined}
              onChange={() => change(name, value)}
            />
            {label}
          </label>
        ))}
      </div>
      {problem && (
        <p id={`${id}-error`} className={field.error}>
          {texts.problems[problem]}
        </p>
      )}
    </fieldset>
  );
}
