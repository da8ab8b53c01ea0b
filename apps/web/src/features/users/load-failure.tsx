import { RetryNotice } from '../../ui/retry-notice.tsx';
import styles from './users-page.module.css';

interface LoadFailureProps {
  isLoading: boolean;
  /** When the list that is still shown was read; null when there is none. */
  since: string | null;
  onRetry: () => void;
}

/** Spec section 8, to the letter; below it what that means here. */
export function LoadFailure({ isLoading, since, onRetry }: LoadFailureProps) {
  return (
    <RetryNotice isLoading={isLoading} onRetry={onRetry}>
      <h2 className={styles.failureTitle}>Error Loading Users</h2>
      <p>Failed to fetch users</p>
      {since && <p className={styles.sub}>The list below was loaded at {since}.</p>}
    </RetryNotice>
  );
}
