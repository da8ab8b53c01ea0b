import { usersTexts } from '../../texts/admin/use-users-texts.ts';
import { useStaffTexts } from '../../texts/use/use-staff-texts.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import styles from './list-toolbar.module.css';
import { type ListView, roleFilters, sortedBy, sortKeys, statusFilters } from './list-view.ts';

interface ListToolbarProps {
  view: ListView;
  onShow: (view: ListView) => void;
}

/** Filters. Phones have no column heads, so they also sort here. */
export function ListToolbar({ view, onShow }: ListToolbarProps) {
  const texts = usersTexts.use();
  const { roles } = useStaffTexts().shell;
  return (
    <search className={styles.toolbar}>
      <SearchField
        label={texts.search}
        placeholder={texts.placeholder}
        value={view.search}
        onChange={(search) => onShow({ ...view, search })}
        className={styles.search}
      />
      <SelectField
        label={texts.role}
        hidesLabel
        value={view.role}
        options={roleFilters.map((value) => ({
          value,
          label: value === 'all' ? texts.allRoles : value === 'public' ? texts.noRole : roles[value],
        }))}
        onChange={(role) => onShow({ ...view, role })}
      />
      <SelectField
        label={texts.status}
        hidesLabel
        value={view.status}
        options={statusFilters.map((value) => ({ value, label: texts.statuses[value] }))}
        onChange={(status) => onShow({ ...view, status })}
      />
      <div className={styles.sort}>
        <SelectField
          label={texts.sort}
          hidesLabel
          value={view.sort}
          options={sortKeys.map((value) => ({ value, label: texts.sortBy(texts.columns[value].toLowerCase()) }))}
          onChange={(sort) => onShow(view.sort === sort ? view : sortedBy(view, sort))}
        />
      </div>
    </search>
  );
}
