import { SearchField } from '../../ui/search-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import styles from './list-toolbar.module.css';
import { type ListView, type SortKey, sortedBy, sortKeys } from './list-view.ts';

interface ListToolbarProps {
  view: ListView;
  onShow: (view: ListView) => void;
}

/** Filters. Phones have no column heads, so they also sort here. */
export function ListToolbar({ view, onShow }: ListToolbarProps) {
  return (
    <search className={styles.toolbar}>
      <SearchField
        label="Search users"
        placeholder="Name, email or phone"
        value={view.search}
        onChange={(search) => onShow({ ...view, search })}
        className={styles.search}
      />
      <SelectField
        label="Role"
        hidesLabel
        value={view.role}
        options={roleChoices}
        onChange={(role) => onShow({ ...view, role })}
      />
      <SelectField
        label="Status"
        hidesLabel
        value={view.status}
        options={statusChoices}
        onChange={(status) => onShow({ ...view, status })}
      />
      <div className={styles.sort}>
        <SelectField
          label="Sort by"
          hidesLabel
          value={view.sort}
          options={sortChoices}
          onChange={(sort) => onShow(view.sort === sort ? view : sortedBy(view, sort))}
        />
      </div>
    </search>
  );
}

export const columnNames: Record<SortKey, string> = {
  email: 'Email',
  role: 'Role',
  status: 'Status',
  seen: 'Last sign-in',
  created: 'Created',
};
const sortChoices = sortKeys.map((value) => ({ value, label: `Sort by ${columnNames[value].toLowerCase()}` }));

const roleChoices = [
  { value: 'all', label: 'All roles' },
  { value: 'admin', label: 'Admin' },
  { value: 'pharmacist', label: 'Pharmacist' },
  { value: 'employee', label: 'Employee' },
  { value: 'public', label: 'No role' },
] as const;

const statusChoices = [
  { value: 'all', label: 'All statuses' },
  { value: 'active', label: 'Active' },
  { value: 'invited', label: 'Invited' },
  { value: 'blocked', label: 'Blocked' },
  { value: 'no-factor', label: 'No second factor' },
] as const;
