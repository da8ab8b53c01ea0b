import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { createBackgroundWork } from './background-work.ts';
import { MailRefused } from './mail/mail-refused.ts';

describe('work after the answer', () => {
  const start = () => {
    const lines: string[] = [];
    const { log } = Fastify({ logger: { level: 'warn', stream: { write: (line) => void lines.push(line) } } });
    return { lines, background: createBackgroundWork(log) };
  };
  /** Fails the given number of times, then succeeds. */
  const failing = (times: number, error = new Error('not now')) => {
    let tries = 0;
    return {
      tries: () => tries,
      async work() {
        tries++;
        if (tries <= times) throw error;
      },
    };
  };

  it('is tried again after each wait until it succeeds', async () => {
    const { background, lines } = start();
    const { tries, work } = failing(2);
    background.start(work, [20, 20, 20]);
    await vi.waitFor(() => expect(tries()).toBe(3), 5_000);
    await background.stop();
    expect(lines).toHaveLength(2);
  });

  it('is given up, and logged as an error, when the waits are over or another try is hopeless', async () => {
    const { background, lines } = start();
    const [patient, hopeless] = [failing(9), failing(9, new MailRefused('the mail server refuses: EAUTH 535'))];
    background.start(patient.work, [10, 10]);
    background.start(hopeless.work, [10, 10]);
    await vi.waitFor(() => expect(patient.tries()).toBe(3), 5_000);
    await background.stop();
    expect(hopeless.tries()).toBe(1);
    const levels = lines.map((line) => JSON.parse(line).level).sort();
    expect(levels).toEqual([40, 40, 50, 50]);
  });

  it('does not hold a stopping server up with its waits, but ends what it began', async () => {
    const { background, lines } = start();
    const waiting = failing(9);
    background.start(waiting.work, [600_000]);
    let isDone = false;
    background.start(async () => {
      await wait(300);
      isDone = true;
    });
    await vi.waitFor(() => expect(waiting.tries()).toBe(1), 5_000);
    await background.stop();
    expect(isDone).toBe(true);
    expect(lines.join('')).toContain('given up');
  });

  it('leaves room for others while it waits', async () => {
    const { background } = start();
    for (let i = 0; i < 20; i++) background.start(failing(9).work, [600_000]);
    const { tries, work } = failing(0);
    background.start(work);
    await vi.waitFor(() => expect(tries()).toBe(1), 5_000);
    await background.stop();
  });
});
