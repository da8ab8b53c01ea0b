import type { QueueGroup, QueueRow } from '@rxweb/contracts/queue';
import type { StoreInfo } from '@rxweb/contracts/store';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import type { IconDrawing } from '../../ui/icons.ts';
import { alertIcon, bottleIcon, calendarIcon, clockIcon, phoneIcon, shoeIcon } from '../../ui/more-icons.ts';
import { messageIcon } from '../../ui/staff-icons.ts';

type SectionName = 'urgent' | 'overdue' | 'callbacks' | 'requests' | 'texts' | 'appointments' | 'shoes';

export interface Section {
  name: SectionName;
  icon: IconDrawing;
  isLate: boolean;
  /** What its rows come from. */
  groups: readonly QueueGroup[];
  rows: readonly QueueRow[];
}

/** In the order of the dashboard (look 2, section 1). */
const sections: readonly Omit<Section, 'rows' | 'isLate'>[] = [
  { name: 'urgent', icon: alertIcon, groups: ['urgent_texts'] },
  { name: 'overdue', icon: clockIcon, groups: [] },
  { name: 'callbacks', icon: phoneIcon, groups: ['callbacks'] },
  { name: 'requests', icon: bottleIcon, groups: ['requests'] },
  { name: 'texts', icon: messageIcon, groups: ['texts'] },
  { name: 'appointments', icon: calendarIcon, groups: ['appointments'] },
  { name: 'shoes', icon: shoeIcon, groups: ['shoes'] },
];

export const sectionHrefs: Readonly<Partial<Record<SectionName, string>>> = {
  urgent: '/app/sms',
  callbacks: '/app/conversations?view=waiting',
  requests: '/app/requests',
  texts: '/app/sms?view=unread',
  appointments: '/app/requests/day',
  shoes: '/app/dme/cases?due=closing',
};

/** Each row once: overdue ones of any kind together, above the rest. */
export function sectionsOf(rows: readonly QueueRow[], store: StoreInfo, now: Date): Section[] {
  const placed = Map.groupBy(rows, (row) => placeOf(row, store, now));
  return sections.flatMap((section) => {
    const own = placed.get(section.name) ?? [];
    const inOrder = section.name === 'overdue' ? own.toSorted((one, other) => dueMs(one) - dueMs(other)) : own;
    const isLate = section.name === 'urgent' || section.name === 'overdue';
    return own.length > 0 ? [{ ...section, isLate, rows: inOrder }] : [];
  });
}

function placeOf(row: QueueRow, store: StoreInfo, now: Date): SectionName {
  if (row.group === 'urgent_texts') return 'urgent';
  return isOverdue(row, store, now) ? 'overdue' : row.group;
}

function isOverdue(row: QueueRow, store: StoreInfo, now: Date): boolean {
  if (row.group === 'shoes') return row.dueOn < storeDate(store, now);
  return row.dueAt !== null && Date.parse(row.dueAt) < now.getTime();
}

const dueMs = (row: QueueRow) => Date.parse(row.group === 'shoes' ? row.dueOn : (row.dueAt ?? row.at));

const filters = ['all', 'overdue', 'mine'] as const;
export type Filter = (typeof filters)[number];

export function filterIn(search: string): Filter {
  const asked = new URLSearchParams(search).get('show');
  return filters.find((filter) => filter === asked) ?? 'all';
}

export const filterQuery = (filter: Filter) => (filter === 'all' ? '' : `?show=${filter}`);

/** An urgent text is never filtered out as not overdue. */
export function fits(row: QueueRow, filter: Filter, store: StoreInfo, now: Date): boolean {
  if (filter === 'mine') return row.isMine;
  return filter === 'all' || row.group === 'urgent_texts' || isOverdue(row, store, now);
}

export function countQueue(rows: readonly QueueRow[], store: StoreInfo, now: Date): Record<Filter, number> {
  const count = (filter: Filter) => rows.filter((row) => fits(row, filter, store, now)).length;
  return { all: rows.length, overdue: count('overdue'), mine: count('mine') };
}
