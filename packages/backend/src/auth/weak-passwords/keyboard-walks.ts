/** Sequences on QWERTY-like keyboards and from memory. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1s2d3f4g5h6j7k8l9',
  '1a2s3d4f5g6h7j8k9l',
  '1a2b3c4d5e6f7g8h9i',
  'a1b2c3d4e5f6g7h8i9',
  '147258369',
  '789456123',
  'zaq1xsw2cde3vfr4bgt5nhy6mju7',
];
const minRun = 3;

const followers = new Map<string, Set<string>>();
for (const row of rows.flatMap((row) => [row, [...row].reverse().join('')])) {
  for (let start = 0; start + minRun <= row.length; start++) {
    const known = row.slice(start, start + minRun - 1);
    const next = followers.get(known) ?? new Set();
    followers.set(known, next.add(row.charAt(start + minRun - 1)));
  }
}

/** The length of the walk or repeat at `start`; 0 below three. */
export function walkLength(text: string, start: number): number {
  const first = text.charAt(start);
  let end = start + 1;
  while (first && text.charAt(end) === first) end++;
  if (end - start >= minRun) return end - start;

  end = start + minRun - 1;
  while (end < text.length && followers.get(text.slice(end - minRun + 1, end))?.has(text.charAt(end))) end++;
  return end - start >= minRun ? end - start : 0;
}
