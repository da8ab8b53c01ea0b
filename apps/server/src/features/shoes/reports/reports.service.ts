import { denialLimits, type getShoeAccreditation, type getShoeDenials } from '@rxweb/contracts/shoes/reports';
import { accreditationReminder } from '@rxweb/domain/shoes/accreditation';
import { countDenials } from '@rxweb/domain/shoes/denials/count-denials';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import type * as z from 'zod/mini';
import { auditEntryFor } from '../../../kernel/audit/audit-log.ts';
import type { TodayItem } from '../../../kernel/feature/feature.ts';
import type { Actor } from '../../../kernel/http/actor.ts';
import type { ClaimDeps } from '../claim/claim.service.ts';
import { listStaffNames } from '../read-case-file.ts';
import { listDeniableCases } from './denials.repository.ts';

export type ReportDeps = Pick<ClaimDeps, 'sql' | 'audit' | 'store' | 'settings' | 'now'>;

export type Denials = z.output<(typeof getShoeDenials)['output']>;
type Reminder = z.output<(typeof getShoeAccreditation)['output']>['reminder'];

/** Null without billing details that say when accreditation expires, and before it is due. */
export function readReminder({ settings, store, now }: Pick<ReportDeps, 'settings' | 'store' | 'now'>): Reminder {
  const accreditation = settings.billing?.accreditation;
  if (accreditation?.status !== 'accredited') return null;
  const reminder = accreditationReminder(accreditation, storeDate(store, now()));
  return reminder && { expires: accreditation.expires, daysLeft: reminder.daysLeft };
}

/** Comes first in Today: without accreditation, Medicare pays for none of the cases. */
export function listReminders(deps: Pick<ReportDeps, 'settings' | 'store' | 'now'>): TodayItem[] {
  const reminder = readReminder(deps);
  if (!reminder) return [];
  const kind = reminder.daysLeft < 0 ? 'shoe_accreditation_expired' : 'shoe_accreditation_expiring';
  return [{ kind, count: 1, soonest: reminder.expires }];
}

export async function readDenials(deps: ReportDeps, actor: Actor): Promise<Denials> {
  const { sql, store, now, audit } = deps;
  const today = storeDate(store, now());
  const [found, staff] = await Promise.all([listDeniableCases(sql, denialLimits.cases + 1), listStaffNames(sql)]);
  const cases = found.slice(0, denialLimits.cases);
  const reasons = countDenials(cases, { today, staff, most: denialLimits.named });
  await audit.write(auditEntryFor(actor, 'cases_listed', null));
  return { today, cases: cases.length, isCut: found.length > cases.length, reasons };
}
