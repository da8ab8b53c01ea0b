import type { FormEvent, ReactNode } from 'react';
import styles from './form.module.css';

interface FormProps {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

/** A form's column of fields. The browser's own checks run before `onSubmit`; the fields show what they found. */
export function Form({ onSubmit, children }: FormProps) {
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      {children}
    </form>
  );
}
