import type { ErrorCode } from '@rxweb/contracts/shared/errors';
import { lazyTexts } from '../use/lazy-texts.ts';

/** By code: a missing one does not compile. */
export type ErrorWords = Readonly<Record<ErrorCode, string>>;

/** Null: the server's own English, which may say more. */
export const useTranslatedErrors = lazyTexts<ErrorWords | null>(
  null,
  async () => (await import('./errors-es.ts')).errorsEs,
).use;

/** What the server answered, in the reader's language; null for an error that isn't the server's. */
export function useErrorWords(): (error: unknown) => string | null {
  const words = useTranslatedErrors();
  return (error) => {
    if (!(error instanceof Error) || !('code' in error)) return null;
    return words?.[error.code as ErrorCode] ?? error.message;
  };
}
