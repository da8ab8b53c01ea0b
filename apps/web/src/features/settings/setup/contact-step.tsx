import type { SetupState, TestResult } from '@rxweb/contracts/setup';
import { formatPhone } from '@rxweb/domain/text/format';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useSetupStepsTexts } from '../../../texts/use/use-setup-steps-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageLink } from '../../../ui/page-link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import settingsStyles from '../settings-page.module.css';
import { useSetupApi } from './setup.api.ts';

interface ContactStepProps {
  setup: SetupState;
  email: string;
  foot: ReactNode;
  onNext: () => Promise<void>;
}

/** How texts and mails leave the store, with a test of each. */
export function ContactStep({ setup, email, foot, onNext }: ContactStepProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onNext();
  };
  return (
    <div className={settingsStyles.form}>
      <TextsPanel texts={setup.texts} />
      <MailPanel mail={setup.mail} email={email} />
      <form onSubmit={submit}>{foot}</form>
    </div>
  );
}

function TextsPanel({ texts: { kind, from } }: Pick<SetupState, 'texts'>) {
  const { texts } = useSetupStepsTexts();
  const api = useSetupApi();
  const [to, setTo] = useState('');
  const test = useTestMessage(() => api.testText(to));
  const twilio = from ? texts.connected(formatPhone(from)) : texts.connectedPool;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void test.send();
  };
  return (
    <Panel title={texts.title}>
      <div className={settingsStyles.panelBody}>
        <p>{{ twilio, demo: texts.demo, none: texts.none }[kind]}</p>
        {kind === 'none' && <p className={settingsStyles.muted}>{texts.how}</p>}
        {kind !== 'demo' && <Notice tone="warning">{texts.agreement}</Notice>}
        {kind !== 'none' && (
          <form className={settingsStyles.panelBody} onSubmit={submit}>
            <TextField
              label={texts.to}
              name="to"
              type="tel"
              autoComplete="tel"
              isRequired
              hint={texts.toHint}
              onChange={setTo}
            />
            <span>
              <Button type="submit" aria-disabled={test.isSending}>
                {test.isSending ? texts.sending : texts.send}
              </Button>
            </span>
          </form>
        )}
        <TestOutcome test={test} sent={texts.sent}>
          <PageLink href="/app/sms">{texts.openInbox}</PageLink>
        </TestOutcome>
      </div>
    </Panel>
  );
}

function MailPanel({ mail, email }: Pick<SetupState, 'mail'> & { email: string }) {
  const { mail: texts } = useSetupStepsTexts();
  const api = useSetupApi();
  const test = useTestMessage(api.testMail);
  return (
    <Panel title={texts.title}>
      <div className={settingsStyles.panelBody}>
        <p>{mail === 'smtp' ? texts.smtp(email) : texts[mail]}</p>
        {mail !== 'smtp' && <p className={settingsStyles.muted}>{texts.how}</p>}
        {mail === 'smtp' && (
          <span>
            <Button aria-disabled={test.isSending} onClick={() => void test.send()}>
              {test.isSending ? texts.sending : texts.send}
            </Button>
          </span>
        )}
        <TestOutcome test={test} sent={texts.sent} />
      </div>
    </Panel>
  );
}

interface TestOutcomeProps {
  test: ReturnType<typeof useTestMessage>;
  sent: string;
  children?: ReactNode;
}

function TestOutcome({ test: { outcome }, sent, children }: TestOutcomeProps) {
  return (
    <div role="status">
      {outcome === 'sent' && (
        <Notice tone="positive" action={children}>
          {sent}
        </Notice>
      )}
      {outcome !== null && outcome !== 'sent' && <Notice tone="danger">{outcome.failed}</Notice>}
    </div>
  );
}

/** Sends one test at a time. The outcome says why it failed, in the server's words. */
function useTestMessage(send: () => Promise<TestResult>) {
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<'sent' | { failed: string } | null>(null);
  return {
    isSending,
    outcome,
    send: async () => {
      if (isSending) return;
      setIsSending(true);
      setOutcome(null);
      const result = await send().then(
        ({ isSent, reason }) => (isSent ? ('sent' as const) : { failed: reason ?? '' }),
        (error: unknown) => ({ failed: error instanceof Error ? error.message : String(error) }),
      );
      setOutcome(result);
      setIsSending(false);
    },
  };
}
