import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import type { IconDrawing } from '../ui/icons.ts';
import { LegalLinks } from '../ui/legal/legal-links.tsx';
import styles from './centred-page.module.css';

interface CentredPageProps {
  icon: IconDrawing;
  title: string;
  text: ReactNode;
  children?: ReactNode;
}

export function CentredPage({ icon, title, text, children }: CentredPageProps) {
  return (
    <div className={styles.page}>
      <span className={styles.icon}>
        <Icon drawing={icon} size={36} />
      </span>
      <div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
      </div>
      {children}
      <LegalLinks />
    </div>
  );
}
