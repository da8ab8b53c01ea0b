import type { SmsInboxOverview } from '@rxweb/contracts/sms/inbox';
import { type SmsStatus, type SmsView, smsStatuses } from '@rxweb/contracts/sms/messages';
import { formatCount } from '@rxweb/domain/text/format-count';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { closeIcon } from '../../../ui/more-icons.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import styles from './inbox.module.css';
import { statusLooks } from './list-labels.ts';
import type { InboxQuery, ListView } from './read-page.ts';

export interface Filters {
  phone: string;
  status: SmsStatus | null;
  view: ListView;
  search: string;
}

interface ListFiltersProps {
  filters: Filters;
  counts: SmsInboxOverview['counts'] | null;
  fields: RefObject<HTMLDivElement | null>;
  onChange: (filters: Filters) => void;
}

const statusOptions = [
  { value: 'all', label: 'All' },
  ...smsStatuses.map((status) => ({ value: status, label: statusLooks[status].word })),
] as const;

const views: readonly { view: ListView; label: string }[] = [
  { view: 'open', label: 'Inbox' },
  { view: 'all', label: 'All' },
  { view: 'mine', label: 'Mine' },
  { view: 'unassigned', label: 'Unassigned' },
  { view: 'unread', label: 'Unread' },
  { view: 'snoozed', label: 'Snoozed' },
  { view: 'done', label: 'Done' },
];

/** Filters the list; a search covers all messages. */
export function ListFilters({ filters, counts, fields, onChange }: ListFiltersProps) {
  const { phone, status, view, search } = filters;
  const change = (part: Partial<Filters>) => onChange({ ...filters, ...part });
  const toStatus = (value: string) => change({ status: smsStatuses.find((each) => each === value) ?? null });
  return (
    <div ref={fields} className={styles.filters}>
      <SearchField
        label="Search all messages"
        placeholder="Search text, names"
        value={search}
        maxLength={100}
        onChange={(text) => change({ search: text })}
      />
      {search.trim() === '' ? (
        <>
          <div className={styles.narrow}>
            <SearchField
              label="Filter by phone"
              placeholder="Phone"
              value={phone}
              maxLength={40}
              onChange={(text) => change({ phone: text })}
            />
            <SelectField
              label="Status"
              hidesLabel
              value={status ?? 'all'}
              options={statusOptions}
              onChange={toStatus}
            />
          </div>
          <fieldset className={styles.chips} aria-label="View">
            {views.map((each) => (
              <ViewChip
                key={each.view}
                label={each.label}
                count={each.view === 'all' ? null : (counts?.[each.view satisfies SmsView] ?? null)}
                isOn={each.view === view}
                onPress={() => change({ view: each.view === view ? 'open' : each.view })}
              />
            ))}
          </fieldset>
        </>
      ) : (
        <Button variant="quiet" onClick={() => change({ search: '' })}>
          Back to the inbox
        </Button>
      )}
    </div>
  );
}

interface ViewChipProps {
  label: string;
  count: number | null;
  isOn: boolean;
  onPress: () => void;
}

/** Pressed again, returns to the inbox. */
function ViewChip({ label, count, isOn, onPress }: ViewChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={isOn} onClick={onPress}>
      {label}
      {count !== null && count > 0 && <span className={styles.chipCount}>{formatCount(count)}</span>}
      {isOn && label !== 'Inbox' && <Icon drawing={closeIcon} size={16} />}
    </button>
  );
}

const pauseMs = 250;

/** Choices apply at once, typing after a pause. Memoized. */
export function useInboxQuery({ phone, status, view, search }: Filters): InboxQuery {
  const typed = useSettled(phone.replace(/\s/g, ''));
  const sought = useSettled(search.trim());
  return useMemo(() => ({ phone: typed, status, view, search: sought }), [typed, status, view, sought]);
}

/** Clearing the text applies at once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}
