import { expect } from 'vitest';

const uuid = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);
/** RFC 3339 in UTC. */
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);

export const like = { uuid, time, jwt: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) };

/** A confirmed user with exactly these keys; `more` are those that depend on the account's history. */
export function userShape({ id, email }: { id: string; email: string }, more: object = {}): object {
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    email_confirmed_at: time,
    confirmed_at: time,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { email_verified: true },
    identities: [identityShape({ id, email })],
    created_at: time,
    updated_at: time,
    is_anonymous: false,
    ...more,
  };
}

function identityShape({ id, email }: { id: string; email: string }): object {
  return {
    identity_id: uuid,
    id,
    user_id: id,
    identity_data: expect.objectContaining({
      email,
      sub: id,
      email_verified: expect.any(Boolean),
      phone_verified: false,
    }),
    provider: 'email',
    last_sign_in_at: expect.toSatisfy((value: unknown) => value === null || typeof value === 'string'),
    created_at: time,
    updated_at: time,
    email,
  };
}

export function sessionShape(user: object): object {
  return {
    access_token: like.jwt,
    token_type: 'bearer',
    expires_in: 3_600,
    expires_at: expect.any(Number),
    refresh_token: expect.stringMatching(/^[\w-]{12,}$/),
    user,
  };
}
