import { shoeCaseStatuses, shoeSteps } from '@rxweb/contracts/shoes/cases';
import { Button } from '../../../ui/button.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { statusLabels, stepLabels } from '../labels.ts';
import styles from './case-filters.module.css';
import { type CaseView, caseViewQuery, everyCase } from './case-view.ts';

interface CaseFiltersProps {
  view: CaseView;
  onShow: (view: CaseView) => void;
  owners: readonly { value: string; label: string }[];
  search: string;
  onSearch: (search: string) => void;
}

export function CaseFilters({ view, onShow, owners, search, onSearch }: CaseFiltersProps) {
  return (
    <search className={styles.filters}>
      <SearchField
        label="Search cases"
        placeholder="Name, ID or phone"
        value={search}
        onChange={onSearch}
        maxLength={200}
        className={styles.search}
      />
      <SelectField
        label="Status"
        hidesLabel
        value={view.status}
        options={statusChoices}
        onChange={(status) => onShow({ ...view, status })}
      />
      <SelectField
        label="Owner"
        hidesLabel
        value={view.owner}
        options={owners}
        onChange={(owner) => onShow({ ...view, owner })}
      />
      <SelectField
        label="Missing"
        hidesLabel
        value={view.missing}
        options={missingChoices}
        onChange={(missing) => onShow({ ...view, missing })}
      />
      <SelectField
        label="Due"
        hidesLabel
        value={view.due}
        options={dueChoices}
        onChange={(due) => onShow({ ...view, due })}
      />
      {(caseViewQuery(view) !== '' || search !== '') && (
        <Button
          variant="quiet"
          onClick={() => {
            onSearch('');
            onShow(everyCase);
          }}
        >
          Clear
        </Button>
      )}
    </search>
  );
}

const statusChoices = [
  { value: '', label: 'Not archived' },
  ...shoeCaseStatuses.map((value) => ({ value, label: statusLabels[value] })),
] as const;

const missingChoices = [
  { value: '', label: 'Any step' },
  ...shoeSteps.map((value) => ({ value, label: `Missing: ${stepLabels[value]}` })),
] as const;

const dueChoices = [
  { value: '', label: 'Any due date' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'closing', label: 'Closing within 14 days' },
  { value: 'waiting', label: 'Paperwork late' },
  { value: 'requests', label: 'Records requests' },
] as const;
