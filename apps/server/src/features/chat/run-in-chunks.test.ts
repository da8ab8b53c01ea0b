import { checkSafetyInSteps } from '@rxweb/domain/safety/safety-gate';
import { runInChunks } from '@rxweb/platform/async/run-in-chunks';
import { expect, it } from 'vitest';

const goalMs = 20;
const nasty = "not no never i'm can't won't 1 2 3 lisinoprl brething ovrdose hurts pain bleeding ";
const text = nasty.repeat(200).slice(0, 8_000);
const files = Array.from({ length: 3 }, () => nasty.repeat(400).slice(0, 20_000));

it('W5 reads the longest message and files in steps that block no one', () => {
  // Processor time, since others may use the machine; the least of some runs, since the first ones are slow.
  const runs = Array.from({ length: 3 }, () => timesOfSteps());
  const longest = Math.max(...(runs[0] ?? []).map((_, step) => Math.min(...runs.map((times) => times[step] ?? 0))));
  expect(runs[0]?.length).toBeGreaterThan(100);
  // What the clock of a thread can tell is about 4 ms.
  expect(longest).toBeLessThan(goalMs + 10);
});

function timesOfSteps(): number[] {
  const steps = checkSafetyInSteps({ text, files }, 'en');
  const times: number[] = [];
  for (;;) {
    const before = process.threadCpuUsage();
    const { done } = steps.next();
    const { user, system } = process.threadCpuUsage(before);
    times.push((user + system) / 1_000);
    if (done) return times;
  }
}

it('lets others have their turn while long work is done, and gives what it gives', async () => {
  let turns = 0;
  const takeTurn = () => {
    turns += 1;
    if (turns < 100) setImmediate(takeTurn);
  };
  setImmediate(takeTurn);
  const result = await runInChunks(
    (function* () {
      for (let step = 0; step < 5; step += 1) {
        const until = performance.now() + 10;
        while (performance.now() < until);
        yield;
      }
      return 'done';
    })(),
  );
  expect(result).toBe('done');
  expect(turns).toBeGreaterThanOrEqual(5);
  turns = 100;
});
