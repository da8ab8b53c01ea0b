import { getSession } from '@rxweb/contracts/session';
import { backgroundHeaders } from '@rxweb/contracts/shared/activity';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { formatDate } from '@rxweb/domain/text/format';
import { useCallback, useState } from 'react';
import { useStore } from '../../boot/boot.tsx';
import { onRequest, type ReadOptions } from '../../data/base-query.ts';
import { useQuery } from '../../data/use-query.ts';
import { useStaffCall } from '../../data/use-staff-call.ts';
import { useSessionTexts } from '../../texts/use/use-session-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { State } from '../../ui/state.tsx';
import { type Enrolment, type Factor, useOwnSignIn } from './account.api.ts';
import styles from './account-page.module.css';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { EnrolForm } from './enrol-form.tsx';
import { LoadError } from './load-error.tsx';
import { type Attempt, useAction } from './use-action.ts';

export function SecondFactorPanel({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const call = useStaffCall();
  const { readFactor, makeCodes: makeNewCodes } = useOwnSignIn();
  const read = useCallback(
    async ({ signal }: ReadOptions) => {
      const session = call(getSession, {}, { signal, headers: backgroundHeaders });
      const [factors, { recoveryCodesLeft }] = await Promise.all([readFactor(), session]);
      return { ...factors, codesLeft: recoveryCodesLeft };
    },
    [call, readFactor],
  );
  const { data, isError, error, refetch } = useQuery(read, onRequest);
  const makeCodes = async () => onCodes(await makeNewCodes());

  return (
    <Panel title="Second factor">
      <div className={styles.body}>
        {isError && <LoadError error={error} onRetry={refetch} />}
        {!data && !isError && <Spinner />}
        {data?.factor && <FactorStatus factor={data.factor} codesLeft={data.codesLeft} {...{ makeCodes, refetch }} />}
        {data && !data.factor && <Missing {...data} {...{ makeCodes, refetch }} />}
      </div>
    </Panel>
  );
}

interface PartProps {
  makeCodes: () => Promise<void>;
  refetch: () => Promise<void>;
}

function Missing({
  hasPasskey,
  codesLeft,
  makeCodes,
  refetch,
}: PartProps & { hasPasskey: boolean; codesLeft: number }) {
  const texts = useSessionTexts().passkeys;
  const { name } = useStore();
  const { enrol, confirm } = useOwnSignIn();
  const { message, isBusy, run } = useAction();
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const begin = () => run(async () => setEnrolment(await enrol(name)));
  const finish = (code: string) =>
    run(async () => {
      if (!enrolment) return;
      await confirm(enrolment.factorId, code);
      // Without codes it's still on: the panel then shows that none are left.
      await makeCodes().finally(refetch);
    });
  return (
    <>
      <ActionError message={message} />
      {enrolment ? (
        <EnrolForm enrolment={enrolment} isBusy={isBusy} onCode={finish} onCancel={() => setEnrolment(null)} />
      ) : (
        <>
          {hasPasskey ? (
            <>
              <State tone="pass">{texts.unnamed}</State>
              <p className={styles.text}>{texts.isFactor}</p>
              <p>{codesLeftText(codesLeft)}</p>
            </>
          ) : (
            <>
              <State tone="warn">Not set up</State>
              <p className={styles.text}>
                With a second factor, someone who learns your password still can’t sign in. You’ll need an authenticator
                app on your phone.
              </p>
            </>
          )}
          <div className={styles.actions}>
            <Button aria-disabled={isBusy} onClick={begin}>
              {isBusy ? 'Preparing…' : hasPasskey ? 'Set up authenticator app' : 'Set up second factor'}
            </Button>
            {hasPasskey && (
              <Button aria-disabled={isBusy} onClick={() => run(makeCodes)}>
                New recovery codes
              </Button>
            )}
          </div>
        </>
      )}
    </>
  );
}

function FactorStatus({ factor, codesLeft, makeCodes, refetch }: PartProps & { factor: Factor; codesLeft: number }) {
  const store = useStore();
  const { remove } = useOwnSignIn();
  const [asked, setAsked] = useState<'new-codes' | 'removal' | null>(null);
  return (
    <>
      <State tone="pass">On since {formatDate(storeDate(store, new Date(factor.createdAt)))}</State>
      <p className={styles.text}>You’ll enter a code from your authenticator app each time you sign in.</p>
      <p>{codesLeftText(codesLeft)}</p>
      <div className={styles.actions}>
        <Button onClick={() => setAsked('removal')}>Remove second factor</Button>
        <Button onClick={() => setAsked('new-codes')}>New recovery codes</Button>
      </div>
      {asked === 'removal' && (
        <ConfirmDialog
          title="Remove your second factor?"
          text="Your password alone will be enough to sign in, and your recovery codes will stop working."
          label="Remove second factor"
          busyLabel="Removing…"
          isDangerous
          onClose={() => setAsked(null)}
          act={() => remove(factor.id).then(refetch)}
        />
      )}
      {asked === 'new-codes' && (
        <ConfirmDialog
          title="Create new recovery codes?"
          text="Your current codes will stop working."
          label="Create new codes"
          busyLabel="Creating…"
          onClose={() => setAsked(null)}
          act={makeCodes}
        />
      )}
    </>
  );
}

function ActionError({ message }: Pick<Attempt, 'message'>) {
  if (message === null) return null;
  return (
    <Notice tone="danger" role="alert">
      {message}
    </Notice>
  );
}

function codesLeftText(codes: number): string {
  if (codes === 0) return 'No recovery codes left. Create new ones in case you lose your phone.';
  return codes === 1 ? '1 recovery code left.' : `${codes} recovery codes left.`;
}
