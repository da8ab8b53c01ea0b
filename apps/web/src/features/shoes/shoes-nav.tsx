import { AppLink } from '../../navigation/app-link.tsx';
import { useLocation } from '../../navigation/location.ts';
import { shoePaths } from './shoe-paths.ts';
import styles from './shoes-nav.module.css';

export function ShoesNav() {
  const { pathname } = useLocation();
  const entries = [
    { label: 'Checklist', href: shoePaths.dme },
    { label: 'Cases', href: shoePaths.cases },
    { label: 'Board', href: shoePaths.board },
    { label: 'Recall', href: shoePaths.recall },
    { label: 'Denials', href: shoePaths.denials },
  ];
  return (
    <nav aria-label="Diabetic shoes" className={styles.nav}>
      {entries.map(({ label, href }) => (
        <AppLink
          key={href}
          href={href}
          className={styles.link}
          aria-current={pathname.replace(/\/$/, '') === href ? 'page' : undefined}
        >
          {label}
        </AppLink>
      ))}
    </nav>
  );
}
