import { realtimeLimits } from '../limits.ts';

/** Counts one socket's messages: true while below the limit in every minute. `now` in ms. */
export function createMessageAllowance(): (now: number) => boolean {
  const times: number[] = [];
  return (now) => {
    while (times[0] !== undefined && times[0] <= now - 60_000) times.shift();
    times.push(now);
    return times.length <= realtimeLimits.maxMessagesPerMinute;
  };
}
