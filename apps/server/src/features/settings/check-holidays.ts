import type { Settings } from '@rxweb/contracts/settings';
import { uncoveredHolidays } from '@rxweb/domain/settings/federal-holidays';
import { addMonths } from '@rxweb/domain/store/calendar-date';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { formatDate } from '@rxweb/domain/text/format';
import { adminStep, type Finding, healthy, needsAttention } from '../../kernel/feature/finding.ts';

const aheadMonths = 12;
const namedAtMost = 3;

interface Live {
  current: Settings;
  isReadOnly: boolean;
}

/** Whether each federal holiday of the next 12 months has a decision: a closure, a short day or the usual hours. */
export function checkHolidays({ current, isReadOnly }: Live, now: Date): Finding {
  const today = storeDate(current.store, now);
  const found = uncoveredHolidays(current, today, addMonths(today, aheadMonths));
  const [next] = found;
  if (!next) return healthy('Every federal holiday of the next 12 months has its hours.');
  const named = found.slice(0, namedAtMost).map(({ name, date }) => `${name} (${formatDate(date)})`);
  const more = found.length - named.length;
  const list = more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ');
  return needsAttention(
    `Visitors get the usual hours on holidays without a decision: ${list}.`,
    adminStep(
      isReadOnly
        ? 'Add closures to the file that STORE_FILE names.'
        : 'Open Store settings, Closures, and choose for each: closed, or open as usual.',
    ),
  );
}
