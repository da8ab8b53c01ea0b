import { type FormEvent, useState } from 'react';
import { useSessionTexts } from '../../texts/use/use-session-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { NewPasswordFields } from '../../ui/new-password-fields.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useOwnSignIn } from './account.api.ts';
import styles from './account-page.module.css';
import { useAction } from './use-action.ts';

interface PasswordPanelProps {
  email: string;
  onChanged: () => void;
}

/** The server checks the current one, too (security row A16). */
export function PasswordPanel({ email, onChanged }: PasswordPanelProps) {
  const { ownPassword: texts } = useSessionTexts();
  const { changePassword } = useOwnSignIn();
  const { message, isBusy, run } = useAction('newPassword');
  const [changes, setChanges] = useState(0);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (await run(() => changePassword(String(form.get('current')), String(form.get('password'))))) {
      setChanges(changes + 1);
      onChanged();
    }
  };

  return (
    <Panel title={texts.title}>
      <div className={styles.body}>
        {changes > 0 && message === null && (
          <Notice tone="positive" role="status">
            {texts.changed}
          </Notice>
        )}
        {message !== null && (
          <Notice tone="danger" role="alert">
            {message}
          </Notice>
        )}
        <Form key={changes} onSubmit={handleSubmit}>
          <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField label={texts.current} name="current" autoComplete="current-password" isRequired />
          <NewPasswordFields />
          <div className={styles.actions}>
            <Button type="submit" aria-disabled={isBusy}>
              {isBusy ? texts.busy : texts.submit}
            </Button>
          </div>
        </Form>
      </div>
    </Panel>
  );
}
