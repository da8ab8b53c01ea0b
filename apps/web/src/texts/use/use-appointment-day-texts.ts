import { appointmentDayEn } from '../requests/appointment-day-en.ts';
import { lazyTexts } from './lazy-texts.ts';

export const useAppointmentDayTexts = lazyTexts(
  appointmentDayEn,
  async () => (await import('../requests/appointment-day-es.ts')).appointmentDayEs,
).use;
