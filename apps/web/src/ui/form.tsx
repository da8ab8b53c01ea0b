import type { FormEvent, ReactNode } from 'react';
import styles from './form.module.css';

interface FormProps {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

/** Native validation runs before `onSubmit`; the fields show its errors. */
export function Form({ onSubmit, children }: FormProps) {
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      {children}
    </form>
  );
}
