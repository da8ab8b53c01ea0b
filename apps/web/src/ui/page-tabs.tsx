import { AppLink } from '../navigation/app-link.tsx';
import { useLocation } from '../navigation/location.ts';
import styles from './page-tabs.module.css';

interface PageTabsProps {
  /** For screen readers. */
  label: string;
  entries: readonly { label: string; href: string }[];
  /** Default: the page of the address. */
  current?: string;
}

/** Links between pages of one subject. */
export function PageTabs({ label, entries, current }: PageTabsProps) {
  const { pathname } = useLocation();
  const shown = current ?? pathname.replace(/\/$/, '');
  return (
    <nav aria-label={label} className={styles.nav}>
      {entries.map((entry) => (
        <AppLink
          key={entry.href}
          href={entry.href}
          className={styles.link}
          aria-current={shown === entry.href ? 'page' : undefined}
        >
          {entry.label}
        </AppLink>
      ))}
    </nav>
  );
}
