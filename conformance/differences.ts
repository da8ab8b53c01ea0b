import { isEmbedded } from './target.ts';

interface Difference {
  call: string;
  embedded: string;
  supabase: string;
  why: string;
}

/**
 * Where the embedded backend deliberately differs from hosted Supabase. Checks ask {@link ours} which answer to expect;
 * docs/backend.md lists them all.
 */
export const differences = {
  ambiguousPaths: {
    call: 'any path with dot segments, doubled slashes, backslashes or their escapes',
    embedded: '400',
    supabase: 'put right in one way or another',
    why: 'two readers of one path must not read two paths',
  },
  keyAlone: {
    call: 'GET /auth/v1/user with the anon key alone',
    embedded: '401 no_authorization',
    supabase: '403 bad_jwt: the gateway takes the key for a token',
    why: 'a key is not a person',
  },
  unknownAddressByOtp: {
    call: 'POST /auth/v1/otp with create_user false for an unknown address',
    embedded: '200 {}',
    supabase: '422 otp_disabled',
    why: 'the answer would tell who has an account',
  },
  weakPasswordOnCreate: {
    call: 'POST /auth/v1/admin/users with a weak password',
    embedded: '422 weak_password',
    supabase: '200',
    why: 'no account begins with a password that is tried first',
  },
  longPasswords: {
    call: 'PUT /auth/v1/user with a password of more than 72 bytes',
    embedded: 'taken whole, up to 1,024 bytes',
    supabase: '400 validation_failed',
    why: 'argon2id has no such limit, and a password is never cut',
  },
  currentPassword: {
    call: 'PUT /auth/v1/user with a password, but without current_password or nonce',
    embedded: '400 current_password_required, unless the session came by a mail',
    supabase: '200, as long as the project does not demand it',
    why: 'whoever finds an open session must not be able to keep it',
  },
  freshProof: {
    call: 'POST /auth/v1/factors, DELETE /auth/v1/factors/{id} of a verified factor, adding or deleting a passkey, PUT /auth/v1/user with a new address',
    embedded: '403 reauthentication_needed, unless the session showed the password or a passkey within five minutes',
    supabase: '200; the gate of our server asks before it, but whoever calls the project’s own address is not asked',
    why: 'whoever finds an open session must not be able to keep it',
  },
  mailLinks: {
    call: 'GET /auth/v1/verify',
    embedded: '200, a page with one button; the button posts and gets the 303',
    supabase: '303 at once',
    why: 'programs that look into mails must not use up the link',
  },
  mailCodes: {
    call: 'email_otp and hashed_token of POST /auth/v1/admin/generate_link',
    embedded: '8 digits; 64 hexadecimal digits',
    supabase: '6 digits (or as the project sets it); 56 hexadecimal digits',
    why: 'harder to guess',
  },
  listAfterSoftDelete: {
    call: 'GET /auth/v1/admin/users after DELETE with should_soft_delete true',
    embedded: 'the user is gone from answers',
    supabase: 'the user is listed with deleted_at',
    why: 'nobody asks for whom they deleted',
  },
  unknownCalls: {
    call: 'an unknown call under /auth/v1',
    embedded: '404 not_found as JSON',
    supabase: '404 as plain text, which its client cannot read',
    why: 'the client shows the reason',
  },
  signUpDoors: {
    call: 'POST /auth/v1/signup, /otp with create_user, /magiclink, /sso; GET /authorize',
    embedded: '422 signup_disabled',
    supabase: '4xx, with the code of the door',
    why: 'accounts are made by an administrator only',
  },
  tryLimits: {
    call: 'too many passwords, codes or mails',
    embedded:
      '429 over_request_rate_limit or over_email_send_rate_limit, with Retry-After, counted for the account and the address (IPv4, or /64), known devices apart',
    supabase: '429 without Retry-After, counted as the project sets it',
    why: 'a shop has no firewall that counts',
  },
  endedSessions: {
    call: 'rest, storage and realtime with the access token of a session that was ended',
    embedded: 'refused at once; channels are closed within seconds',
    supabase: 'taken until the token expires, an hour at most',
    why: 'signed out, blocked and stolen have to mean something at once',
  },
  restWrites: {
    call: 'POST, PATCH, PUT, DELETE /rest/v1/messages',
    embedded: '405 PGRST117',
    supabase: '403 42501 (401 when anonymous)',
    why: 'the product writes through its own server only',
  },
  rowCap: {
    call: 'GET /rest/v1/messages without a limit',
    embedded: '200 rows at most',
    supabase: 'as max_rows of the project says (1,000)',
    why: 'the inbox never shows more',
  },
  otherTables: {
    call: 'GET /rest/v1/... for any other table',
    embedded: '404 PGRST205, whether there is one or not',
    supabase: '404 PGRST205 (42P01 before PostgREST 13) only when there is none',
    why: 'a list of what may be read, not of what may not',
  },
  privateFiles: {
    call: 'GET /storage/v1/object/...',
    embedded: 'nosniff, a sandbox policy, private files never cached, and all but plain images and PDF as a download',
    supabase: 'none of these',
    why: 'stored files must not act as pages of our address',
  },
  emptyFiles: {
    call: 'an upload of no bytes, with a signed address or without the service key',
    embedded: '400 InvalidRequest "No content provided"',
    supabase: '200',
    why: 'a photo that never arrived looks so, and nobody would learn of it',
  },
  encodedFiles: {
    call: 'an upload with a content encoding',
    embedded: '400 InvalidRequest "contentEncoding is not supported"',
    supabase: 'kept with its encoding (newest versions), or without (older)',
    why: 'files are served as they were sent, and an encoding that is dropped makes them unreadable',
  },
  olderVersions: {
    call: 'versionId, sourceVersionId, noncurrentVersions, deleteMarkers, exactMatch, versioning_status, lifecycle',
    embedded: '400 InvalidRequest, naming the field; lifecycle 404',
    supabase: 'older versions of a file where the bucket keeps them (newest versions), ignored by others',
    why: 'a file has one version here',
  },
  changedPictures: {
    call: 'transform, width, height, resize, format, quality; /render/image/...',
    embedded: '400 InvalidRequest, naming the field; /render 404',
    supabase: 'a picture made to measure, where that is switched on',
    why: 'the product shows pictures as they are',
  },
  signedUploadLife: {
    call: 'POST /storage/v1/object/upload/sign/...',
    embedded: 'works for 10 minutes',
    supabase: 'works for 2 hours',
    why: 'an address that lies about is a risk',
  },
  forbiddenJoins: {
    call: 'phx_join for a table whose rows the caller can never read',
    embedded:
      'refused: CHANNEL_ERROR; with the project key alone it waits for the token of a user, and is decided then',
    supabase: 'joined, and silent',
    why: 'a mistake shows at once',
  },
  privateChannels: {
    call: 'phx_join with private true, or for a schema other than public',
    embedded: 'refused',
    supabase: 'as the policies of realtime.messages and the publication say',
    why: 'nothing here decides who may enter, so nobody may',
  },
  socketRefusals: {
    call: 'the websocket with a key that does not hold; phx_join with a token that does not hold',
    embedded: '401 {"error"} with the words of the realtime server; the reason of the join likewise',
    supabase: 'the gateway may refuse first, in words of its own',
    why: 'there is no second program in front',
  },
  rowsOfChanges: {
    call: 'INSERT and UPDATE events',
    embedded: 'the row as it is when the event is sent; none for a row that is gone by then',
    supabase: 'the row as the change left it',
    why: 'the row is read with the rights of the listener, who may have lost them since',
  },
  truncated: {
    call: 'TRUNCATE of a followed table',
    embedded: 'phx_error: the client joins and reads again',
    supabase: 'nothing',
    why: 'a list must not go on showing rows that are gone',
  },
  broadcast: {
    call: 'broadcast and presence',
    embedded: 'refused',
    supabase: 'passed on to everybody on the topic',
    why: 'the product does not use them, and no check stands before them',
  },
  unknownFields: {
    call: 'a field that a call under /auth/v1 does not know; data of /otp with create_user false',
    embedded: '400 validation_failed, naming the field',
    supabase: '200: the field is ignored',
    why: 'what is asked for and not done must not look granted',
  },
  reservedMetadata: {
    call: 'PUT /auth/v1/user with role, roles, is_admin, blocked or app_role in data',
    embedded: '200 with the user as it is: the other keys are set, these stay',
    supabase: '200: a trigger of ours sets the role again',
    why: 'only the application says who may do what',
  },
  countsOfReads: {
    call: 'GET /rest/v1/messages with Prefer: count=planned or count=estimated',
    embedded: '200 with the exact count, Preference-Applied: count=exact',
    supabase: '200 with a guess of the planner',
    why: 'a plan tells of rows that one may not read',
  },
  formFields: {
    call: 'an upload as a form with other fields than cacheControl and metadata; with these behind the file',
    embedded: '400 InvalidRequest, naming the field; taken as if they stood before it',
    supabase: '200: they are ignored',
    why: 'older clients send them there, and what is asked for must not be lost',
  },
  emptyChannels: {
    call: 'phx_join without postgres_changes',
    embedded: 'refused: CHANNEL_ERROR',
    supabase: 'joined, for broadcast and presence',
    why: 'a channel on which nothing can come must not look alive',
  },
} as const satisfies Record<string, Difference>;

/** Picks the expectation that holds for the measured project. */
export function ours<E, S>(_difference: keyof typeof differences, embedded: E, supabase: S): E | S {
  return isEmbedded ? embedded : supabase;
}
