import { chatLimits } from '@rxweb/contracts/shared/limits';
import { AppError } from '../errors/app-error.ts';

type SlotLimits = { [K in 'streamsPerVisitor' | 'streamsPerAddress' | 'streamsPerProcess']: number };

/** See security row S2. */
export interface StreamSlots {
  /** The release is idempotent. Throws `too_many_requests` at the visitor's or address's limit, `unavailable` at the process limit. */
  take(visitorKey: string, address: string): () => void;
}

const retryAfterSeconds = 5;

export function createStreamSlots(limits: SlotLimits = chatLimits): StreamSlots {
  const taken = new Map<string, number>();
  const count = (key: string) => taken.get(key) ?? 0;
  const add = (key: string, places: 1 | -1) => {
    const now = count(key) + places;
    if (now > 0) taken.set(key, now);
    else taken.delete(key);
  };
  return {
    take(visitorKey, address) {
      const keys = ['all', `visitor ${visitorKey}`, `address ${address}`] as const;
      const [all, visitor, place] = keys;
      if (count(all) >= limits.streamsPerProcess) throw new AppError('unavailable', { retryAfterSeconds });
      if (count(visitor) >= limits.streamsPerVisitor || count(place) >= limits.streamsPerAddress)
        throw new AppError('too_many_requests', { retryAfterSeconds });
      for (const key of keys) add(key, 1);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        for (const key of keys) add(key, -1);
      };
    },
  };
}
