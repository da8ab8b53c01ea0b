import { setOwnName } from '@rxweb/contracts/session';
import { type FormEvent, useState } from 'react';
import { loadAuth } from '../../backend/load-auth.ts';
import { useBoot } from '../../boot/boot.tsx';
import { useStaffCall } from '../../data/use-staff-call.ts';
import { useAccountTexts } from '../../texts/staff/use-account-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { NameField } from '../../ui/name-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './account-page.module.css';
import { useAction } from './use-action.ts';

/** What colleagues call the user. */
export function NamePanel({ name }: { name: string }) {
  const { name: texts } = useAccountTexts();
  const { backend } = useBoot();
  const call = useStaffCall();
  const { message, isBusy, run } = useAction();
  const [saved, setSaved] = useState<string | null>(null);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('name')).trim();
    await run(async () => {
      setSaved((await call(setOwnName, { body: { name: typed } })).name);
      // A new token brings the name to every open tab.
      if (backend) await (await loadAuth(backend)).auth.refreshSession();
    });
  };

  return (
    <Panel title={texts.title}>
      <div className={styles.body}>
        {saved !== null && message === null && (
          <Notice tone="positive" role="status">
            {texts.saved(saved)}
          </Notice>
        )}
        {message !== null && (
          <Notice tone="danger" role="alert">
            {message}
          </Notice>
        )}
        <Form onSubmit={(event) => void handleSubmit(event)}>
          <NameField value={name} isRequired />
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
