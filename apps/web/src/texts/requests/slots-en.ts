/** Texts of the choice of a time, for visitors and staff. */
export const slotsEn = {
  day: 'Day',
  morning: (day: string) => `${day}, morning`,
  afternoon: (day: string) => `${day}, afternoon`,
  left: (count: number) => `${count} left`,
  closed: 'Closed',
  full: 'Full',
  past: 'Past',
  soon: 'By phone',
  soonHint: (phone: string) => `For a time sooner than these, call ${phone}.`,
  minutes: (count: number) => `${count} minutes`,
  earlier: 'Earlier days',
  later: 'Later days',
  noneFree: 'No time is free on these days.',
  taken: (time: string) => `${time} was just taken. Choose another.`,
  clear: 'Choose no time',
  notOffered: 'Send this without a time. We’ll call you to find one.',
  failed: 'Couldn’t load the times.',
  retry: 'Try again',
  loading: 'Loading the times',
};

export type SlotTexts = typeof slotsEn;
