import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headerValues, readRequestTarget } from './request-target.ts';

describe('the target of a request', () => {
  it.each([
    ['/backend/auth/v1/user', '/backend/auth/v1/user', ''],
    ['/a?b=c/../d&e=%2e', '/a', '?b=c/../d&e=%2e'],
    ['/a?', '/a', '?'],
    ['/', '/', ''],
    ['/a/', '/a/', ''],
    ["/x/it's%20(1)+2,3=4:5!~$&*-_.png", "/x/it's%20(1)+2,3=4:5!~$&*-_.png", ''],
    ['/x/a%2Bb%40c%3B', '/x/a%2Bb%40c%3B', ''],
    ['/x/ni%C3%B1o.pdf', '/x/ni%C3%B1o.pdf', ''],
    ['/auth/v1/.well-known/jwks.json', '/auth/v1/.well-known/jwks.json', ''],
    ['/x/..a', '/x/..a', ''],
    ['/x/a./.../b%3F', '/x/a./.../b%3F', ''],
  ])('%s is read', (url, path, query) => {
    expect(readRequestTarget(url)).toEqual({ path, query });
  });

  it.each([
    ...[undefined, '', '*', 'a', 'http://x.test/a', 'https://x.test', 'x.test:443', '?a', '//x.test/a', '/a//b', '//'],
    ...['/..', '/.', '/a/..', '/a/../b', '/a/./b', '/a/.', '/%2e%2e/a', '/.%2E/a', '/%2E'],
    ...['/a%2fb', '/a%2Fb', '/a%5cb', '/a%5Cb', '/a\\b', '/a%00', '/a%0A', '/a%7F', '/a%C2%85', '/a%25', '/%252e'],
    ...['/a#b', '/a?b#c', '/a%23', '/a;b', '/a@b', '/a b', '/a\tb', '/a|b', '/a"b', '/a<b', '/a[b]', '/a{b}', '/a^b'],
    ...['/%61', '/%41', '/%7A', '/%30', '/%2D', '/%5F', '/%7E', '/%c3%b1', '/%2b', '/%', '/%4', '/%zz', '/%u002e'],
    ...[
      '/%C0%AE%C0%AE',
      '/%FF',
      '/%ED%A0%80',
      '/%EF%BC%8E',
      '/a%EF%BC%8Fb',
      '/a%E2%84%80b',
      '/a%EF%BC%85',
      '/a%EF%BC%BCb',
    ],
    ...['/ñ', '/\u202e', '/a?b=ñ', '/a?b=c d', '/a\r\nb'],
  ])('P1 %j has no single reading', (url) => {
    expect(readRequestTarget(url)).toBeNull();
  });

  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '//',
      '.',
      '..',
      '%2e',
      '%2E',
      '%2F',
      '%5C',
      '%00',
      '%25',
      '%20',
      '%C3%B1',
      '\\',
      '@',
      ';',
      '#',
      '?',
      ':',
    ),
    fc.constantFrom('a', 'auth', 'v1', 'x.png', '~', "'", '%61', '%EF%BC%8E', '%EF%BC%8F', '\u00e9', '|'),
    fc.string({ maxLength: 3 }),
    fc.nat(255).map((byte) => `%${byte.toString(16).padStart(2, '0').toUpperCase()}`),
  );
  const target = fc.array(piece, { maxLength: 10 }).map((pieces) => `/${pieces.join('')}`);

  it('P1 what is read means the same to a browser, to a router and after another unescaping', () => {
    let readCount = 0;
    fc.assert(
      fc.property(target, (url) => {
        const read = readRequestTarget(url);
        if (!read) return;
        readCount++;
        const { pathname, origin } = new URL(url, 'http://host.test');
        expect(read.path + read.query).toBe(url);
        expect({ pathname, origin }).toEqual({ pathname: read.path, origin: 'http://host.test' });
        expect(new URL(`http://upstream.test/base${read.path}`).pathname).toBe(`/base${read.path}`);
        const once = decodeURIComponent(read.path);
        expect(decodeURIComponent(once)).toBe(once);
        expect(once.normalize('NFKC').split('/').length).toBe(read.path.split('/').length);
        expect(once).not.toMatch(/\\|\/\/|(^|\/)\.{1,2}(\/|$)|\p{Cc}/u);
      }),
      { numRuns: 20_000 },
    );
    expect(readCount).toBeGreaterThan(1_000);
  });

  it('P1 every plain path is read literally', () => {
    const segment = fc.stringMatching(/^[\w-][\w.-]{0,10}[\w-]$/);
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 6 }), (segments) => {
        const path = `/${segments.join('/')}`;
        expect(readRequestTarget(`${path}?x=1`)).toEqual({ path, query: '?x=1' });
      }),
    );
  });
});

it('A10 every line of a header counts', () => {
  const raw = ['Host', 'x', 'Authorization', 'a', 'AUTHORIZATION', 'b', 'X', 'authorization'];
  expect(headerValues(raw, 'authorization')).toEqual(['a', 'b']);
  expect(headerValues(raw, 'apikey')).toEqual([]);
});
