/** Parts of the day that people name. */
export type PartName =
  | 'madrugada'
  | 'early'
  | 'morning'
  | 'lunch'
  | 'afternoon'
  | 'lateAfternoon'
  | 'afterWork'
  | 'evening'
  | 'night'
  | 'late';

/** Minutes since midnight, the end excluded. */
export interface MinuteSpan {
  from: number;
  to: number;
}

export interface DayPart {
  /** Open throughout means Yes. */
  core: MinuteSpan;
  /** Closed throughout means No. */
  wide: MinuteSpan;
}

const hours = (from: number, to: number): MinuteSpan => ({ from: from * 60, to: to * 60 });

/**
 * Each part by the clock. Between the core and the wide span people differ, so neither Yes nor No is said there. The Spanish "madrugada"
 * has no English word: the hours after midnight.
 */
export const dayParts: Readonly<Record<PartName, DayPart>> = {
  madrugada: { core: hours(0, 6), wide: hours(0, 6) },
  early: { core: hours(6, 8), wide: hours(5, 9) },
  morning: { core: hours(9, 12), wide: hours(5, 12) },
  lunch: { core: hours(12, 13), wide: hours(12, 13) },
  afternoon: { core: hours(12, 17), wide: hours(12, 18) },
  lateAfternoon: { core: hours(15, 18), wide: hours(15, 18) },
  afterWork: { core: hours(17, 20), wide: hours(17, 20) },
  evening: { core: hours(17, 21), wide: hours(17, 21) },
  night: { core: hours(18, 24), wide: hours(17, 24) },
  late: { core: hours(18, 24), wide: hours(18, 24) },
};
