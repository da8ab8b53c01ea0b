import { lazyTexts } from '../use/lazy-texts.ts';
import type { ServerErrors } from './server-errors-es.ts';

/** Null: the server's own words, which are English. */
const serverErrors = lazyTexts<ServerErrors | null>(
  null,
  async () => (await import('./server-errors-es.ts')).serverErrorsEs,
);

interface Failure {
  code: string;
  body?: { error?: string | undefined } | null;
}

/** The server's message in the language shown; empty without one. */
export function serverErrorText({ code, body }: Failure): string {
  const spanish = serverErrors.current();
  const message = body?.error ?? '';
  return spanish?.conflicts[message] ?? spanish?.byCode[code] ?? message;
}
