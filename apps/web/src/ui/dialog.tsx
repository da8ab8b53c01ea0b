import { lazy, type ReactNode, Suspense } from 'react';
import { retryImport } from '../boot/retry-import.ts';
import styles from './dialog.module.css';
import type { DialogProps } from './dialog-frame.tsx';

export const loadDialogFrame = () => import('./dialog-frame.tsx');
const DialogFrame = lazy(async () => ({ default: (await retryImport(loadDialogFrame)).DialogFrame }));

/** Open while rendered; traps the focus and restores it. */
export function Dialog(props: DialogProps) {
  return (
    <Suspense>
      <DialogFrame {...props} />
    </Suspense>
  );
}

/** The primary button comes last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
