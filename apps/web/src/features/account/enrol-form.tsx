import { type FormEvent, useState } from 'react';
import { useAccountTexts } from '../../texts/staff/use-account-texts.ts';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Form } from '../../ui/form.tsx';
import type { Enrolment } from './account.api.ts';
import styles from './account-page.module.css';

interface EnrolFormProps {
  enrolment: Enrolment;
  isBusy: boolean;
  onCode: (code: string) => void;
  onCancel: () => void;
}

export function EnrolForm({ enrolment: { qrCode, secret }, isBusy, onCode, onCancel }: EnrolFormProps) {
  const { enrol: texts, cancel } = useAccountTexts();
  const [code, setCode] = useState('');
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onCode(code);
  };
  return (
    <>
      <ol className={styles.steps}>
        {texts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <img className={styles.qrCode} src={qrCode} alt={texts.picture} />
      <p className={styles.secretLine}>
        <span>{texts.key}</span>
        <code className={styles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        <CopyButton label={texts.copyKey} text={secret} copied={texts.copied} />
      </p>
      <Form onSubmit={handleSubmit}>
        <CodeField label={texts.code} incomplete={texts.incomplete} onChange={setCode} />
        <div className={styles.actions}>
          <Button onClick={onCancel}>{cancel}</Button>
          <Button type="submit" variant="primary" aria-disabled={isBusy}>
            {isBusy ? texts.busy : texts.submit}
          </Button>
        </div>
      </Form>
    </>
  );
}
