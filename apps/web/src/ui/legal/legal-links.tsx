import { type LegalPageName, practicesPage } from '@rxweb/contracts/shared/legal-pages';
import { useId } from 'react';
import { useBoot } from '../../boot/boot.tsx';
import { useLegalLinksTexts } from '../../texts/use/use-legal-links-texts.ts';
import { useLanguage } from '../../texts/use/use-texts.ts';
import styles from './legal-links.module.css';

interface LegalLinksProps {
  /** Has its own place on this page. */
  omits?: LegalPageName;
}

/** Links to the legal pages that the owner has filled in. They are the server's own pages, so no links of the app. */
export function LegalLinks({ omits }: LegalLinksProps) {
  const texts = useLegalLinksTexts();
  const pages = useLegalPages().filter(({ page }) => page !== omits);
  return (
    <nav aria-label={texts.label}>
      <ul className={styles.links}>
        {pages.map(({ page, href }) => (
          <li key={page}>
            <a href={href} className={styles.link}>
              {texts.pages[page]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Must be prominent on the home page (domain facts 2, I1). Nothing until the owner fills it in. */
export function PracticesLink() {
  const texts = useLegalLinksTexts();
  const notice = useLegalPages().find(({ page }) => page === practicesPage);
  return (
    notice && (
      <a href={notice.href} className={styles.practices}>
        {texts.pages[practicesPage]}
      </a>
    )
  );
}

/** The links to the legal pages while a conversation fills the page. */
export function LegalMenu() {
  const id = useId();
  const { label } = useLegalLinksTexts();
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={id}>
        {label}
      </button>
      <div id={id} popover="auto" className={styles.menu}>
        <p className={styles.menuTitle}>{label}</p>
        <LegalLinks />
      </div>
    </>
  );
}

function useLegalPages() {
  const { legal } = useBoot();
  const language = useLanguage();
  return (legal?.pages ?? []).map((page) => ({ page, href: `/${page}?lang=${language}` }));
}
