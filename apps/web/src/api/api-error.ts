import type { ErrorBody, ErrorCode } from '@rxweb/contracts/shared/errors';

/** `network`: no answer. `bad_response`: an answer outside the contract. */
export type ApiErrorCode = ErrorCode | 'network' | 'bad_response';

/** Read leniently, since a proxy may drop parts of it. */
export type LooseErrorBody = { [Key in keyof ErrorBody]?: ErrorBody[Key] | undefined };

/** `status` is 0 without an answer; `body` is the server's message, if any. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly body: LooseErrorBody | null;
  /** Empty over HTTP/2. */
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
