import { type StaffRequestsTexts, staffRequestsEn } from '../requests/staff-requests-en.ts';
import { lazyTexts } from './lazy-texts.ts';

export const useStaffRequestsTexts = lazyTexts<StaffRequestsTexts>(
  staffRequestsEn,
  async () => (await import('../requests/staff-requests-es.ts')).staffRequestsEs,
).use;
