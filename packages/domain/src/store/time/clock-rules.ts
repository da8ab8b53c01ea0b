import type { NamedTime } from './clock-times.ts';
import type { Groups, PartMention, Reading } from './time-mentions.ts';

export interface ClockRule {
  pattern: RegExp;
  read(groups: Groups, reading: Reading): NamedTime | null;
}

export interface PartRule {
  pattern: RegExp;
  part: PartMention['part'];
}

export interface WaitRule {
  pattern: RegExp;
  read(groups: Groups): number;
}
