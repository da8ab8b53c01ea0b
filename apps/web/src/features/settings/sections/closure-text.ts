import type { Language } from '@rxweb/contracts/shared/language';
import type { Closure } from '@rxweb/contracts/store';
import { formatPeriods } from '@rxweb/domain/text/format';
import { settingsTexts } from '../../../texts/use/use-settings-texts.ts';

/** `Closed all day, Thanksgiving Day`. */
export function closureText({ periods, reason, reasonEs }: Closure, language: Language): string {
  const { closures } = settingsTexts.of(language);
  const hours = formatPeriods(periods, language);
  const when = hours ? closures.openFor(hours) : closures.closedAllDay;
  return `${when}, ${(language === 'es' && reasonEs) || reason}`;
}
