const key = 'chat-uploads/1763546400000-k3j4h5g6f7d8s9a0q1w2e3.png';
const demo = "rxweb-public/demo/it's%20(1)+2,3=4:5!~.png";
/** Every open door, by an example. */
export const openDoors: [method: string, path: string][] = [
  ...['token', 'logout', 'recover', 'otp', 'resend', 'signup', 'factors'].map((name): [string, string] => [
    'POST',
    `/auth/v1/${name}`,
  ]),
  ...reads('/auth/v1/settings', '/auth/v1/health', '/auth/v1/reauthenticate', '/auth/v1/.well-known/jwks.json'),
  ...reads('/auth/v1/user', '/auth/v1/verify', '/rest/v1/messages'),
  ['PUT', '/auth/v1/user'],
  ['POST', '/auth/v1/verify'],
  ['DELETE', '/auth/v1/factors/5f0c7a52-6a0e-4f4e-9a0e-0d8f0d7f6b11'],
  ['POST', '/auth/v1/factors/5f0c7a52-6a0e-4f4e-9a0e-0d8f0d7f6b11/challenge'],
  ['POST', '/auth/v1/factors/5f0c7a52-6a0e-4f4e-9a0e-0d8f0d7f6b11/verify'],
  ...reads('/auth/v1/passkeys'),
  ...['PATCH', 'DELETE'].map((method): [string, string] => [
    method,
    '/auth/v1/passkeys/5f0c7a52-6a0e-4f4e-9a0e-0d8f0d7f6b11',
  ]),
  ...['registration/options', 'registration/verify', 'authentication/options', 'authentication/verify'].map(
    (step): [string, string] => ['POST', `/auth/v1/passkeys/${step}`],
  ),
  ...reads('/storage/v1/bucket', '/storage/v1/bucket/rxweb-private', `/storage/v1/object/public/${demo}`),
  ...reads(`/storage/v1/object/authenticated/${key}`, `/storage/v1/object/info/${key}`),
  ...reads(`/storage/v1/object/${key}`),
  ['POST', '/storage/v1/object/list/rxweb-uploads'],
  ['PUT', `/storage/v1/object/upload/sign/${key}`],
  ['DELETE', '/storage/v1/object/rxweb-private'],
  ...['POST', 'PUT', 'DELETE'].map((method): [string, string] => [method, `/storage/v1/object/${key}`]),
];

/** The storage service's sign doors, closed with a reason. */
export const signDoors: [method: string, path: string][] = [
  ['GET', `/storage/v1/object/sign/${key}?token=x`],
  ['HEAD', `/storage/v1/object/sign/${key}`],
  ['POST', `/storage/v1/object/sign/${key}`],
  ['POST', '/storage/v1/object/sign/rxweb-uploads'],
  ['POST', `/storage/v1/object/sign/${demo}`],
  ['POST', `/storage/v1/object/upload/sign/${key}`],
];

function reads(...paths: string[]): [string, string][] {
  return paths.flatMap((path): [string, string][] => [
    ['GET', path],
    ['HEAD', path],
  ]);
}

