interface Failure {
  statusCode: number;
  error: string;
  code: string;
  /** Some messages include a detail, such as the refused key. */
  message: string | ((detail: string) => string);
}

const say = (detail: string): string => detail;

/** All failures of storage calls, as the official client expects them. Throw `StorageError` by name. */
const storageFailures = {
  noSuchKey: { statusCode: 404, error: 'not_found', code: 'NoSuchKey', message: 'Object not found' },
  noSuchBucket: { statusCode: 404, error: 'Bucket not found', code: 'NoSuchBucket', message: 'Bucket not found' },
  keyAlreadyExists: {
    statusCode: 409,
    error: 'Duplicate',
    code: 'KeyAlreadyExists',
    message: 'The resource already exists',
  },
  bucketAlreadyExists: {
    statusCode: 409,
    error: 'Duplicate',
    code: 'BucketAlreadyExists',
    message: 'The resource already exists',
  },
  bucketNotEmpty: {
    statusCode: 409,
    error: 'ResourceNotEmpty',
    code: 'ResourceNotEmpty',
    message: 'The bucket you tried to delete is not empty',
  },
  rowRefused: {
    statusCode: 403,
    error: 'Unauthorized',
    code: 'AccessDenied',
    message: 'new row violates row-level security policy',
  },
  accessDenied: { statusCode: 403, error: 'Unauthorized', code: 'AccessDenied', message: say },
  missingAuthorization: {
    statusCode: 400,
    error: 'Error',
    code: 'InvalidRequest',
    message: "headers must have required property 'authorization'",
  },
  invalidSchema: { statusCode: 400, error: 'Error', code: 'InvalidRequest', message: say },
  invalidRequest: { statusCode: 400, error: 'InvalidRequest', code: 'InvalidRequest', message: say },
  noContent: { statusCode: 400, error: 'InvalidRequest', code: 'InvalidRequest', message: 'No content provided' },
  brokenUpload: {
    statusCode: 400,
    error: 'InvalidRequest',
    code: 'InvalidRequest',
    message: 'The upload ended before all of it had arrived',
  },
  entityTooLarge: {
    statusCode: 413,
    error: 'Payload too large',
    code: 'EntityTooLarge',
    message: 'The object exceeded the maximum allowed size',
  },
  invalidMimeType: {
    statusCode: 415,
    error: 'invalid_mime_type',
    code: 'InvalidMimeType',
    message: (type: string) => `mime type ${type} is not supported`,
  },
  invalidKey: {
    statusCode: 400,
    error: 'InvalidKey',
    code: 'InvalidKey',
    message: (key: string) => `Invalid key: ${key}`,
  },
  invalidBucketName: {
    statusCode: 400,
    error: 'Invalid Input',
    code: 'InvalidBucketName',
    message: 'Bucket name invalid',
  },
  invalidJwt: { statusCode: 400, error: 'InvalidJWT', code: 'InvalidJWT', message: say },
  invalidSignature: {
    statusCode: 400,
    error: 'InvalidSignature',
    code: 'InvalidSignature',
    message: 'Invalid signature',
  },
  invalidRange: { statusCode: 416, error: 'invalid_range', code: 'InvalidRange', message: 'invalid range provided' },
  // The page recognizes this one by the words "quota" and "space".
  storageFull: {
    statusCode: 507,
    error: 'Insufficient Storage',
    code: 'StorageFull',
    message: 'Storage quota exceeded. Please free up space.',
  },
  unavailable: {
    statusCode: 503,
    error: 'Service Unavailable',
    code: 'DatabaseUnavailable',
    message: 'The database does not answer right now. Please try again.',
  },
  internal: { statusCode: 500, error: 'Internal', code: 'InternalError', message: 'Internal server error' },
} as const satisfies Record<string, Failure>;

export type StorageFailure = keyof typeof storageFailures;

/** A storage failure by its catalog name. `detail` goes into the message. */
export class StorageError extends Error {
  readonly failure: StorageFailure;

  constructor(failure: StorageFailure, detail = '', options?: ErrorOptions) {
    const { message } = storageFailures[failure];
    super(typeof message === 'string' ? message : message(detail), options);
    this.name = 'StorageError';
    this.failure = failure;
  }
}

export interface StorageErrorBody {
  statusCode: string;
  error: string;
  code: string;
  message: string;
}

/** The error body; `statusCode` holds the true status as text. */
export function toErrorBody(error: StorageError): StorageErrorBody {
  const { statusCode, error: title, code } = storageFailures[error.failure];
  return { statusCode: String(statusCode), error: title, message: error.message, code };
}

/** The HTTP status: 400 for all below 500, except ranges. */
export function toHttpStatus(error: StorageError): number {
  const { statusCode } = storageFailures[error.failure];
  return statusCode >= 500 || statusCode === 416 ? statusCode : 400;
}
