import type { Language } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import { dayFrom, spokenTime } from '@rxweb/domain/text/format';

/** A time ahead: `tomorrow 9:00 am`, `Mon, Jan 4, 8:30 am`; `mañana a las 9:00 a. m.` */
export function whenText(store: StoreInfo, now: Date, at: Date, language: Language): string {
  return `${dayFrom(store, now, at, language)} ${spokenTime(store, at, language)}`;
}
