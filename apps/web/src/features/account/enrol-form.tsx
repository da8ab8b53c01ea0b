import { type FormEvent, useState } from 'react';
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
  const [code, setCode] = useState('');
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onCode(code);
  };
  return (
    <>
      <ol className={styles.steps}>
        <li>Open your authenticator app and add an account.</li>
        <li>Scan this QR code, or enter the key below it.</li>
        <li>Enter the 6-digit code it shows.</li>
      </ol>
      <img className={styles.qrCode} src={qrCode} alt="QR code with the key for your authenticator app" />
      <p className={styles.secretLine}>
        <span>Key</span>
        <code className={styles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        <CopyButton label="Copy key" text={secret} copied="Copied" />
      </p>
      <Form onSubmit={handleSubmit}>
        <CodeField label="6-digit code" incomplete="Enter all 6 digits." onChange={setCode} />
        <div className={styles.actions}>
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" variant="primary" aria-disabled={isBusy}>
            {isBusy ? 'Checking…' : 'Turn on'}
          </Button>
        </div>
      </Form>
    </>
  );
}
