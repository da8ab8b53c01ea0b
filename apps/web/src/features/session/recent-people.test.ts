import type { User } from '@supabase/auth-js';
import { expect, it } from 'vitest';
import { localValues } from '../../storage/browser-storage.ts';
import { readPeople, rememberPerson } from './recent-people.ts';

const now = new Date('2026-05-18T18:00:00Z');
const user = (id: string, email: string, name?: string) => ({ id, email, user_metadata: { name } }) as unknown as User;
const stored = () => readPeople(localValues.get('rx-recent-people'), now);

it('keeps who signed in here, by name, the newest first and each once', () => {
  rememberPerson(user('1', 'dana.okafor@alder.example'), new Date(now.getTime() - 3_000));
  rememberPerson(user('2', 'priya@alder.example', 'Priya Shah'), new Date(now.getTime() - 2_000));
  rememberPerson(user('1', 'dana.okafor@alder.example', 'Dana Okafor'), now);
  expect(stored().map(({ name }) => name)).toEqual(['Dana Okafor', 'Priya Shah']);
  for (let n = 3; n < 20; n++) rememberPerson(user(String(n), `p${n}@alder.example`), now);
  expect(stored()).toHaveLength(8);
});

it('forgets after two months, and ignores what is not a list of people', () => {
  const at = new Date(now.getTime() - 61 * 24 * 60 * 60_000).toISOString();
  expect(readPeople(JSON.stringify([{ id: '1', name: 'Dana', email: 'd@x.example', at }]), now)).toEqual([]);
  for (const odd of ['', '{', '{}', '[1,null]', '[{"id":1}]', '[{"id":"1","name":"D","email":"d@x","at":"never"}]'])
    expect(readPeople(odd, now)).toEqual([]);
});
