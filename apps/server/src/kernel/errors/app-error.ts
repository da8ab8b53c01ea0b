import type { SessionEndReason } from '@rxweb/contracts/session';
import { type ErrorCode, errorCatalogue } from '@rxweb/contracts/shared/errors';
import type { Role } from '@rxweb/contracts/shared/roles';

export interface AppErrorOptions extends ErrorOptions {
  /** Replaces the catalog's message. The user sees it: no technical detail. */
  message?: string;
  issues?: { path: string; message: string }[];
  /** Becomes the Retry-After header. */
  retryAfterSeconds?: number;
  /** With `conflict`: the current state. */
  current?: unknown;
  /** With the end of a session: why, and the account's role now. */
  ended?: SessionEnd;
}

export interface SessionEnd {
  reason: SessionEndReason;
  role: Role | null;
}

/** The only error features throw. The error handler renders it. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly issues: AppErrorOptions['issues'];
  readonly retryAfterSeconds: number | undefined;
  readonly current: unknown;
  readonly ended: SessionEnd | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? errorCatalogue[code].message, options);
    this.code = code;
    this.issues = options.issues;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.current = options.current;
    this.ended = options.ended;
  }
}
