import { staffNoticeKinds } from '@rxweb/contracts/staff-notices';
import { describe, expect, it } from 'vitest';
import { readPush } from './notice-words.ts';

const read = (message: object) => readPush(JSON.stringify(message));

describe('a push message', () => {
  it.each([...staffNoticeKinds, 'test'])('of the kind %s has words in both languages', (kind) => {
    const [en, es] = (['en', 'es'] as const).map((language) => read({ kind, count: 1, path: '/app/sms', language }));
    expect(en?.body).not.toBe(es?.body);
    expect([en?.tag, es?.tag]).toEqual([`rx-${kind}`, `rx-${kind}`]);
  });

  it('says how many wait', () => {
    expect(read({ kind: 'callback', count: 3, path: '/app/conversations?view=waiting', language: 'en' })).toEqual({
      title: 'Callback',
      body: '3 callbacks are waiting',
      tag: 'rx-callback',
      path: '/app/conversations?view=waiting',
      language: 'en',
    });
  });

  it.each(['https://evil.example/', '//evil.example/', '/app/../api', 'javascript:alert(1)', '/app/a b', '/'])(
    'opens the dashboard instead of %s',
    (path) => expect(read({ kind: 'callback', count: 1, path, language: 'en' }).path).toBe('/app/dashboard'),
  );

  it.each(['', 'null', '[]', '{"kind":"constructor"}', '{"kind":7,"count":"x"}'])('shows something for %s', (text) => {
    expect(readPush(text)).toMatchObject({ title: 'Notice', path: '/app/dashboard' });
  });
});
