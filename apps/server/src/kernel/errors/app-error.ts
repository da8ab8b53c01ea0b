import { type ErrorCode, errorCatalogue } from '@rxweb/contracts/shared/errors';

export interface AppErrorOptions extends ErrorOptions {
  /** Replaces the catalog's message. The user sees it: no technical detail. */
  message?: string;
  issues?: { path: string; message: string }[];
  /** Becomes the Retry-After header. */
  retryAfterSeconds?: number;
  /** With `conflict`: the current state. */
  current?: unknown;
}

/** The only error features throw. The error handler renders it. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly issues: AppErrorOptions['issues'];
  readonly retryAfterSeconds: number | undefined;
  readonly current: unknown;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? errorCatalogue[code].message, options);
    this.code = code;
    this.issues = options.issues;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.current = options.current;
  }
}
