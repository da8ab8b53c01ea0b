import type { RawStore } from './second-calendar.ts';

const every = (opens: string, closes: string) => [{ opens, closes }];

/** Stores unlike the sample: a lunch break, Sundays, late evenings, another zone. */
export const otherStores: readonly Pick<RawStore, 'timeZone' | 'hours'>[] = [
  {
    timeZone: 'America/New_York',
    hours: {
      monday: [...every('09:00', '12:30'), ...every('13:30', '18:00')],
      tuesday: [...every('09:00', '12:30'), ...every('13:30', '18:00')],
      wednesday: [],
      thursday: [...every('09:00', '12:30'), ...every('13:30', '20:00')],
      friday: every('09:00', '18:00'),
      saturday: every('10:00', '14:00'),
      sunday: every('11:00', '15:00'),
    },
  },
  {
    timeZone: 'America/Chicago',
    hours: {
      monday: every('07:00', '22:00'),
      tuesday: every('07:00', '22:00'),
      wednesday: every('07:00', '22:00'),
      thursday: every('07:00', '22:00'),
      friday: every('07:00', '23:30'),
      saturday: every('08:00', '22:00'),
      sunday: every('00:30', '21:00'),
    },
  },
];
