import { getSession } from '@rxweb/contracts/session';
import { backgroundHeaders } from '@rxweb/contracts/shared/activity';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { formatDate } from '@rxweb/domain/text/format';
import { useCallback, useState } from 'react';
import { useStore } from '../../boot/boot.tsx';
import { onRequest, type ReadOptions } from '../../data/base-query.ts';
import { useQuery } from '../../data/use-query.ts';
import { useStaffCall } from '../../data/use-staff-call.ts';
import { useAccountTexts } from '../../texts/staff/use-account-texts.ts';
import { useSessionTexts } from '../../texts/use/use-session-texts.ts';
import { useLanguage } from '../../texts/use/use-texts.ts';
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
  const { factor: texts } = useAccountTexts();
  const makeCodes = async () => onCodes(await makeNewCodes());

  return (
    <Panel title={texts.title}>
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
  const { passkeys } = useSessionTexts();
  const { factor: texts } = useAccountTexts();
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
              <State tone="pass">{passkeys.unnamed}</State>
              <p className={styles.text}>{passkeys.isFactor}</p>
              <p>{texts.codesLeft(codesLeft)}</p>
            </>
          ) : (
            <>
              <State tone="warn">{texts.missing}</State>
              <p className={styles.text}>{texts.missingText}</p>
            </>
          )}
          <div className={styles.actions}>
            <Button aria-disabled={isBusy} onClick={begin}>
              {isBusy ? texts.preparing : hasPasskey ? texts.setUpApp : texts.setUp}
            </Button>
            {hasPasskey && (
              <Button aria-disabled={isBusy} onClick={() => run(makeCodes)}>
                {texts.newCodes}
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
  const { factor: texts } = useAccountTexts();
  const language = useLanguage();
  const { remove } = useOwnSignIn();
  const [asked, setAsked] = useState<'new-codes' | 'removal' | null>(null);
  return (
    <>
      <State tone="pass">{texts.onSince(formatDate(storeDate(store, new Date(factor.createdAt)), language))}</State>
      <p className={styles.text}>{texts.onText}</p>
      <p>{texts.codesLeft(codesLeft)}</p>
      <div className={styles.actions}>
        <Button onClick={() => setAsked('removal')}>{texts.remove}</Button>
        <Button onClick={() => setAsked('new-codes')}>{texts.newCodes}</Button>
      </div>
      {asked === 'removal' && (
        <ConfirmDialog
          title={texts.removeTitle}
          text={texts.removeText}
          label={texts.remove}
          busyLabel={texts.removing}
          isDangerous
          onClose={() => setAsked(null)}
          act={() => remove(factor.id).then(refetch)}
        />
      )}
      {asked === 'new-codes' && (
        <ConfirmDialog
          title={texts.createTitle}
          text={texts.createText}
          label={texts.create}
          busyLabel={texts.creating}
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
