/** Dates relative to today, so that the demo looks current. */
export interface DemoTime {
  now: Date;
  /** The store's date this many days from today, `YYYY-MM-DD`. */
  day(offset: number): string;
  /** A time (`HH:MM`) in the store's time zone, this many days ago; negative: in the future. */
  daysAgo(days: number, time: string): Date;
  minutesAgo(minutes: number): Date;
  at(moment: DemoMoment): Date;
}

/** Minutes ago, or days ago at a time (`HH:MM`) in the store's time zone. */
export type DemoMoment = number | readonly [days: number, time: string];

/** What a feature needs to fill the demo. */
export interface DemoTools {
  time: DemoTime;
  adminId: string;
  pharmacistId: string;
  /** The store's own number for texts. */
  storeNumber: string;
  /** The only picture at the demo's carrier. */
  carrierPicture: { url: string; type: string };
  drawLabel(): Buffer;
}
