import type { RequestKind } from '@rxweb/contracts/requests/kinds';
import { type FormField, fieldsOf, formSteps, isAsked, photoKinds } from '@rxweb/domain/requests/form/form-fields';
import { asksVaccine } from '@rxweb/domain/requests/form/service-choice';
import { useEffect, useId, useRef } from 'react';
import { useOnline } from '../../../browser/use-online.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { IconDrawing } from '../../../ui/icons.ts';
import { bottleIcon, calendarIcon, peopleIcon, pinIcon, transferIcon } from '../../../ui/more-icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { ChatFormProps } from '../chat-form-props.ts';
import { PhotoList } from './photo-list.tsx';
import { RequestField } from './request-field.tsx';
import styles from './request-form.module.css';
import { useRequestForm } from './use-request-form.ts';

const icons: Record<RequestKind, IconDrawing> = {
  refill: bottleIcon,
  transfer: transferIcon,
  new_patient: peopleIcon,
  appointment: calendarIcon,
  delivery: pinIcon,
};

type Request = ReturnType<typeof useRequestForm>;

/** Asks the store for something, in two steps: what, and who. */
function RequestForm({ kind, takesFocus, said, onLeft, onClose }: ChatFormProps & { kind: RequestKind }) {
  const request = useRequestForm(kind, said, { onLeft, onClose });
  const { texts, step, failure, isSending, problems } = request;
  const isOnline = useOnline();
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  useFocus(form, request.offered.services ? step : null, takesFocus, problems);
  const isLast = step === formSteps.at(-1);
  return (
    <form
      ref={form}
      className={styles.form}
      aria-labelledby={titleId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void (isLast ? request.send() : request.next());
      }}
    >
      <header className={styles.head}>
        <Icon drawing={icons[kind]} size={24} />
        <h2 id={titleId} className={styles.title}>
          {texts.titles[kind]}
        </h2>
      </header>
      <fieldset key={step} className={styles.body}>
        <legend className={styles.step}>
          {texts.step(formSteps.indexOf(step) + 1, formSteps.length)}: {texts.steps[step]}
        </legend>
        {failure && (
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        )}
        {!isOnline && (
          <Notice tone="warning" role="status">
            {texts.offline}
          </Notice>
        )}
        <Fields kind={kind} request={request} />
      </fieldset>
      <p className={styles.legal}>
        {texts.staffOnly}{' '}
        <a href="/privacy" target="_blank" rel="noopener">
          {texts.privacy}
        </a>{' '}
        {texts.emergency} <a href="tel:911">{texts.call911}</a>
      </p>
      <footer className={styles.foot}>
        <Button variant="quiet" onClick={request.cancel}>
          {texts.cancel}
        </Button>
        <span className={styles.onward}>
          {isLast && <Button onClick={request.back}>{texts.back}</Button>}
          <Button type="submit" variant="primary" disabled={isLast && !isOnline} aria-disabled={isSending || undefined}>
            {isSending ? texts.sending : isLast ? texts.send : texts.next}
          </Button>
        </span>
      </footer>
    </form>
  );
}

/** The step's fields; rare ones behind "More details". */
function Fields({ kind, request }: { kind: RequestKind; request: Request }) {
  const { texts, step, values, photos, offered } = request;
  const { services } = offered;
  if (!services) return <p role="status">{texts.loading}</p>;
  const isShown = (field: FormField) =>
    isAsked(field, values) &&
    (!['vaccine', 'doseNumber'].includes(field.name) || asksVaccine(services, values.service));
  const fields = fieldsOf(kind, step, offered.isDelivering).filter(isShown);
  const [usual, rare] = [fields.filter(({ isMore }) => !isMore), fields.filter(({ isMore }) => isMore)];
  const photoLabel = step === 'what' && photoKinds.find((each) => each === kind);
  return (
    <>
      {photoLabel && <PhotoList label={texts.photo[photoLabel]} texts={texts} photos={photos} />}
      {usual.map((field) => (
        <RequestField key={field.name} field={field} request={request} />
      ))}
      {rare.length > 0 && (
        <details className={styles.more} open={rare.some(({ name }) => !!values[name])}>
          <summary>{texts.more}</summary>
          <div className={styles.rare}>
            {rare.map((field) => (
              <RequestField key={field.name} field={field} request={request} />
            ))}
          </div>
        </details>
      )}
    </>
  );
}

/** The first field of a step that the visitor opened, once it is there, or the first one with a problem. */
function useFocus(
  form: { current: HTMLFormElement | null },
  step: string | null,
  takesFocus: boolean,
  problems: object,
): void {
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (step === null) return;
    const isFirst = shown.current === null;
    const isSame = shown.current === step;
    shown.current = step;
    if (isSame || (isFirst && !takesFocus)) return;
    form.current?.querySelector<HTMLElement>('fieldset :is(input, textarea)')?.focus({ preventScroll: isFirst });
  }, [form, step, takesFocus]);
  useEffect(() => {
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [form, problems]);
}

export const RefillForm = (props: ChatFormProps) => <RequestForm kind="refill" {...props} />;
export const TransferForm = (props: ChatFormProps) => <RequestForm kind="transfer" {...props} />;
export const NewPatientForm = (props: ChatFormProps) => <RequestForm kind="new_patient" {...props} />;
export const AppointmentForm = (props: ChatFormProps) => <RequestForm kind="appointment" {...props} />;
export const DeliveryForm = (props: ChatFormProps) => <RequestForm kind="delivery" {...props} />;
