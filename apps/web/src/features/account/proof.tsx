import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { lazyPartOf } from '../../texts/use/lazy-part-of.ts';
import { currentSessionTexts } from '../../texts/use/use-session-texts.ts';
import { isProofNeeded, ProofContext, type WithProof } from './proof-context.ts';

const ProofDialog = lazyPartOf(async () => (await import('./proof-dialog.tsx')).ProofDialog);

/** Settles when the dialog closes: whether the person was confirmed. */
type Asked = (isConfirmed: boolean) => void;

export function ProofProvider({ email, children }: { email: string; children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = useCallback(
    () =>
      new Promise<boolean>((settle) => {
        setAsked(() => (isConfirmed: boolean) => {
          setAsked(null);
          settle(isConfirmed);
        });
      }),
    [],
  );
  const withProof = useMemo<WithProof>(
    () => async (change) => {
      try {
        return await change();
      } catch (error) {
        if (!isProofNeeded(error)) throw error;
        if (!(await ask())) throw new Error(currentSessionTexts().proof.isMissing, { cause: error });
        return change();
      }
    },
    [ask],
  );
  return (
    <ProofContext value={withProof}>
      {children}
      {asked && (
        <Suspense>
          <ProofDialog email={email} onDone={asked} />
        </Suspense>
      )}
    </ProofContext>
  );
}
