import { afterEach, expect, it } from 'vitest';
import { clearPasswordRequest, isPasswordRequested, takeLink } from './mail-link.ts';

afterEach(clearPasswordRequest);

function takeFrom(hash: string) {
  const shown: string[] = [];
  const history = {
    replaceState: (_state: unknown, _title: string, address?: string | URL | null) => void shown.push(String(address)),
  };
  return { taken: takeLink({ hash, pathname: '/', search: '?a=1' }, history), shown };
}

it.each(['recovery', 'invite'])('asks for a password after a link of the type %s', (type) => {
  expect(takeFrom(`#access_token=a.b.c&refresh_token=r&type=${type}`)).toEqual({ taken: 'accepted', shown: [] });
  expect(isPasswordRequested()).toBe(true);
});

it.each(['#access_token=a.b.c&type=magiclink', '#access_token=a.b.c', '#main', '', '#type=recovery'])(
  'asks for none after %s',
  (hash) => {
    expect(takeFrom(hash).taken).toBe(hash.includes('access_token') ? 'accepted' : null);
    expect(isPasswordRequested()).toBe(false);
  },
);

it('takes a refusal out of the address', () => {
  const refusal = '#error=access_denied&error_code=otp_expired&error_description=Call+555-0199+now&type=recovery';
  expect(takeFrom(refusal)).toEqual({ taken: 'refused', shown: ['/?a=1'] });
  expect(isPasswordRequested()).toBe(false);
});
