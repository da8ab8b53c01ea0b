import { lazyTexts } from '../use/lazy-texts.ts';
import { dashboardEn } from './dashboard-en.ts';

export const useDashboardTexts = lazyTexts(
  dashboardEn,
  async () => (await import('./dashboard-es.ts')).dashboardEs,
).use;
