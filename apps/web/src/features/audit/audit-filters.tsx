import { Button } from '../../ui/button.tsx';
import { DayField } from '../../ui/day-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import styles from './audit-filters.module.css';
import { actionChoices } from './audit-labels.ts';
import { type AuditView, auditQuery, everything } from './audit-view.ts';

const firstDay = '2000-01-01';

interface AuditFiltersProps {
  view: AuditView;
  onShow: (view: AuditView) => void;
  people: readonly { id: string; name: string }[];
}

export function AuditFilters({ view, onShow, people }: AuditFiltersProps) {
  return (
    <search className={styles.filters}>
      <SelectField
        label="Action"
        value={view.action}
        options={[{ value: '', label: 'All actions' }, ...actionChoices]}
        onChange={(action) => onShow({ ...view, action })}
      />
      <SelectField
        label="Outcome"
        value={view.outcome}
        options={outcomeChoices}
        onChange={(outcome) => onShow({ ...view, outcome })}
      />
      <SelectField
        label="Person"
        value={view.person}
        options={personChoices(people, view.person)}
        onChange={(person) => onShow({ ...view, person, by: person === '' ? '' : view.by })}
      />
      {view.person !== '' && (
        <SelectField label="Show" value={view.by} options={byChoices} onChange={(by) => onShow({ ...view, by })} />
      )}
      <DayField
        label="From"
        value={view.from}
        earliest={firstDay}
        latest={view.to}
        className={styles.day}
        onChange={(from) => onShow({ ...view, from })}
      />
      <DayField
        label="To"
        value={view.to}
        earliest={view.from || firstDay}
        className={styles.day}
        onChange={(to) => onShow({ ...view, to })}
      />
      {auditQuery(view) !== '' && (
        <Button variant="quiet" onClick={() => onShow(everything)}>
          Clear filters
        </Button>
      )}
    </search>
  );
}

const outcomeChoices = [
  { value: '', label: 'All outcomes' },
  { value: 'ok', label: 'Done' },
  { value: 'refused', label: 'Refused' },
] as const;

const byChoices = [
  { value: '', label: 'All that concerns them' },
  { value: 'person', label: 'Only what they did' },
] as const;

function personChoices(people: AuditFiltersProps['people'], chosen: string) {
  const known = people.map(({ id, name }) => ({ value: id, label: name || id }));
  const isKnown = chosen === '' || known.some(({ value }) => value === chosen);
  return [
    { value: '', label: 'Everyone' },
    ...known,
    ...(isKnown ? [] : [{ value: chosen, label: 'An account not on the list' }]),
  ];
}
