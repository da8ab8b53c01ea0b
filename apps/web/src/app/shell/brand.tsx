import { useBoot } from '../../boot/boot.tsx';
import { LogoMark } from '../../ui/logo-mark.tsx';
import styles from './brand.module.css';

export function Brand({ name }: { name: string }) {
  return (
    <span className={styles.brand}>
      <BrandMark className={styles.mark} />
      <span>{name}</span>
    </span>
  );
}

/** The mark of the store. */
export function BrandMark({ className }: { className: string | undefined }) {
  return <LogoMark logo={useBoot().logo} className={className} />;
}
