import { shoeCaseStatuses, shoeDueFilters, shoeSteps } from '@rxweb/contracts/shoes/cases';
import { useShoesTexts } from '../../../texts/shoes/use-shoes-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
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
  const { list: texts, owners: ownerTexts } = useShoesTexts();
  const choices = useChoices();
  return (
    <search className={styles.filters}>
      <SearchField
        label={texts.search}
        placeholder={texts.placeholder}
        value={search}
        onChange={onSearch}
        maxLength={200}
        className={styles.search}
      />
      <SelectField
        label={texts.status}
        hidesLabel
        value={view.status}
        options={choices.status}
        onChange={(status) => onShow({ ...view, status })}
      />
      <SelectField
        label={ownerTexts.label}
        hidesLabel
        value={view.owner}
        options={owners}
        onChange={(owner) => onShow({ ...view, owner })}
      />
      <SelectField
        label={texts.missing}
        hidesLabel
        value={view.missing}
        options={choices.missing}
        onChange={(missing) => onShow({ ...view, missing })}
      />
      <SelectField
        label={texts.due}
        hidesLabel
        value={view.due}
        options={choices.due}
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
          {texts.clear}
        </Button>
      )}
    </search>
  );
}

function useChoices() {
  const { list: texts, statuses, steps } = useShoesTexts();
  return {
    status: [
      { value: '', label: texts.notArchived },
      ...shoeCaseStatuses.map((value) => ({ value, label: statuses[value] })),
    ],
    missing: [
      { value: '', label: texts.anyStep },
      ...shoeSteps.map((value) => ({ value, label: texts.missingStep(steps[value]) })),
    ],
    due: [
      { value: '', label: texts.dues.any },
      ...shoeDueFilters.map((value) => ({ value, label: texts.dues[value] })),
    ],
  } as const;
}
