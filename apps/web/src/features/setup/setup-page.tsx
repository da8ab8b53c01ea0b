import { setupFirstAdmin } from '@rxweb/contracts/session';
import { passwordLimits } from '@rxweb/contracts/shared/limits';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import type { PageProps } from '../../app/feature.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './setup-page.module.css';
import { takeSetupToken } from './take-setup-token.ts';

const token = takeSetupToken(location, history);

const linkIsMissing = 'Open the setup link again from where the server printed it.';
const linkIsSpent = 'This setup link was already used or has expired. Restart the server to get a new one.';

/** Opened by the one-time link that the server prints. */
export function SetupPage({ signIn, navigate, pathOf }: PageProps) {
  const [message, setMessage] = useState<string | null>(token ? null : linkIsMissing);
  const [password, setPassword] = useState('');
  const [repeat, setRepeat] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy || !token) return;
    const form = new FormData(event.currentTarget);
    const [email, chosen] = [String(form.get('email')), String(form.get('password'))];
    setMessage(null);
    setIsBusy(true);
    const failure = await createAndSignIn(token, email, chosen, signIn);
    setIsBusy(false);
    if (failure === null) navigate(pathOf('dashboard'), { replace: true });
    else setMessage(failure);
  };

  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Create the first administrator</h1>
      <p className={styles.text}>This account manages everything else. The link that brought you here works once.</p>
      <Form onSubmit={handleSubmit}>
        {message !== null && (
          <Notice tone="danger" role="alert">
            {message}
          </Notice>
        )}
        <TextField label="Email" name="email" type="email" autoComplete="username" isRequired />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          isRequired
          minLength={passwordLimits.minChars}
          hint={`At least ${passwordLimits.minChars} characters.`}
          onChange={setPassword}
        />
        <PasswordField
          label="Repeat password"
          name="repeat"
          autoComplete="new-password"
          isRequired
          onChange={setRepeat}
          problem={repeat === password ? null : 'The passwords don’t match.'}
        />
        <Button type="submit" variant="primary" isWide aria-disabled={isBusy || !token}>
          {isBusy ? 'Creating…' : 'Create administrator'}
        </Button>
      </Form>
    </div>
  );
}

async function createAndSignIn(
  setupToken: string,
  email: string,
  password: string,
  signIn: PageProps['signIn'],
): Promise<string | null> {
  try {
    await callEndpoint(setupFirstAdmin, { body: { token: setupToken, email, password } });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return linkIsSpent;
    return error instanceof Error ? error.message : String(error);
  }
  const { message } = await signIn(email, password);
  return message ?? null;
}
