import { expect, it } from 'vitest';
import { unsilenced } from './alarm-sound.ts';

const alarm = (at: string) => ({ id: at, at });
const [early, late] = [alarm('2026-05-19T09:00:00.000Z'), alarm('2026-05-19T09:05:00.000Z')];

it.each([
  ['no alarm', [], null, false],
  ['an alarm', [early], null, true],
  ['a silenced alarm', [early], early.at, false],
  ['a newer one beside a silenced one', [late, early], early.at, true],
  ['both silenced', [late, early], late.at, false],
  ['something else in the storage', [early], 'yes', true],
])('sounds or not for %s', (_case, open, until, sounds) => expect(unsilenced(open, until)).toBe(sounds));
