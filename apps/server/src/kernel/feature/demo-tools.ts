/** Relative to today, so that the demo looks current. */
export interface DemoTime {
  now: Date;
  /** The store's date this many days from today, `YYYY-MM-DD`. */
  day(offset: number): string;
  /** In the store's time zone; negative: in the future. */
  daysAgo(days: number, time: string): Date;
  minutesAgo(minutes: number): Date;
  at(moment: DemoMoment): Date;
}

/** Minutes ago, or days ago at a time (`HH:MM`). */
export type DemoMoment = number | readonly [days: number, time: string];

export interface DemoTools {
  time: DemoTime;
  adminId: string;
  pharmacistId: string;
  storeNumber: string;
  carrierPicture: { url: string; type: string };
  drawLabel(): Buffer;
}
