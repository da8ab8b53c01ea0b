import type { StoreInfo } from '@rxweb/contracts/store';
import { wallTimeMs } from '@rxweb/domain/store/time-zone';
import { type StoreTexts, storeEn } from '../texts/store-en.ts';

const noon = 12;
const evening = 17;

/** Greeting by store time; English on staff pages. */
export function greetingAt(store: StoreInfo, at: Date, { welcome }: StoreTexts = storeEn): string {
  const hour = new Date(wallTimeMs(store.timeZone, at)).getUTCHours();
  if (hour < noon) return welcome.morning;
  return hour < evening ? welcome.afternoon : welcome.evening;
}
