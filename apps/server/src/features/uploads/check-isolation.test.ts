import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { namespaces } from '../../kernel/sandbox/isolation.ts';
import { checkIsolation } from './check-isolation.ts';

it('S4 says when the reader of files from outside is not cut off from the network, and what allows it', () => {
  expect(checkIsolation(['/usr/bin/unshare'], 'linux')).toMatchObject({ state: 'green', nextStep: null });
  expect(checkIsolation([], 'linux')).toMatchObject({
    state: 'amber',
    text: expect.stringContaining('only Node’s own limits keep it off the network'),
    nextStep: { admin: expect.stringContaining('RestrictNamespaces=user net ipc uts') },
  });
  expect(checkIsolation([], 'darwin')).toMatchObject({ state: 'gray' });
});

it('S4 the unit allows the namespaces and the call that the reader needs, and no other namespaces', () => {
  const unit = readFileSync(new URL('../../../../../deploy/rxweb.service', import.meta.url), 'utf8');
  expect(/^RestrictNamespaces=(.*)$/m.exec(unit)?.[1]?.split(' ').sort()).toEqual([...namespaces].sort());
  // `unshare` is in its @process.
  expect(unit).toContain('\nSystemCallFilter=@system-service\n');
});
