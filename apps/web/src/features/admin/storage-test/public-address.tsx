import { CopyButton } from '../../../ui/copy-button.tsx';
import styles from './storage-test.module.css';

/** An address that anybody can open, to look at and to copy. */
export function PublicAddress({ url }: { url: string }) {
  return (
    <div className={styles.address}>
      <span>
        Public URL:{' '}
        <a href={url} target="_blank" rel="noopener noreferrer">
          {url}
        </a>
      </span>
      <CopyButton label="Copy the public URL" text={url} copied="Copied" />
    </div>
  );
}
