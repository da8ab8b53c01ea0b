import { buckets, demoBuckets } from '@rxweb/contracts/uploads';
import { describe, expect, it } from 'vitest';
import { assessBuckets } from './check-storage.ts';

describe('the buckets', () => {
  const bucket = (id: string, isPublic = false) => ({ id, public: isPublic });
  const all = [
    bucket(buckets.chat),
    bucket(buckets.general),
    bucket(buckets.live),
    bucket(demoBuckets.private),
    bucket(demoBuckets.public, true),
  ];
  const without = (id: string) => all.filter((one) => one.id !== id);

  it('are fine when all are there and only the test bucket is public', () => {
    expect(assessBuckets(all)).toBeNull();
  });

  it.each([
    [buckets.chat, 'red'],
    [buckets.general, 'red'],
    [buckets.live, 'red'],
    [demoBuckets.private, 'amber'],
    [demoBuckets.public, 'amber'],
  ] as const)('are not when %s is missing: %s, and says to have it made', (id, state) => {
    const fault = assessBuckets(without(id));
    expect(fault).toMatchObject({ state, text: `The storage bucket ${id} doesn’t exist.` });
    expect(fault?.nextStep?.admin).toContain('create');
  });

  it.each([buckets.chat, buckets.general, buckets.live, demoBuckets.private])(
    'are down at once when %s is public',
    (id) => {
      expect(assessBuckets([...without(id), bucket(id, true)])).toMatchObject({ state: 'red' });
    },
  );
});
