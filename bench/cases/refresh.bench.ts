import { refresh, type Session, signIn } from '../systems/system.ts';
import type { Case } from './case.ts';

/** Each caller has a session of its own and exchanges token after token. */
export const refreshSession: Case = {
  name: 'refresh',
  callers: 4,
  async prepare(system, callers) {
    const sessions: Session[] = [];
    for (let caller = 0; caller < callers; caller++) sessions.push(await signIn(system));
    return async (caller) => {
      sessions[caller] = await refresh(system, sessions[caller]?.refreshToken ?? '');
    };
  },
};
