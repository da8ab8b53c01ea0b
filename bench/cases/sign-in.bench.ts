import { signIn } from '../systems/system.ts';
import type { Case } from './case.ts';

/** Fast is no goal here: hashing a password is meant to cost. */
export const signInWithPassword: Case = {
  name: 'password sign-in',
  callers: 2,
  prepare: async (system) => async () => void (await signIn(system)),
};
