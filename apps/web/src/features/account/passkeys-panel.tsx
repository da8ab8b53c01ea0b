import { storeDate } from '@rxweb/domain/store/opening-hours';
import { deviceText } from '@rxweb/domain/text/device-labels';
import { formatDate } from '@rxweb/domain/text/format';
import { useState } from 'react';
import { useStore } from '../../boot/boot.tsx';
import { onRequest } from '../../data/base-query.ts';
import { usePasskeysOffered } from '../../data/sign-in-offers.ts';
import { useQuery } from '../../data/use-query.ts';
import { useSessionTexts } from '../../texts/use/use-session-texts.ts';
import { useLanguage } from '../../texts/use/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './account-page.module.css';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { LoadError } from './load-error.tsx';
import { type Passkey, usePasskeys } from './passkeys.api.ts';
import { useAction } from './use-action.ts';

/** `onAdded` and `onRemoved` change what else the page shows: the second factor, its codes and the sessions. */
interface PasskeysPanelProps {
  onAdded: () => Promise<void>;
  onRemoved: () => void;
}

export function PasskeysPanel(props: PasskeysPanelProps) {
  const isOffered = usePasskeysOffered();
  const { passkeys: texts } = useSessionTexts();
  return (
    <Panel title={texts.title}>
      <div className={styles.body}>
        <p className={styles.text}>{isOffered === false ? texts.notOffered : texts.text}</p>
        {isOffered === null && <Spinner />}
        {isOffered && <PasskeyList {...props} />}
      </div>
    </Panel>
  );
}

function PasskeyList({ onAdded, onRemoved }: PasskeysPanelProps) {
  const { passkeys: texts } = useSessionTexts();
  const { list, add, remove } = usePasskeys();
  const { data: passkeys, isError, error, refetch } = useQuery(list, onRequest);
  const { message, isBusy, run } = useAction();
  const [asked, setAsked] = useState<Passkey | null>(null);
  const begin = () =>
    run(async () => {
      await add(freeName(deviceText(navigator.userAgent), passkeys ?? []));
      await refetch();
      await onAdded();
    });
  return (
    <>
      {isError && <LoadError error={error} onRetry={refetch} />}
      {message !== null && (
        <Notice tone="danger" role="alert">
          {message}
        </Notice>
      )}
      {!passkeys && !isError && <Spinner />}
      {passkeys && passkeys.length > 0 && (
        <ul className={styles.sessions} aria-label={texts.title}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setAsked(passkey)} />
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <Button aria-disabled={isBusy || !passkeys} onClick={begin}>
          {isBusy ? texts.adding : texts.add}
        </Button>
      </div>
      {asked && (
        <ConfirmDialog
          title={texts.removeTitle(asked.name)}
          text={texts.removeText}
          label={texts.remove}
          busyLabel={texts.removing}
          isDangerous
          onClose={() => setAsked(null)}
          act={async () => {
            await remove(asked.id);
            await refetch();
            onRemoved();
          }}
        />
      )}
    </>
  );
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { passkeys: texts } = useSessionTexts();
  const store = useStore();
  const language = useLanguage();
  const day = (at: string) => formatDate(storeDate(store, new Date(at)), language);
  return (
    <li className={styles.session}>
      <div>
        <p className={styles.device}>{passkey.name}</p>
        <p className={styles.text}>
          {texts.added(day(passkey.createdAt))},{' '}
          {passkey.lastUsedAt === null ? texts.neverUsed : texts.lastUsed(day(passkey.lastUsedAt))}
        </p>
      </div>
      <Button aria-label={texts.removeNamed(passkey.name)} onClick={onRemove}>
        {texts.remove}
      </Button>
    </li>
  );
}

/** Two passkeys of one account can't share a name. */
function freeName(name: string, passkeys: readonly Passkey[]): string {
  const isTaken = (candidate: string) => passkeys.some((passkey) => passkey.name === candidate);
  for (let number = 2, candidate = name; ; candidate = `${name} (${number++})`)
    if (!isTaken(candidate)) return candidate;
}
