import type { SmsInboxOverview, SmsLabel } from '@rxweb/contracts/sms/inbox';
import { type SmsStatus, type SmsView, smsStatuses } from '@rxweb/contracts/sms/messages';
import { formatCount } from '@rxweb/domain/text/format-count';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { closeIcon } from '../../../ui/more-icons.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import styles from './inbox.module.css';
import type { InboxQuery, ListView } from './read-page.ts';

export interface Filters {
  phone: string;
  status: SmsStatus | null;
  view: ListView;
  label: string | null;
  search: string;
}

interface ListFiltersProps {
  filters: Filters;
  counts: SmsInboxOverview['counts'] | null;
  labels: readonly SmsLabel[];
  fields: RefObject<HTMLDivElement | null>;
  onChange: (filters: Filters) => void;
}

const views: readonly ListView[] = ['open', 'all', 'mine', 'unassigned', 'unread', 'snoozed', 'done'];

/** Filters the list; a search covers all messages. */
export function ListFilters({ filters, counts, labels, fields, onChange }: ListFiltersProps) {
  const { list: texts, statuses } = useSmsTexts().inbox;
  const { phone, status, view, label, search } = filters;
  const statusOptions = [
    { value: 'all', label: texts.all },
    ...smsStatuses.map((each) => ({ value: each, label: statuses[each] })),
  ] as const;
  const change = (part: Partial<Filters>) => onChange({ ...filters, ...part });
  const toStatus = (value: string) => change({ status: smsStatuses.find((each) => each === value) ?? null });
  return (
    <div ref={fields} className={styles.filters}>
      <SearchField
        label={texts.search}
        placeholder={texts.placeholder}
        value={search}
        maxLength={100}
        onChange={(text) => change({ search: text })}
      />
      {search.trim() === '' ? (
        <>
          <div className={styles.narrow}>
            <SearchField
              label={texts.phone}
              placeholder={texts.phonePlaceholder}
              value={phone}
              maxLength={40}
              onChange={(text) => change({ phone: text })}
            />
            <SelectField
              label={texts.status}
              hidesLabel
              value={status ?? 'all'}
              options={statusOptions}
              onChange={toStatus}
            />
            <LabelFilter label={label} labels={labels} onChange={(next) => change({ label: next })} />
          </div>
          <fieldset className={styles.chips} aria-label={texts.view}>
            {views.map((each) => (
              <ViewChip
                key={each}
                label={texts.views[each]}
                count={each === 'all' ? null : (counts?.[each satisfies SmsView] ?? null)}
                isOn={each === view}
                isDefault={each === 'open'}
                onPress={() => change({ view: each === view ? 'open' : each })}
              />
            ))}
          </fieldset>
        </>
      ) : (
        <Button variant="quiet" onClick={() => change({ search: '' })}>
          {texts.back}
        </Button>
      )}
    </div>
  );
}

interface LabelFilterProps {
  label: string | null;
  labels: readonly SmsLabel[];
  onChange: (label: string | null) => void;
}

/** Hidden in a store without labels. */
function LabelFilter({ label, labels, onChange }: LabelFilterProps) {
  const { list: texts } = useSmsTexts().inbox;
  if (labels.length === 0 && label === null) return null;
  const options = [{ value: '', label: texts.anyLabel }, ...labels.map(({ id, name }) => ({ value: id, label: name }))];
  return (
    <SelectField
      label={texts.ofLabel}
      hidesLabel
      value={label ?? ''}
      options={options}
      onChange={(id) => onChange(id || null)}
    />
  );
}

interface ViewChipProps {
  label: string;
  count: number | null;
  isOn: boolean;
  isDefault: boolean;
  onPress: () => void;
}

/** Pressed again, returns to the inbox. */
function ViewChip({ label, count, isOn, isDefault, onPress }: ViewChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={isOn} onClick={onPress}>
      {label}
      {count !== null && count > 0 && <span className={styles.chipCount}>{formatCount(count)}</span>}
      {isOn && !isDefault && <Icon drawing={closeIcon} size={16} />}
    </button>
  );
}

const pauseMs = 250;

/** Choices apply at once, typing after a pause. Memoized. */
export function useInboxQuery({ phone, status, view, label, search }: Filters): InboxQuery {
  const typed = useSettled(phone.replace(/\s/g, ''));
  const sought = useSettled(search.trim());
  return useMemo(() => ({ phone: typed, status, view, label, search: sought }), [typed, status, view, label, sought]);
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
