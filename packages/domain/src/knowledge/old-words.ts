/** Staff who update both languages do so within this time. */
const sameWorkMs = 60 * 60_000;

export const areOldWords = (publishedAt: Date, otherChangedAt: Date): boolean =>
  otherChangedAt.getTime() - publishedAt.getTime() > sameWorkMs;
