const zones = ['America/Los_Angeles', 'Europe/London', 'Asia/Tokyo'];
const hourIn = (timeZone: string) =>
  Number(new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(new Date()));

/** A time zone in which it is day: there texts begin conversations at once. */
export const dayZone = (): string =>
  zones.find((zone) => hourIn(zone) >= 9 && hourIn(zone) < 19) ?? 'America/Los_Angeles';
