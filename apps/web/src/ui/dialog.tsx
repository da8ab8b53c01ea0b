import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { cx } from '../lib/class-names.ts';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  /** One quiet sentence under the title. */
  description?: ReactNode;
  /** Asked for by Escape. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal dialog: shown while it is rendered, keeps the focus inside and gives it back.
 * It brings React Aria with it, so pages load it together with what they show in it.
 */
export function Dialog({ title, description, onClose, children }: DialogProps) {
  return (
    <ModalOverlay isOpen onOpenChange={(isOpen) => isOpen || onClose()} className={cx(styles.scrim)}>
      <Modal className={cx(styles.box)}>
        <AriaDialog>
          <Heading slot="title" level={2} className={cx(styles.title)}>
            {title}
          </Heading>
          {description && <p className={styles.text}>{description}</p>}
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** The row of buttons at a dialog's end, the primary one last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
