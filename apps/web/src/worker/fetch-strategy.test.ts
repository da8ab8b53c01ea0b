import { describe, expect, it } from 'vitest';
import { chooseStrategy, isAway, isNewShell } from './fetch-strategy.ts';

const origin = 'https://shop.example';
const entry = '/assets/main-1.js';
const kept = [entry, '/assets/main-1.css', '/favicon.svg'];
const answer = (path: string, { method = 'GET', isNavigation = false } = {}) =>
  chooseStrategy({ method, isNavigation, url: new URL(path, origin) }, origin, kept);

describe('what the worker takes on', () => {
  it.each(['/', '/?code=1', '/app/dashboard', '/setup', '/apixyz'])('brings the page for %s', (path) => {
    expect(answer(path, { isNavigation: true })).toBe('page');
  });

  it.each(kept)('has %s kept', (path) => {
    expect(answer(path)).toBe('kept');
  });

  it.each([
    '/api/chat-stream',
    '/api/session',
    '/api',
    '/backend/auth/v1/token',
    '/backend/storage/v1/object/chat-uploads/x.jpg',
    '/healthz',
    '/readyz',
    '/widget',
  ])('never touches %s, opened or fetched', (path) => {
    for (const isNavigation of [true, false]) expect(answer(path, { isNavigation })).toBe('leave');
  });

  it.each(['/assets/staff-routes-1.js', '/assets/main-0.js', '/manifest.webmanifest', 'https://other.example/'])(
    'leaves %s to the browser',
    (path) => expect(answer(path)).toBe('leave'),
  );

  it('leaves sent requests, other hosts and opened files to the browser', () => {
    expect(answer('/', { method: 'POST', isNavigation: true })).toBe('leave');
    expect(answer('https://other.example/', { isNavigation: true })).toBe('leave');
    expect(answer('/report.pdf', { isNavigation: true })).toBe('leave');
  });
});

describe('what becomes the kept page', () => {
  const page = { ok: true, redirected: false, html: `<script src="${entry}"></script>` };
  const isKept = (path: string, changes: Partial<typeof page> = {}) =>
    isNewShell({ url: new URL(path, origin) }, { ...page, ...changes }, entry);

  it('is the front page of the worker’s own version', () => {
    expect(isKept('/')).toBe(true);
    expect(isKept('/', { html: '<script src="/assets/main-2.js"></script>' })).toBe(false);
  });

  it.each(['/app/dashboard', '/?code=secret', '/setup?token=secret'])('is never %s', (path) => {
    expect(isKept(path)).toBe(false);
  });

  it('is never a failure or what another address answered', () => {
    expect(isKept('/', { ok: false })).toBe(false);
    expect(isKept('/', { redirected: true })).toBe(false);
  });
});

it('takes a proxy’s excuses, and nothing else, for a server that is away', () => {
  expect([200, 404, 500, 501, 502, 503, 504, 505].filter(isAway)).toEqual([502, 503, 504]);
});
