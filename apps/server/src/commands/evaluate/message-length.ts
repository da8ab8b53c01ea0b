/** Groups of messages by their number of words, for reports. */
export const lengthGroups = ['≤ 8', '9–25', '26–60', '61+'] as const;
export type LengthGroup = (typeof lengthGroups)[number];

export function lengthGroupOf(text: string): LengthGroup {
  const words = text.trim() === '' ? 0 : text.trim().split(/\s+/).length;
  return words <= 8 ? '≤ 8' : words <= 25 ? '9–25' : words <= 60 ? '26–60' : '61+';
}
