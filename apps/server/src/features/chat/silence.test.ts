import { setImmediate as others } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { watchSilence } from './silence.ts';

const watched = { turn: '1', conversation: 'one', visitor: { hash: Buffer.alloc(0), key: '' } };

function startWatch() {
  let isAnswering = true;
  let tellJoin = () => {};
  const live = {
    take: async () => null,
    stateFor: async () => null,
    watch: (_: string, changed: () => void) => {
      tellJoin = changed;
      return () => {};
    },
  };
  const silence = watchSilence({ repository: { isAnswering: async () => isAnswering }, live }, watched);
  const join = () => {
    isAnswering = false;
    tellJoin();
  };
  return { silence, join };
}

it('keeps no part of an answer that was passed on, however long it lasts', async () => {
  setFlagsFromString('--expose-gc');
  const gc: () => void = runInNewContext('gc');
  const { silence, join } = startWatch();
  const passed: WeakRef<object>[] = [];
  const pass = async () => {
    const part = await silence.unlessBegun(Promise.resolve({ text: 'a word' }));
    passed.push(new WeakRef(part ?? {}));
  };
  for (let part = 0; part < 100; part += 1) await pass();
  await others();
  gc();
  expect(passed.filter((part) => part.deref()).length).toBeLessThan(5);
  join();
});

it('does not wait for the next part when a person joins, nor fails when that part does', async () => {
  const { silence, join } = startWatch();
  const next = Promise.withResolvers<string>();
  const heard = silence.unlessBegun(next.promise);
  join();
  expect(await heard).toBeNull();
  next.reject(new Error('cut'));
  expect(await silence.unlessBegun(new Promise(() => {}))).toBeNull();
  expect(await silence.isSilent()).toBe(true);
});
