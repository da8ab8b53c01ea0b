import { realtimeLimits } from '../limits.ts';

/** Counts the messages of one socket: true while they stay below the limit of any minute. `now` in ms. */
export function createMessageAllowance(): (now: number) => boolean {
  const times: number[] = [];
  return (now) => {
    while (times[0] !== undefined && times[0] <= now - 60_000) times.shift();
    times.push(now);
    return times.length <= realtimeLimits.maxMessagesPerMinute;
  };
}
