import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { cx } from '../browser/class-names.ts';
import styles from './dialog.module.css';

export interface DialogProps {
  title: string;
  description?: ReactNode;
  isWide?: boolean;
  /** Called on Escape. */
  onClose: () => void;
  children: ReactNode;
}

/** The dialog with React Aria, so load it lazily. */
export function DialogFrame({ title, description, isWide = false, onClose, children }: DialogProps) {
  return (
    <ModalOverlay isOpen onOpenChange={(isOpen) => isOpen || onClose()} className={cx(styles.scrim)}>
      <Modal className={cx(styles.box, isWide && styles.wide)}>
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
