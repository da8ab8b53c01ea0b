import { randomBytes } from 'node:crypto';
import type { Random } from '@rxweb/platform/random/seeded-random';

/** An archive as a bad disk, a broken copy or a careless hand leaves it. */
export interface Damage {
  what: string;
  bytes: Buffer;
}

/** So many damaged copies of a whole archive, each in another way or place. */
export function damage(whole: Buffer, count: number, random: Random): Damage[] {
  const ways: readonly ((place: number) => Damage)[] = [
    (place) => ({ what: `a bit at ${place} turned`, bytes: flip(whole, place) }),
    (place) => ({ what: `cut off at ${place}`, bytes: whole.subarray(0, place) }),
    (place) => ({ what: `16 bytes at ${place} zero`, bytes: overwrite(whole, place, Buffer.alloc(16)) }),
    (place) => ({ what: `a page at ${place} of something else`, bytes: overwrite(whole, place, randomBytes(4_096)) }),
    (place) => ({
      what: `${place % 997} bytes appended`,
      bytes: Buffer.concat([whole, randomBytes(1 + (place % 997))]),
    }),
    (place) => ({
      what: `100 bytes at ${place} left out`,
      bytes: Buffer.concat([whole.subarray(0, place), whole.subarray(place + 100)]),
    }),
  ];
  return Array.from({ length: count }, (_, index) => {
    const way = ways[index % ways.length] ?? ways[0];
    if (!way) throw new Error('there are ways');
    return way(random.below(whole.length - 4_096));
  });
}

function flip(whole: Buffer, place: number): Buffer {
  return overwrite(whole, place, Buffer.from([(whole[place] ?? 0) ^ 1]));
}

function overwrite(whole: Buffer, place: number, bytes: Buffer): Buffer {
  const copy = Buffer.from(whole);
  bytes.copy(copy, place);
  return copy;
}
