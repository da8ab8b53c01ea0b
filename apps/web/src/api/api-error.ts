import type { ErrorBody, ErrorCode } from '@rxweb/contracts/shared/errors';

/** `network`: no answer came. `bad_response`: an answer came that the contract does not know. */
export type ApiErrorCode = ErrorCode | 'network' | 'bad_response';

/** The one error body, read leniently: a proxy in between may leave out parts of it, and its text still counts. */
export type LooseErrorBody = { [Key in keyof ErrorBody]?: ErrorBody[Key] | undefined };

/** Why a call failed. `status` is 0 when no answer came; `body` is the server's own words when it gave any. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly body: LooseErrorBody | null;
  /** The words beside the status; empty over HTTP/2. */
  readonly statusText: string;

  constructor(
    code: ApiErrorCode,
    status: number,
    message: string,
    body: LooseErrorBody | null = null,
    statusText = '',
  ) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.body = body;
    this.statusText = statusText;
  }
}
