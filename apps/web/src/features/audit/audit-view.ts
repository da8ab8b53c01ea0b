import { type AuditAction, type AuditFilter, auditActions } from '@rxweb/contracts/audit';
import { isUuid } from '@rxweb/contracts/shared/uuid';
import type { StoreInfo } from '@rxweb/contracts/store';
import { addDays } from '@rxweb/domain/store/calendar-date';
import { instantOfWallTime } from '@rxweb/domain/store/time-zone';

/** In store time, `YYYY-MM-DD`, inclusive; an empty text matches all. */
export interface AuditView {
  action: AuditAction | '';
  outcome: 'ok' | 'refused' | '';
  person: string;
  /** Only what the person did, or all that concerns them. */
  by: 'person' | '';
  from: string;
  to: string;
}

export const everything: AuditView = { action: '', outcome: '', person: '', by: '', from: '', to: '' };

/** Ignores unknown values. */
export function parseAuditView(query: string): AuditView {
  const values = new URLSearchParams(query);
  const outcome = values.get('outcome');
  const person = values.get('person') ?? '';
  return {
    action: auditActions.find((action) => action === values.get('action')) ?? '',
    outcome: outcome === 'ok' || outcome === 'refused' ? outcome : '',
    person: isUuid(person) ? person.toLowerCase() : '',
    by: isUuid(person) && values.get('by') === 'person' ? 'person' : '',
    from: calendarDay(values.get('from')),
    to: calendarDay(values.get('to')),
  };
}

/** With its `?`; empty without filters. */
export function auditQuery(view: AuditView): string {
  const set = Object.entries(view).filter(([, value]) => value !== '');
  return set.length === 0 ? '' : `?${new URLSearchParams(set)}`;
}

/** The last day is included. */
export function auditFilterOf(
  { action, outcome, person, by, from, to }: AuditView,
  { timeZone }: StoreInfo,
): AuditFilter {
  const midnight = (day: string) => instantOfWallTime(timeZone, day, '00:00').toISOString();
  return {
    ...(action && { action }),
    ...(outcome && { outcome }),
    ...(person && { person }),
    ...(person && by && { by }),
    ...(from && { from: midnight(from) }),
    ...(to && { to: midnight(addDays(to, 1)) }),
  };
}

/** A date with a four-digit year; else empty. */
function calendarDay(text: string | null): string {
  if (!text || !/^(19|20)\d{2}-\d{2}-\d{2}$/.test(text)) return '';
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : '';
}
