import * as z from 'zod/mini';

/** Every failure `/api` can answer with: its HTTP status and the words a person reads. Closed: throw by code, never ad hoc. */
export const errorCatalogue = {
  bad_json: { status: 400, message: 'The request body is not valid JSON.' },
  invalid_input: { status: 400, message: 'Some of the values sent are not valid.' },
  phone_not_allowed: { status: 400, message: 'Texts cannot be sent to this phone number.' },
  unauthorized: { status: 401, message: 'Please sign in.' },
  session_ended: { status: 401, message: 'Your session has ended. Please sign in again.' },
  session_idle: { status: 401, message: 'You were signed out because nobody used this screen for a while.' },
  account_blocked: { status: 401, message: 'Your account was blocked. Please ask an administrator.' },
  insufficient_aal: { status: 401, message: 'Please confirm with your second factor.' },
  forbidden: { status: 403, message: 'Your role does not allow this.' },
  not_found: { status: 404, message: 'Not found.' },
  method_not_allowed: { status: 405, message: 'This address does not take that method.' },
  request_timeout: { status: 408, message: 'The request took too long to arrive.' },
  conflict: { status: 409, message: 'This was changed or already exists.' },
  own_account: { status: 409, message: 'You cannot do this to your own account.' },
  last_admin: { status: 409, message: 'This is the last administrator. Make somebody else an administrator first.' },
  email_exists: { status: 409, message: 'A user with this email address already exists.' },
  sms_opted_out: { status: 409, message: 'Recipient has opted out of text messages' },
  payload_too_large: { status: 413, message: 'The request is too large.' },
  unsupported_media_type: { status: 415, message: 'This content type is not supported here.' },
  recovery_code_invalid: { status: 422, message: 'This recovery code is not valid.' },
  idempotency_mismatch: { status: 422, message: 'This form was sent before with other values.' },
  weak_password: { status: 422, message: 'Choose a longer or less common password.' },
  too_many_requests: { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  internal: { status: 500, message: 'Internal error' },
  upstream_failed: { status: 502, message: 'A service we depend on answered with an error. Please try again.' },
  sms_unreachable: { status: 502, message: 'The SMS carrier could not be reached. The text was not sent.' },
  sms_uncertain: {
    status: 502,
    message:
      'The SMS carrier answered with an error. Whether the text went out is being checked; please do not send it again.',
  },
  sms_not_connected: { status: 503, message: 'SMS is not connected. The text was not sent.' },
  unavailable: { status: 503, message: 'The service is not available right now. Please try again.' },
  sms_unknown: {
    status: 504,
    message: 'The SMS carrier did not answer. Whether the text went out is being checked; please do not send it again.',
  },
  upstream_timeout: { status: 504, message: 'A service we depend on did not answer in time. Please try again.' },
  storage_full: { status: 507, message: 'Storage quota exceeded. Please free up space.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

/** The one body shape of every non-2xx answer under `/api`. `error` is the text the spec's screens show. */
export const errorBody = z.object({
  error: z.string(),
  code: z.string(),
  /** True when the same request may succeed later. */
  retryable: z.optional(z.boolean()),
  /** Points at the log line of an internal error. */
  id: z.optional(z.string()),
  /** Which inputs were refused, as dotted paths. */
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  /** With `conflict`, where the endpoint says so: the thing as it is now, in the form the endpoint answers with. */
  current: z.optional(z.unknown()),
});
export type ErrorBody = z.infer<typeof errorBody>;
