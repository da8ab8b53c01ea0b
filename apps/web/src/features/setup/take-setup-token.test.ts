import { expect, it } from 'vitest';
import { takeSetupToken } from './take-setup-token.ts';

function takeFrom(search: string): { token: string | null; shown: string[] } {
  const shown: string[] = [];
  const history = {
    replaceState: (_state: unknown, _title: string, address?: string | URL | null) => void shown.push(String(address)),
  };
  return { token: takeSetupToken({ pathname: '/setup', search }, history), shown };
}

it('takes the token and leaves an address without it', () => {
  expect(takeFrom('?token=abc-123_x')).toEqual({ token: 'abc-123_x', shown: ['/setup'] });
});

it('finds nothing in an address without a token', () => {
  for (const search of ['', '?token=', '?other=1']) expect(takeFrom(search)).toEqual({ token: null, shown: [] });
});
