import { Icon } from '../../ui/icon.tsx';
import { mortarIcon } from '../../ui/icons.ts';
import styles from './brand.module.css';

/** The store's sign: its mark and its name. */
export function Brand({ name }: { name: string }) {
  return (
    <span className={styles.brand}>
      <span className={styles.mark}>
        <Icon drawing={mortarIcon} size={22} isAdornment />
      </span>
      <span>{name}</span>
    </span>
  );
}
