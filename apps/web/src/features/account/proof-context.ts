import { createContext, useContext } from 'react';

/** Runs a change of how one signs in. If the server asks who it is first, so does a dialog; then the change runs again. */
export type WithProof = <T>(change: () => Promise<T>) => Promise<T>;

export const ProofContext = createContext<WithProof>((change) => change());

export const useProof = () => useContext(ProofContext);

/** Of the auth service, or of `/api`. */
export function isProofNeeded(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'reauthentication_needed';
}
