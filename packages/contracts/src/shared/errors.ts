import * as z from 'zod/mini';

/** Every failure of `/api`: HTTP status and message. Closed: throw by code. */
export const errorCatalogue = {
  bad_json: { status: 400, message: 'The request body isn’t valid JSON.' },
  invalid_input: { status: 400, message: 'Some of the values aren’t valid.' },
  phone_not_allowed: { status: 400, message: 'Texts can’t be sent to this phone number.' },
  unauthorized: { status: 401, message: 'Please sign in.' },
  session_ended: { status: 401, message: 'Your session has ended. Please sign in again.' },
  session_idle: { status: 401, message: 'You were signed out because this screen was inactive.' },
  account_blocked: { status: 401, message: 'Your account is blocked. Ask an administrator for help.' },
  insufficient_aal: { status: 401, message: 'Please confirm with your second factor.' },
  forbidden: { status: 403, message: 'Your role doesn’t allow this.' },
  reauthentication_needed: { status: 403, message: 'Confirm that it’s you first, with your password or a passkey.' },
  second_factor_required: { status: 403, message: 'Set up a second factor first. Your role needs one.' },
  file_blocked: { status: 403, message: 'This file can’t be opened.' },
  not_found: { status: 404, message: 'Not found.' },
  method_not_allowed: { status: 405, message: 'This address doesn’t support that method.' },
  request_timeout: { status: 408, message: 'The request took too long to arrive.' },
  conflict: { status: 409, message: 'This was changed or already exists.' },
  settings_read_only: {
    status: 409,
    message: 'The settings come from a file on the server and can’t be changed here.',
  },
  knowledge_read_only: {
    status: 409,
    message: 'The pages come from files on the server and can’t be changed here.',
  },
  own_account: { status: 409, message: 'You can’t do this to your own account.' },
  last_admin: { status: 409, message: 'This is the last administrator. Make someone else an administrator first.' },
  slot_taken: { status: 409, message: 'This time was just taken. Choose another.' },
  request_kind_off: { status: 409, message: 'We don’t take this request here. Please call us.' },
  no_text_consent: { status: 409, message: 'This person hasn’t agreed to texts. Call instead.' },
  text_consent_needed: {
    status: 409,
    message: 'No consent to texts is recorded for this number. Say how the person agreed, then send.',
  },
  email_exists: { status: 409, message: 'A user with this email address already exists.' },
  sms_opted_out: { status: 409, message: 'Recipient has opted out of text messages' },
  payload_too_large: { status: 413, message: 'The request is too large.' },
  unsupported_media_type: { status: 415, message: 'This content type isn’t supported here.' },
  password_invalid: { status: 422, message: 'That isn’t your current password.' },
  passkey_invalid: { status: 422, message: 'This passkey wasn’t accepted.' },
  recovery_code_invalid: { status: 422, message: 'This recovery code isn’t valid.' },
  idempotency_mismatch: { status: 422, message: 'This form was already sent with different values.' },
  knowledge_refused: { status: 422, message: 'This page breaks a safety rule. Change it before you publish it.' },
  weak_password: { status: 422, message: 'Choose a longer or less common password.' },
  too_many_requests: { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  upload_quota: {
    status: 429,
    message: 'The upload quota is used up. Try again later or tomorrow, call us, or bring it to the store.',
  },
  internal: { status: 500, message: 'Internal error' },
  upstream_failed: { status: 502, message: 'A service we depend on returned an error. Please try again.' },
  sms_unreachable: { status: 502, message: 'We couldn’t reach the SMS carrier. The text wasn’t sent.' },
  sms_uncertain: {
    status: 502,
    message: 'The SMS carrier returned an error. We’re checking whether the text went out; don’t send it again.',
  },
  sms_not_connected: { status: 503, message: 'SMS isn’t connected. The text wasn’t sent.' },
  file_unscanned: { status: 503, message: 'This file hasn’t been scanned for malware yet. Try again in a minute.' },
  unavailable: { status: 503, message: 'The service isn’t available right now. Please try again.' },
  sms_unknown: {
    status: 504,
    message: 'The SMS carrier didn’t respond. We’re checking whether the text went out; don’t send it again.',
  },
  upstream_timeout: { status: 504, message: 'A service we depend on didn’t respond in time. Please try again.' },
  storage_full: { status: 507, message: 'Storage quota exceeded. Please free up space.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

/** The one body shape of a non-2xx answer under `/api`. `error` is the text the spec's screens show. */
export const errorBody = z.object({
  error: z.string(),
  code: z.string(),
  /** True when the same request may succeed later. */
  retryable: z.optional(z.boolean()),
  /** Refers to the log line of an internal error. */
  id: z.optional(z.string()),
  /** The rejected inputs, as dotted paths. */
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  /** With `conflict`, where the endpoint says so: the current value, in the endpoint's output form. */
  current: z.optional(z.unknown()),
  /** With `session_ended` and `account_blocked`, where it is known: a {@link SessionEndReason}. */
  reason: z.optional(z.string()),
  /** With a reason: the account's role now. */
  role: z.optional(z.string()),
});
export type ErrorBody = z.infer<typeof errorBody>;
