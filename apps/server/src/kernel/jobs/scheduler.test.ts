import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createScheduler, type ScheduledJob } from './scheduler.ts';

const hour = 60 * 60_000;
let logged: { message: string | undefined; failure: unknown }[];
let leads: boolean;
const scheduler = () =>
  createScheduler({
    log: {
      warn: (fields: { failure?: unknown }, message?: string) => void logged.push({ message, failure: fields.failure }),
    } as never,
    isLeader: async () => leads,
  });

beforeEach(() => {
  vi.useFakeTimers();
  logged = [];
  leads = true;
});
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function counted(job: Partial<ScheduledJob>, run: () => Promise<void> = async () => undefined) {
  const state = { runs: 0 };
  const whole: ScheduledJob = {
    name: 'a job',
    everyMs: 1_000,
    on: 'every server',
    ...job,
    run: () => {
      state.runs += 1;
      return run();
    },
  };
  return { state, job: whole };
}

describe('what is kept for a time', () => {
  it('is looked at once an hour, once at a time, and again soon when it failed', async () => {
    let isFailing = false;
    const { state, job } = counted({ everyMs: hour, firstAfterMs: 30_000, retryAfterMs: 30_000 }, async () => {
      if (isFailing) throw new Error('away');
    });
    const jobs = scheduler();
    jobs.start([job]);
    expect(state.runs).toBe(0);
    await pass(30_000);
    await pass(hour - 1);
    expect(state.runs).toBe(1);
    isFailing = true;
    await pass(1);
    expect(state.runs).toBe(2);
    expect(logged).toEqual([{ message: 'a job failed', failure: expect.objectContaining({ message: 'away' }) }]);
    isFailing = false;
    await pass(30_000);
    await pass(30_000);
    expect(state.runs).toBe(3);
    await jobs.stop();
    await pass(2 * hour);
    expect(state.runs).toBe(3);
  });
});

describe('a job', () => {
  it('runs at the start, and again only when its last run has ended', async () => {
    const ends: (() => void)[] = [];
    const { state, job } = counted({}, () => new Promise((resolve) => ends.push(resolve)));
    const jobs = scheduler();
    jobs.start([job]);
    await pass(2_500);
    expect(state.runs).toBe(1);
    ends[0]?.();
    await pass(499);
    expect(state.runs).toBe(1);
    await pass(1);
    expect(state.runs).toBe(2);
    ends[1]?.();
    await jobs.stop();
  });

  it('of the leader runs on no other server', async () => {
    const { state, job } = counted({ on: 'leader' });
    leads = false;
    const jobs = scheduler();
    jobs.start([job]);
    await pass(900);
    expect(state.runs).toBe(0);
    leads = true;
    await pass(100);
    expect(state.runs).toBe(1);
    await jobs.stop();
  });

  it('that hangs does not delay shutdown, and gets the stop signal', async () => {
    let signal: AbortSignal | null = null;
    const jobs = scheduler();
    jobs.start([
      {
        name: 'a job',
        everyMs: 1_000,
        on: 'every server',
        run: (given) => {
          signal = given;
          return new Promise(() => {});
        },
      },
    ]);
    vi.useRealTimers();
    const startedAt = performance.now();
    await jobs.stop();
    expect(performance.now() - startedAt).toBeLessThan(4_000);
    expect(signal).toMatchObject({ aborted: true });
  });
});
