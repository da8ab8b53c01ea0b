import { buckets, demoBuckets } from '@rxweb/contracts/uploads';

interface Door {
  path: RegExp;
  methods: readonly string[];
}

const read = ['GET', 'HEAD'];
const bucket = `(?:${[...Object.values(buckets), ...Object.values(demoBuckets)].join('|')})`;

/** Object names. No question mark or final dot, which some programs drop. */
const key = '(?!.*(?:%3F|\\.(?:/|$))).+';

/** Every backend path open to browsers (security row P1), relative to the mount. The first match decides. All else is for servers only. */
const doors: readonly Door[] = [
  door('auth/v1/(?:token|logout|recover|otp|resend|signup|factors)', ['POST']),
  door('auth/v1/(?:settings|health|reauthenticate|\\.well-known/jwks\\.json)', read),
  door('auth/v1/user', [...read, 'PUT']),
  door('auth/v1/verify', [...read, 'POST']),
  door('auth/v1/factors/[\\w-]+', ['DELETE']),
  door('auth/v1/factors/[\\w-]+/(?:challenge|verify)', ['POST']),
  door('auth/v1/passkeys', read),
  door('auth/v1/passkeys/[0-9a-fA-F-]{36}', ['PATCH', 'DELETE']),
  door('auth/v1/passkeys/(?:registration|authentication)/(?:options|verify)', ['POST']),
  door('rest/v1/messages', read),
  door('storage/v1/bucket', read),
  door(`storage/v1/bucket/${bucket}`, read),
  door(`storage/v1/object/(?:public|authenticated|info)/${bucket}/${key}`, read),
  door(`storage/v1/object/list/${bucket}`, ['POST']),
  door(`storage/v1/object/upload/sign/${bucket}/${key}`, ['PUT']),
  door(`storage/v1/object/${bucket}`, ['DELETE']),
  door(`storage/v1/object/${bucket}/${key}`, [...read, 'POST', 'PUT', 'DELETE']),
  door('realtime/v1/websocket', ['GET']),
];

/** Null if the path isn't listed. */
export function allowedMethods(path: string): readonly string[] | null {
  return doors.find((candidate) => candidate.path.test(path))?.methods ?? null;
}

/**
 * For the storage service's own sign doors, which are closed: the endpoint of ours to use instead. What the service signs outlives the
 * session and account that asked for it.
 */
export function signedByUs(path: string, method: string): string | null {
  if (path.startsWith('/storage/v1/object/sign/')) return 'POST /api/storage/address';
  const isUpload = path.startsWith('/storage/v1/object/upload/sign/') && method === 'POST';
  return isUpload ? 'POST /api/storage/upload-url' : null;
}

function door(path: string, methods: readonly string[]): Door {
  return { path: new RegExp(`^/${path}$`), methods };
}