/** Closed places, and open ones written in ways that some program could read as another place. */
export function oddSpellings(): string[] {
  const closed = [
    ...['admin/users', 'admin/generate_link', 'admin/users/1', 'admin', 'invite', 'generate_link', 'magiclink', 'sso'],
    ...[
      'authorize',
      'callback',
      'admin/audit',
      'User',
      'user/',
      'user/x',
      'token/x',
      'userx',
      'factors/',
      'oauth/token',
    ],
  ].map((path) => `/backend/auth/v1/${path}`);
  const others = [
    ...['rest/v1/', 'rest/v1', 'rest/v1/rpc/x', 'rest/v1/rpc/messages', 'rest/v1/staff', 'rest/v1/messages/1'],
    ...[
      'rest/v1/messages,staff',
      'rest/v1/users',
      'rest-admin/v1/ready',
      'graphql/v1',
      'functions/v1/x',
      'pg/x',
      'mcp',
    ],
    ...['storage/v1/s3', 'storage/v1/s3/chat-uploads', 'storage/v1/upload/resumable', 'storage/v1/iceberg/v1/config'],
    ...['storage/v1/render/image/public/chat-uploads/a', 'storage/v1/object/move', 'storage/v1/object/copy'],
    ...[
      'storage/v1/object/list-v2/chat-uploads',
      'storage/v1/object/other/a',
      'storage/v1/bucket/other',
      'storage/v1/cdn/a',
    ],
    ...[
      'storage/v1/bucket/chat-uploads/empty',
      'storage/v1/object/public/other/a',
      'storage/v1/vector/x',
      'storage/v1/health',
    ],
    ...['storage/v1/object', 'storage/v1/object/public', 'storage/v1/object/chat-uploads/', 'storage/v1/status'],
    ...[
      'realtime/v1/api/broadcast',
      'realtime/v1/api/tenants/x/health',
      'realtime/v1/websocket/x',
      'realtime/v1/',
      'x',
      '',
    ],
    ...[
      'AUTH/v1/user',
      'auth/V1/user',
      'auth/v2/user',
      'auth/user',
      'auth',
      '.env',
      'project',
      'platform/x',
      'analytics/v1/x',
    ],
  ].map((path) => `/backend/${path}`);
  const separators = [
    '..',
    '.',
    '%2e',
    '%2E%2E',
    '%2e%2e',
    '.%2e',
    '%252e%252e',
    '..;',
    '..%00',
    '%c0%ae%c0%ae',
    '%EF%BC%8E%EF%BC%8E',
  ];
  const dotted = separators.flatMap((dots) => [
    `/backend/auth/v1/${dots}/admin/users`,
    `/backend/auth/v1/user/${dots}/admin/users`,
    `/backend/rest/v1/messages/${dots}/staff`,
    `/backend/storage/v1/object/chat-uploads/${dots}/${dots}/s3`,
    `/backend/${dots}/healthz`,
    `/backend/auth/v1/${dots}`,
  ]);
  const slashes = [
    '//',
    '\\',
    '%2f',
    '%2F',
    '%5c',
    '%5C',
    '/%2f',
    '%252f',
    '/./',
    '%EF%BC%8F',
    '%E2%81%84/',
    '/;/',
    '%c0%af',
  ];
  const joined = slashes.flatMap((slash) => [
    `/backend${slash}auth/v1/admin/users`,
    `/backend/auth${slash}v1/user`,
    `/backend/auth/v1${slash}user`,
    `/backend/auth/v1/admin${slash}users`,
    `/backend/rest/v1${slash}messages`,
    `/backend/storage/v1/object/chat-uploads${slash}a.png`,
    `/backend/storage/v1${slash}s3`,
  ]);
  const marks = [
    '#',
    '%23',
    '%3F',
    '@',
    ';',
    ';x=y',
    '%00',
    '%0a',
    '%0D%0A',
    '%25',
    '%2500',
    '%',
    '%zz',
    '%u002e',
    '.',
    '%2e',
    '%09',
    '%7f',
    '|',
    '^',
    '`',
    '{',
    '"',
    '<',
    '[',
    '\\',
  ];
  const marked = marks.flatMap((mark) => [
    `/backend/auth/v1/user${mark}`,
    `/backend/auth/v1/${mark}user`,
    `/backend${mark}/auth/v1/user`,
    `/backend/rest/v1/messages${mark}/x`,
    `/backend/storage/v1/object/chat-uploads/a${mark}`,
  ]);
  const escaped = [
    '%61uth/v1/user',
    'auth/v1/%75ser',
    'auth/v1/%61dmin/users',
    'r%65st/v1/messages',
    'rest/v1/%6Dessages',
  ];
  const elsewhere = [
    'http://x.test/backend/auth/v1/user',
    'https://x.test/backend/auth/v1/user',
    '*',
    'backend/auth/v1/user',
    'x.test:80',
  ];
  return [
    ...[...closed, ...others, ...dotted, ...joined, ...marked, ...escaped.map((path) => `/backend/${path}`)],
    ...[
      '/%62ackend/auth/v1/user',
      '/Backend/auth/v1/user',
      '//backend/auth/v1/user',
      '/./backend/auth/v1/user',
      ...elsewhere,
    ],
  ].map((path) => `GET ${path}`);
}
