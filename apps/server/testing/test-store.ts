import { type StoreInfo, storeInfo } from '@rxweb/contracts/store';
import * as z from 'zod/mini';

const day = [{ opens: '08:30', closes: '17:30' }];

/** A store in Oregon that is open on weekdays, without special days. */
export const testStore: StoreInfo = z.parse(storeInfo, {
  name: 'Test Pharmacy',
  address: '1 Main Street',
  phone: '+15555550199',
  timeZone: 'America/Los_Angeles',
  hours: { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: [], sunday: [] },
});
