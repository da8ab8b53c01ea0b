import type { Settings } from '@rxweb/contracts/settings';
import { vaccineCheckDays } from '@rxweb/contracts/settings/appointments';
import { isCheckDue } from '@rxweb/domain/requests/vaccine-table';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { adminStep, type Finding, healthy, needsAttention, notSetUp } from '../../kernel/feature/finding.ts';

const namedAtMost = 3;

/** Whether each row of the vaccine table was checked within 60 days: the law of the states moves (domain facts 2, H5). */
export function checkVaccines({ current }: { current: Settings }, now: Date): Finding {
  const vaccines = current.appointments?.vaccines ?? [];
  if (vaccines.length === 0) return notSetUp('No vaccines are listed, so visitors are asked to call.');
  const today = storeDate(current.store, now);
  const due = vaccines
    .filter((row) => isCheckDue(row, today))
    .sort((one, other) => one.checkedOn.localeCompare(other.checkedOn));
  if (due.length === 0) return healthy(`Every vaccine was checked in the last ${vaccineCheckDays} days.`);
  const more = due.length - namedAtMost;
  const named = due
    .slice(0, namedAtMost)
    .map(({ vaccine }) => vaccine)
    .join(', ');
  return needsAttention(
    `${due.length === 1 ? '1 vaccine hasn’t' : `${due.length} vaccines haven’t`} been checked for ${vaccineCheckDays} days: ${
      more > 0 ? `${named} and ${more} more` : named
    }.`,
    adminStep('Open Store settings, Vaccines. Read your state’s rules, correct the row, and press Checked today.'),
  );
}
