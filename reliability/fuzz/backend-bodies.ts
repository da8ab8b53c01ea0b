import type { Random } from '@rxweb/platform/random/seeded-random';

/** What browsers send to the doors of the gate, by the end of their path; the contract says nothing of these. */
const bodies: readonly [path: RegExp, bodies: readonly object[]][] = [
  [
    /auth\/v1\/token$/,
    [
      { email: 'nobody@pharmacy.example', password: 'correct horse battery' },
      { refresh_token: 'abcdefghijkl' },
      { auth_code: 'a', code_verifier: 'b' },
    ],
  ],
  [/auth\/v1\/logout$/, [{}]],
  [
    /auth\/v1\/(recover|otp|resend|signup)$/,
    [
      {
        email: 'nobody@pharmacy.example',
        type: 'signup',
        password: 'x'.repeat(12),
        data: { role: 'admin' },
        create_user: true,
        code_challenge: 'c'.repeat(43),
        code_challenge_method: 's256',
      },
    ],
  ],
  [
    /auth\/v1\/verify$/,
    [
      { type: 'recovery', token: '123456', email: 'nobody@pharmacy.example' },
      { type: 'email', token_hash: 'a'.repeat(56) },
    ],
  ],
  [
    /auth\/v1\/user$/,
    [
      { data: { theme: 'dark', role: 'admin' } },
      { password: 'correct horse battery', nonce: '123456' },
      { email: 'other@pharmacy.example' },
    ],
  ],
  [
    /auth\/v1\/factors$/,
    [
      { factor_type: 'totp', friendly_name: 'phone', issuer: 'x' },
      { factor_type: 'phone', phone: '+15555550142' },
    ],
  ],
  [
    /factors\/[^/]+\/(challenge|verify)$/,
    [{ challenge_id: '00000000-0000-4000-8000-000000000000', code: '123456', channel: 'sms' }],
  ],
  [
    /storage\/v1\/object\/list\//,
    [{ prefix: 'demo', limit: 10, offset: 0, sortBy: { column: 'name', order: 'asc' }, search: '' }],
  ],
  [/storage\/v1\/object\/sign\/[^/]+$/, [{ expiresIn: 60, paths: ['demo/a.txt', 'demo/b.txt'] }]],
  [/storage\/v1\/object\/(upload\/)?sign\//, [{ expiresIn: 60, transform: { width: 10, height: 10 }, upsert: false }]],
  [/storage\/v1\/object\/[^/]+$/, [{ prefixes: ['demo/a.txt'] }]],
];

export function backendBody(path: string, random: Random): object {
  const fitting = bodies.find(([pattern]) => pattern.test(path))?.[1] ?? [{}];
  return random.pick(fitting);
}

const queries: readonly [path: RegExp, query: readonly Record<string, string>[]][] = [
  [/auth\/v1\/token$/, [{ grant_type: 'password' }, { grant_type: 'refresh_token' }, { grant_type: 'pkce' }]],
  [/auth\/v1\/verify$/, [{ type: 'recovery', token: 'a'.repeat(56), redirect_to: 'http://127.0.0.1/app' }]],
  [/auth\/v1\/logout$/, [{ scope: 'global' }, { scope: 'local' }, { scope: 'others' }]],
  [
    /rest\/v1\/messages$/,
    [
      { select: '*', order: 'created_at.desc', limit: '20' },
      { select: 'id,body,status', status: 'eq.queued', offset: '1' },
      { select: 'id', or: '(from_phone.eq.a,to_phone.eq.b)' },
      {
        select: 'id',
        body: 'ilike.*a*',
        created_at: 'gte.2026-01-01',
        direction: 'in.(inbound,outbound)',
        id: 'not.is.null',
      },
    ],
  ],
  [/storage\/v1\/object\//, [{ download: 'name.txt' }, { token: 'a.b.c' }, { width: '10' }]],
];

export function backendQuery(path: string, random: Random): Record<string, string> {
  const fitting = queries.find(([pattern]) => pattern.test(path))?.[1] ?? [{}];
  return random.pick(fitting);
}
