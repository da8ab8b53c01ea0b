import type { Language } from '@rxweb/contracts/shared/language';
import type { Weekday } from '@rxweb/contracts/shared/week';
import type { PartName } from './day-parts.ts';

export interface Holiday {
  /** Its name in answers. */
  name: Readonly<Record<Language, string>>;
  /** How people write it: the source of a pattern of plain words. */
  words: Readonly<Record<Language, string>>;
  /** Its date in a year, `YYYY-MM-DD`. */
  dateIn(year: number): string;
  /** Stores often differ on this day, however it is named: federal holidays and the eves. */
  isCommonlyClosed: boolean;
}

/** A part of a message: `start` and `end` are places in its plain text. */
export interface Place {
  start: number;
  end: number;
}

/** Calendar dates `YYYY-MM-DD`, both included. */
export interface DateSpan {
  first: string;
  last: string;
}

/** A day or days named in a message. */
export interface DayMention extends Place, DateSpan {
  /** "on Saturdays": these weekdays of every week; `first` is the soonest. */
  weekdays?: readonly Weekday[];
  /** The holiday it was named by. */
  holiday?: Holiday;
  /** A second reading: 3/4 as March 4 and April 3, "next Friday" as this week's. */
  other?: DateSpan;
  /** Further days of a list: "the 24th and 26th". */
  also?: readonly string[];
  /** The weekday said with a date that falls on another. */
  saidWeekday?: Weekday;
  /** The words of a date that does not exist. */
  impossible?: string;
  /** "tonight": the part of the day in the same word. */
  part?: PartName;
  /** "next week", "in December": answered as a list of days. */
  isPeriod?: boolean;
  /** Named with a year of its own. */
  hasYear?: boolean;
}

/** How a clock time is meant. */
export type ClockSense = 'at' | 'around' | 'until' | 'before' | 'after' | 'from';

/** A time of day in minutes since midnight. */
export interface ClockMention extends Place {
  sense: ClockSense;
  minute: number;
  /** The end of a range such as 9 to 5. */
  to?: number;
  /** The other half of the day, where 7 to 11 came without am or pm. */
  other?: number;
  /** The words of a time that does not exist. */
  impossible?: string;
}

/** A time counted from now: "in 20 minutes". */
export interface WaitMention extends Place {
  minutes: number;
}

export interface PartMention extends Place {
  part: PartName;
}

/** What the rules of a language read at one place. */
export type Mention =
  | { kind: 'day'; day: DayMention }
  | { kind: 'clock'; clock: ClockMention }
  | { kind: 'wait'; wait: WaitMention }
  | { kind: 'part'; part: PartMention };

/** What a rule needs beside its words. */
export interface Reading {
  text: string;
  /** The store's date. */
  today: string;
  /** The message asks about the past: "were you open". */
  isPast: boolean;
  /** Words of the evening in the message: a bare 7 is pm. */
  isLate: boolean;
  /** Words of the morning in the message: a bare 6 is am. */
  isEarly: boolean;
  /** Reads a day at a place, for "the day after Christmas". */
  dayAt(place: number, isPast?: boolean): DayMention | null;
  /** The day named just before, for "Thanksgiving and the day after". */
  previous: DayMention | null;
}

/** One rule: a sticky pattern and the day it names, without its place. Null passes on to the next rule. */
export interface DayRule {
  pattern: RegExp;
  read(groups: Groups, reading: Reading, place: Place): NamedDay | null;
}

export type Groups = Readonly<Record<string, string | undefined>>;

/** A day before its place is known; a rule that reads on past its pattern gives the end. */
export type NamedDay = Omit<DayMention, 'start' | 'end'> & { end?: number };
