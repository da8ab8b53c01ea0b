import { expect, it } from 'vitest';
import { createStreamSlots } from './stream-slots.ts';

const limits = { streamsPerVisitor: 4, streamsPerAddress: 20, streamsPerProcess: 50 };

it('S2 gives a visitor four answers at a time, and the fifth when one has ended', () => {
  const slots = createStreamSlots(limits);
  const releases = [1, 2, 3, 4].map(() => slots.take('ana', '10.0.0.1'));
  expect(() => slots.take('ana', '10.0.0.1')).toThrow(
    expect.objectContaining({ code: 'too_many_requests', retryAfterSeconds: 5 }),
  );
  expect(slots.take('ben', '10.0.0.1')).toBeTypeOf('function');
  const [release] = releases;
  release?.();
  release?.();
  slots.take('ana', '10.0.0.1');
  expect(() => slots.take('ana', '10.0.0.1')).toThrow();
});

it('S2 gives each address twenty, across visitors', () => {
  const slots = createStreamSlots(limits);
  for (let n = 0; n < 20; n += 1) slots.take(`visitor ${n}`, '10.0.0.1');
  expect(() => slots.take('one more', '10.0.0.1')).toThrow(expect.objectContaining({ code: 'too_many_requests' }));
  expect(slots.take('one more', '10.0.0.2')).toBeTypeOf('function');
});

it('S2 says that the service is full when the process gives as many as it can', () => {
  const slots = createStreamSlots(limits);
  const releases = Array.from({ length: 50 }, (_, n) => slots.take(`visitor ${n}`, `10.0.0.${n}`));
  expect(() => slots.take('one more', '10.1.0.0')).toThrow(expect.objectContaining({ code: 'unavailable' }));
  for (const release of releases) release();
  for (let n = 0; n < 50; n += 1) slots.take(`visitor ${n}`, `10.0.0.${n}`);
});
