import type { Language } from '@rxweb/contracts/shared/language';
import { formatFullMonthDay } from '@rxweb/domain/text/format';

/** A calendar date, `2026-05-04`, as `May 4, 2026`; `4 de mayo de 2026`. */
export function dayText(date: string, language: Language): string {
  return `${formatFullMonthDay(date, language)}${language === 'es' ? ' de' : ','} ${date.slice(0, 4)}`;
}
