import { requestKinds } from '@rxweb/contracts/requests/kinds';
import { requestDues } from '@rxweb/contracts/requests/staff';
import { formatCount } from '@rxweb/domain/text/format-count';
import { useId, useState } from 'react';
import { useStaffRequestsTexts } from '../../../texts/use/use-staff-requests-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { IconDrawing } from '../../../ui/icons.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { type Filters, filterQuery, noFilters, stateFilters } from '../filters.ts';
import type { RequestsQuery } from '../use-requests.ts';
import styles from './list.module.css';

const filterIcon: IconDrawing = { stroke: 'M4 6.5h16M7 12h10M10 17.500h4' };

interface ListFiltersProps {
  filters: Filters;
  counts: RequestsQuery['counts'];
  onFilter: (filters: Filters) => void;
}

/** The usual choices as chips; all of them behind the last one. */
export function ListFilters({ filters, counts, onFilter }: ListFiltersProps) {
  const { list: texts } = useStaffRequestsTexts();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const chips = [
    { label: texts.open, count: counts?.open, filters: noFilters },
    { label: texts.overdue, count: counts?.overdue, filters: { ...noFilters, due: 'overdue' as const } },
    { label: texts.mine, filters: { ...noFilters, owner: 'mine' } },
    { label: texts.closed, filters: { ...noFilters, state: 'closed' as const } },
  ];
  const shown = filterQuery(filters);
  const isOther = chips.every((chip) => filterQuery(chip.filters) !== shown);
  return (
    <>
      <fieldset className={styles.chips} aria-label={texts.show}>
        {chips.map((chip) => (
          <button
            key={chip.label}
            type="button"
            className={styles.chip}
            aria-pressed={filterQuery(chip.filters) === shown}
            onClick={() => onFilter(chip.filters)}
          >
            {chip.label}
            {chip.count ? <span className={styles.chipCount}>{formatCount(chip.count)}</span> : null}
          </button>
        ))}
        <button
          type="button"
          className={styles.chip}
          aria-expanded={isOpen || isOther}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon drawing={filterIcon} size={18} />
          {texts.filter}
        </button>
      </fieldset>
      {(isOpen || isOther) && (
        <div id={id} className={styles.fields}>
          <Fields filters={filters} onFilter={onFilter} />
          {shown !== '' && (
            <Button variant="quiet" onClick={() => onFilter(noFilters)}>
              {texts.clear}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

function Fields({ filters, onFilter }: Pick<ListFiltersProps, 'filters' | 'onFilter'>) {
  const { list: texts, states, kinds, dues } = useStaffRequestsTexts();
  const owners = [
    { value: '', label: texts.anyOwner },
    { value: 'mine', label: texts.me },
    { value: 'none', label: texts.noOwner },
    ...(filters.owner && !['mine', 'none'].includes(filters.owner)
      ? [{ value: filters.owner, label: texts.someone }]
      : []),
  ];
  return (
    <>
      <SelectField
        label={texts.state}
        value={filters.state}
        options={stateFilters.map((value) => ({ value, label: value === 'open' ? texts.open : states[value] }))}
        onChange={(state) => onFilter({ ...filters, state })}
      />
      <SelectField
        label={texts.kind}
        value={filters.kind ?? ''}
        options={[{ value: '', label: texts.any }, ...requestKinds.map((value) => ({ value, label: kinds[value] }))]}
        onChange={(kind) => onFilter({ ...filters, kind: kind === '' ? null : kind })}
      />
      <SelectField
        label={texts.owner}
        value={filters.owner ?? ''}
        options={owners}
        onChange={(owner) => onFilter({ ...filters, owner: owner === '' ? null : owner })}
      />
      <SelectField
        label={texts.due}
        value={filters.due ?? ''}
        options={[{ value: '', label: texts.any }, ...requestDues.map((value) => ({ value, label: dues[value] }))]}
        onChange={(due) => onFilter({ ...filters, due: due === '' ? null : due })}
      />
    </>
  );
}
