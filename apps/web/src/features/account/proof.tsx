import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useMemo, useState } from 'react';
import { retryImport } from '../../boot/retry-import.ts';
import { currentSessionTexts } from '../../texts/use-session-texts.ts';

/** Runs a change of how one signs in. If the server asks who it is first, so does a dialog; then the change runs again. */
type WithProof = <T>(change: () => Promise<T>) => Promise<T>;

const ProofContext = createContext<WithProof>((change) => change());

export const useProof = () => useContext(ProofContext);

const ProofDialog = lazy(async () => ({
  default: (await retryImport(() => import('./proof-dialog.tsx'))).ProofDialog,
}));

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

/** Of the auth service, or of `/api`. */
export function isProofNeeded(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'reauthentication_needed';
}
