import { AppLink } from '../../navigation/app-link.tsx';
import { useLocation } from '../../navigation/location.ts';
import type { ShoeLinks } from './shoe-links.ts';
import styles from './shoes-nav.module.css';

/** Navigation between the shoes pages. */
export function ShoesNav({ links }: { links: ShoeLinks }) {
  const { pathname } = useLocation();
  const entries = [
    { label: 'Checklist', href: links.dme },
    { label: 'Cases', href: links.dmeCases },
    { label: 'Board', href: links.dmeBoard },
    { label: 'Recall', href: links.dmeRecall },
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
