import { cx } from '../browser/class-names.ts';
import { Icon } from './icon.tsx';
import styles from './search-field.module.css';
import { searchIcon } from './staff-icons.ts';

interface SearchFieldProps {
  /** For screen readers; others see the placeholder. */
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
  maxLength?: number;
  className?: string | undefined;
}

/** Without browser history. */
export function SearchField({ label, placeholder, value, onChange, maxLength, className }: SearchFieldProps) {
  return (
    <label className={cx(styles.search, className)}>
      <span className="visually-hidden">{label}</span>
      <Icon drawing={searchIcon} className={styles.icon} />
      <input
        type="search"
        value={value}
        maxLength={maxLength}
        placeholder={placeholder}
        autoComplete="off"
        className={styles.input}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </label>
  );
}
