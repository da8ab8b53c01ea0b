import { checkSetupLink, type SetupLinkEnd, setupFirstAdmin } from '@rxweb/contracts/session';
import { type FormEvent, useEffect, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import type { PageProps } from '../../app/feature.ts';
import { logFailure } from '../../browser/log.ts';
import { useSetupTexts } from '../../texts/use/use-setup-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { NewPasswordFields } from '../../ui/new-password-fields.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './setup-page.module.css';
import { takeSetupToken } from './take-setup-token.ts';

/** The first administrator continues here. */
const stepsPath = '/app/setup';
const token = takeSetupToken(location, history);

/** Opened by the one-time link that the server prints. Says at once when the link is of no use. */
export function SetupPage(props: PageProps) {
  const texts = useSetupTexts();
  const [end, setEnd] = useState<SetupLinkEnd | 'missing' | null>(token ? null : 'missing');
  useEffect(() => {
    if (!token) return;
    // Without an answer the form stays; sending it finds out.
    void endOfLink(token).then(setEnd, (error: unknown) => logFailure('The setup link was not checked', error));
  }, []);
  const { title, text } = end ? texts.ended[end] : texts;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {end === 'used' && (
        <Button
          variant="primary"
          isWide
          className={styles.next}
          onClick={() => props.navigate(props.pathOf('dashboard'))}
        >
          {texts.signIn}
        </Button>
      )}
      {token && !end && <SetupForm {...props} token={token} onEnded={setEnd} />}
    </div>
  );
}

const endOfLink = async (setupToken: string) =>
  (await callEndpoint(checkSetupLink, { body: { token: setupToken } })).end;

interface SetupFormProps extends Pick<PageProps, 'signIn' | 'navigate'> {
  token: string;
  onEnded: (end: SetupLinkEnd) => void;
}

function SetupForm({ token: setupToken, onEnded, signIn, navigate }: SetupFormProps) {
  const texts = useSetupTexts();
  const [message, setMessage] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = new FormData(event.currentTarget);
    const [email, chosen] = [String(form.get('email')), String(form.get('password'))];
    setMessage(null);
    setIsBusy(true);
    try {
      await callEndpoint(setupFirstAdmin, { body: { token: setupToken, email, password: chosen } });
      const { message: refusal } = await signIn(email, chosen);
      if (refusal === undefined) navigate(stepsPath, { replace: true });
      else setMessage(refusal);
    } catch (error) {
      const end = error instanceof ApiError && error.code === 'not_found' ? await endOfLink(setupToken) : null;
      if (end) onEnded(end);
      else setMessage(error instanceof Error ? error.message : String(error));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Form onSubmit={(event) => void handleSubmit(event)}>
      {message !== null && (
        <Notice tone="danger" role="alert">
          {message}
        </Notice>
      )}
      <TextField label={texts.email} name="email" type="email" autoComplete="username" isRequired />
      <NewPasswordFields label={texts.password} />
      <Button type="submit" variant="primary" isWide aria-disabled={isBusy}>
        {isBusy ? texts.busy : texts.submit}
      </Button>
    </Form>
  );
}
