import { passwordLimits } from '@rxweb/contracts/shared/limits';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
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

/** The server checks its strength and the current one (security row A16). */
export function PasswordPanel({ email, onChanged }: PasswordPanelProps) {
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
    <Panel title="Password">
      <div className={styles.body}>
        {changes > 0 && message === null && (
          <Notice tone="positive" role="status">
            Your password was changed, and you were signed out everywhere else.
          </Notice>
        )}
        {message !== null && (
          <Notice tone="danger" role="alert">
            {message}
          </Notice>
        )}
        <Form key={changes} onSubmit={handleSubmit}>
          <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordFields />
          <div className={styles.actions}>
            <Button type="submit" aria-disabled={isBusy}>
              {isBusy ? 'Changing…' : 'Change password'}
            </Button>
          </div>
        </Form>
      </div>
    </Panel>
  );
}

function PasswordFields() {
  const [next, setNext] = useState('');
  const [repeat, setRepeat] = useState('');
  return (
    <>
      <PasswordField label="Current password" name="current" autoComplete="current-password" isRequired />
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        isRequired
        minLength={passwordLimits.minChars}
        hint={`At least ${passwordLimits.minChars} characters, not easy to guess.`}
        onChange={setNext}
      />
      <PasswordField
        label="Repeat new password"
        name="repeat"
        autoComplete="new-password"
        isRequired
        onChange={setRepeat}
        problem={repeat === next ? null : 'The passwords don’t match.'}
      />
    </>
  );
}
