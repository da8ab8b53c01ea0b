/** A file of a client's package as it is published in 2.49.4 and in 2.119.0, and words of it that send or read what the section asserts. */
interface ClientSource {
  package: 'auth-js' | 'storage-js' | 'postgrest-js' | 'realtime-js' | 'supabase-js';
  file: string;
  words: readonly string[];
}

/** Where the shapes of a section come from: what the clients send and read, and what the servers answer. */
export interface Source {
  client: readonly ClientSource[];
  /** Files of a server, at the commit that was read. */
  server: readonly string[];
}

const auth = 'supabase/auth bc32168e (v2.196.0) internal/api/';
const storage = 'supabase/storage 4fa61fba (v1.70.6) src/';
const realtime = 'supabase/realtime 833cf36c (v2.129.8) lib/';
const postgrest = 'PostgREST/postgrest 48346789 (after 16.1) src/library/PostgREST/';
const gotrue = (...words: string[]): ClientSource => ({ package: 'auth-js', file: 'src/GoTrueClient.ts', words });
const authErrors: ClientSource = {
  package: 'auth-js',
  file: 'src/lib/fetch.ts',
  words: ['AuthWeakPasswordError', 'AuthRetryableFetchError', 'error_code', 'session_not_found'],
};
const files = (...words: string[]): ClientSource => ({
  package: 'storage-js',
  file: 'src/packages/StorageFileApi.ts',
  words,
});

/** By the names of the suite's sections. `sources.test.ts` holds them against the clients' published sources. */
export const sources: Record<string, Source> = {
  gateway: {
    client: [
      { package: 'supabase-js', file: 'src/lib/fetch.ts', words: ['apikey', 'Authorization', 'Bearer'] },
      { package: 'auth-js', file: 'src/lib/constants.ts', words: ['X-Supabase-Api-Version', '2024-01-01'] },
    ],
    server: ['supabase/cli kong.yml, and the words of the hosted gateway in public issues'],
  },
  'auth: sign in and out': {
    client: [gotrue('/token?grant_type=password', 'gotrue_meta_security', 'SIGNED_IN', 'SIGNED_OUT'), authErrors],
    server: [`${auth}token.go`, `${auth}logout.go`, `${auth}errors.go`],
  },
  'auth: refresh': {
    client: [gotrue('/token?grant_type=refresh_token', 'TOKEN_REFRESHED'), authErrors],
    server: [`${auth}token_refresh.go`, 'supabase/auth bc32168e (v2.196.0) internal/tokens/service.go'],
  },
  'auth: own user': {
    client: [gotrue('/user`', 'USER_UPDATED'), authErrors],
    server: [`${auth}user.go`, `${auth}auth.go`],
  },
  'auth: links': {
    client: [gotrue('/verify`', 'PASSWORD_RECOVERY', '/token?grant_type=pkce', 'auth_code', 'code_verifier')],
    server: [`${auth}verify.go`, `${auth}recover.go`, `${auth}otp.go`, `${auth}token.go`],
  },
  'auth: mails': {
    client: [gotrue('/recover`', '/reauthenticate`', '/resend`', '/otp`')],
    server: [`${auth}mail.go`, `${auth}recover.go`],
  },
  'auth: admin': {
    client: [
      {
        package: 'auth-js',
        file: 'src/GoTrueAdminApi.ts',
        words: ['/admin/users', '/admin/generate_link', '/invite', 'x-total-count', 'should_soft_delete'],
      },
      {
        package: 'auth-js',
        file: 'src/lib/fetch.ts',
        words: ['action_link', 'email_otp', 'hashed_token', 'redirect_to', 'verification_type'],
      },
    ],
    server: [`${auth}admin.go`, `${auth}invite.go`, `${auth}pagination.go`],
  },
  'auth: second factor': {
    client: [gotrue('/factors', '/challenge', 'MFA_CHALLENGE_VERIFIED', 'qr_code'), authErrors],
    server: [`${auth}mfa.go`],
  },
  'auth: closed doors': {
    client: [gotrue('/signup', '/sso', '/authorize', 'grant_type=id_token')],
    server: [`${auth}signup.go`, `${auth}external.go`, `${auth}errors.go`],
  },
  rest: {
    client: [
      { package: 'postgrest-js', file: 'src/PostgrestBuilder.ts', words: ['Accept-Profile', 'content-range'] },
      { package: 'postgrest-js', file: 'src/PostgrestQueryBuilder.ts', words: ['count='] },
      {
        package: 'postgrest-js',
        file: 'src/PostgrestTransformBuilder.ts',
        words: ['application/vnd.pgrst.object+json'],
      },
    ],
    server: [`${postgrest}Error.hs`, 'PostgREST 12.0.2, run beside (conformance/postgrest.test.ts)'],
  },
  'storage: upload': {
    client: [files('cacheControl', 'x-upsert', 'x-metadata', '/object/upload/sign/', 'max-age=')],
    server: [`${storage}storage/uploader.ts`, `${storage}http/routes/object/createObject.ts`],
  },
  'storage: read': {
    client: [files('/public/', '/object/sign/', 'signedURL', 'download', '/object/info/')],
    server: [`${storage}http/routes/object/getObject.ts`, `${storage}http/routes/object/getSignedURL.ts`],
  },
  'storage: manage': {
    client: [files('/object/list/', '/object/move', '/object/copy', 'prefixes', 'sortBy')],
    server: [`${storage}http/routes/object/listObjectsV2.ts`, `${storage}internal/errors/codes.ts`],
  },
  'storage: buckets': {
    client: [
      {
        package: 'storage-js',
        file: 'src/packages/StorageBucketApi.ts',
        words: ['/bucket', '/empty', 'file_size_limit', 'allowed_mime_types'],
      },
    ],
    server: [`${storage}http/routes/bucket/updateBucket.ts`, `${storage}internal/errors/codes.ts`],
  },
  realtime: {
    client: [
      {
        package: 'realtime-js',
        file: 'src/RealtimeChannel.ts',
        words: ['postgres_changes', 'mismatch between server and client bindings', 'access_token', 'presence'],
      },
      { package: 'realtime-js', file: 'src/lib/constants.ts', words: ['phx_join', 'phx_leave', 'phx_reply'] },
    ],
    server: [`${realtime}realtime_web/channels/realtime_channel.ex`, `${realtime}realtime_web/channels/user_socket.ex`],
  },
  'client constants': {
    client: [
      {
        package: 'auth-js',
        file: 'src/lib/constants.ts',
        words: ['AUTO_REFRESH_TICK_DURATION_MS = 30 * 1000', 'AUTO_REFRESH_TICK_THRESHOLD = 3'],
      },
      { package: 'auth-js', file: 'src/lib/helpers.ts', words: ['const verifierLength = 56'] },
      { package: 'realtime-js', file: 'src/lib/constants.ts', words: ['DEFAULT_TIMEOUT = 10000'] },
    ],
    server: [],
  },
};
