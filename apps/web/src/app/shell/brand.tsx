import { Icon } from '../../ui/icon.tsx';
import { mortarIcon } from '../../ui/more-icons.ts';
import styles from './brand.module.css';

export function Brand({ name }: { name: string }) {
  return (
    <span className={styles.brand}>
      <span className={styles.mark}>
        <Icon drawing={mortarIcon} size={24} />
      </span>
      <span>{name}</span>
    </span>
  );
}
