import { describe, expect, it } from 'vitest';
import { assessDatabase } from './check-database.ts';
import { assessDisk, assessEncryption } from './check-disk.ts';

const GB = 1e9;

describe('the disk', () => {
  it.each([
    ['green', 50 * GB, 100 * GB],
    ['green', 10 * GB, 100 * GB],
    ['amber', 9.99 * GB, 100 * GB],
    ['amber', 4.9 * GB, 20 * GB],
    ['red', 1.9 * GB, 100 * GB],
    ['red', 0.9 * GB, 4 * GB],
    ['red', 0, 0],
  ])('is %s with %d of %d bytes free', (state, free, total) => {
    expect(assessDisk(free, total).state).toBe(state);
  });

  it('is never said to have more room than it has', () => {
    expect(assessDisk(9.99 * GB, 99.99 * GB).text).toBe('9.9 GB of 99 GB free (9%).');
  });

  it('wants an eye on it when nothing shows that it is encrypted, and the room first', () => {
    const room = assessDisk(50 * GB, 100 * GB);
    expect(assessEncryption(room, true)).toMatchObject({ state: 'green', text: `${room.text} It’s encrypted.` });
    expect(assessEncryption(room, false)).toMatchObject({
      state: 'amber',
      nextStep: { admin: expect.stringContaining('DATA_DISK_ENCRYPTED=yes') },
    });
    const full = assessDisk(0, 100 * GB);
    expect(assessEncryption(full, false)).toBe(full);
  });
});

describe('the database', () => {
  it('is slow from half a second on, and down when nothing can be kept', () => {
    expect(assessDatabase(false, 2.4)).toMatchObject({ state: 'green', text: 'Answers in 2 ms.' });
    expect(assessDatabase(false, 500).state).toBe('amber');
    expect(assessDatabase(true, 1).state).toBe('red');
  });
});
