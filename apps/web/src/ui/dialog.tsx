import { lazy, type ReactNode, Suspense } from 'react';
import { untilLoaded } from '../boot/retry-import.ts';
import styles from './dialog.module.css';
import type { DialogProps } from './dialog-frame.tsx';

export const loadDialogFrame = () => import('./dialog-frame.tsx');
const DialogFrame = lazy(async () => ({ default: (await untilLoaded(loadDialogFrame)).DialogFrame }));

/** A modal dialog: shown while it is rendered, keeps the focus inside and gives it back. */
export function Dialog(props: DialogProps) {
  return (
    <Suspense>
      <DialogFrame {...props} />
    </Suspense>
  );
}

/** The row of buttons at a dialog's end, the primary one last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
