import { storeInfo } from '@rxweb/contracts/store';
import * as z from 'zod/mini';

const weekday = [{ opens: '08:30', closes: '17:30' }];
/** Open on weekdays, New York time. */
export const testStore = z.parse(storeInfo, {
  name: 'Test Pharmacy',
  address: '1 Main Street',
  phone: '+15555550100',
  timeZone: 'America/New_York',
  hours: {
    monday: weekday,
    tuesday: weekday,
    wednesday: weekday,
    thursday: weekday,
    friday: weekday,
    saturday: [],
    sunday: [],
  },
});
